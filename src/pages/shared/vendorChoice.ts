import { checkImage } from '../../flows/core/urls'

interface Vendor {
  readonly vassalage: string
  readonly name: string
  readonly mobileSmallIcon: string
}

/** A vendor as rendered by lists and strips of vendors. */
export const vendorChoice = ({ vassalage, name, mobileSmallIcon }: Vendor) => ({
  key: vassalage,
  name,
  logo: checkImage(mobileSmallIcon),
})
