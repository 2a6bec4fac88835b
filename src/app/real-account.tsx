import { useTranslation } from 'react-i18next'
import { usePlayMoney } from '../flows/session/usePlayMoney'
import type { Tables } from '../i18n/tables'
import { AccountFault } from '../pages/shared/AccountFault'
import { PageBar } from '../pages/shell/PageBar'
import { PageFrame } from '../ui/shell/PageFrame'
import type { PageLoader } from './lazy-page'

/**
 * A screen for real accounts: a trial account is told why not, and nothing is requested from the platform
 * (SESSION-17).
 */
export function realAccount(
  Page: PageLoader['Component'],
  title: keyof Tables['titles'],
): PageLoader['Component'] {
  return function RealAccount() {
    const { t } = useTranslation('titles')
    if (!usePlayMoney()) return <Page />
    return (
      <PageFrame foot="tabs" bar={<PageBar title={t(title)} />}>
        <AccountFault code="trial-refused" />
      </PageFrame>
    )
  }
}
