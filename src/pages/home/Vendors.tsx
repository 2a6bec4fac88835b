import { useTranslation } from 'react-i18next'
import { homeActor, type HomeState } from '../../flows/home/home'
import { checkImage } from '../../flows/core/urls'
import { EmptyState } from '../../ui/EmptyState'
import { VendorList } from '../../ui/home/VendorList'

/** The vendors of a category without a grid of its own (HOME-13). */
export default function Vendors({ state }: { state: HomeState }) {
  const { t } = useTranslation('home')
  const home = homeActor()
  const { category, menu } = state.context
  const vendors = menu.find((entry) => entry.category === category)?.vendors ?? []
  if (vendors.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
  return (
    <VendorList
      label={t('vendors')}
      vendors={vendors.map(({ vassalage, name, mobileSmallIcon, freeplay }) => ({
        key: vassalage,
        name,
        logo: checkImage(mobileSmallIcon),
        onSelect: () => home.send({ type: 'OPEN', target: { category, vendor: vassalage, freeplay } }),
      }))}
    />
  )
}
