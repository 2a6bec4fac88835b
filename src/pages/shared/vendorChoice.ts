import { checkImage } from '../../flows/core/urls'

interface Vendor {
  readonly vassalage: string
  readonly name: string
  readonly mobileSmallIcon: string
}

/** A vendor as lists and strips of vendors draw it. */
export const vendorChoice = ({ vassalage, name, mobileSmallIcon }: Vendor) => ({
  key: vassalage,
  name,
  logo: checkImage(mobileSmallIcon),
})
