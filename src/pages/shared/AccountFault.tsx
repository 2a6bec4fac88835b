import { useTranslation } from 'react-i18next'
import type { Failure, FailureCode } from '../../../machines/shared/failure'
import * as paths from '../../../machines/shared/paths'
import { askToSignOut, openService } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'

type AccountCode = Extract<FailureCode, 'region-blocked' | 'trial-refused'>

/** A refusal that concerns the account: retrying changes nothing as long as the account is the same. */
export const isAccountFault = (failure: Failure | null): failure is Failure & { code: AccountCode } =>
  failure?.code === 'region-blocked' || failure?.code === 'trial-refused'

/** What the account cannot do, why, and what it can do instead (SESSION-16, ERROR-31). */
export function AccountFault({ code }: { code: AccountCode }) {
  const { t } = useTranslation(['parts', 'shell'])
  const trial = code === 'trial-refused'
  return (
    <EmptyState
      title={t(`parts:account.${code}.title`)}
      action={
        trial ? (
          <>
            <Button href={paths.register}>{t('parts:account.register')}</Button>
            <Button look="quiet" href={paths.home}>
              {t('shell:toHome')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={openService}>{t('parts:maintenance.service')}</Button>
            <Button look="quiet" onClick={() => askToSignOut()}>
              {t('parts:signOut')}
            </Button>
          </>
        )
      }
    >
      {t(`parts:account.${code}.text`)}
    </EmptyState>
  )
}
