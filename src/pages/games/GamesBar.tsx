import { useTranslation } from 'react-i18next'
import { goBack } from '../../flows/adapters/navigation'
import { PageTopBar } from '../../ui/shell/PageTopBar'
import Balance from '../shell/Balance'
import { Language } from '../shell/Language'

/** The bar of a screen where money is spent, with the balance (LAYOUT-17, LAYOUT-24). */
export function GamesBar({ title, guest }: { title: string; guest: boolean }) {
  const { t } = useTranslation('shell')
  const back = { label: t('back'), onBack: goBack }
  return guest ? (
    <PageTopBar back={back} title={title}>
      <Language />
    </PageTopBar>
  ) : (
    <PageTopBar back={back} title={title} balance={<Balance />} />
  )
}
