import { useTranslation } from 'react-i18next'
import { goBack } from '../../flows/adapters/navigation'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import { Language } from './Language'

/** The bar of all screens but home: back, title, language (LAYOUT-24, LAYOUT-25). */
export function PageBar({ title }: { title: string }) {
  const { t } = useTranslation('shell')
  return (
    <PageTopBar back={{ label: t('back'), onBack: goBack }} title={title}>
      <Language />
    </PageTopBar>
  )
}
