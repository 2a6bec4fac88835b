import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Change, SignInSecurityActor } from '../../flows/account/sign-in-security'
import { Sheet } from '../../ui/Sheet'
import { useChange } from '../shared/useChange'
import { Proof } from './Proof'

const keyOf = (change: Change | null) =>
  change?.kind === 'withdrawals'
    ? (`change.withdrawals-${change.on ? 'on' : 'off'}` as const)
    : (`change.${change?.kind ?? 'add'}` as const)

/** A change to how the player signs in, and what it requires. */
export function ChangePanel({ actor }: { actor: SignInSecurityActor }) {
  const { t } = useTranslation(['safety', 'shell'])
  const { change, status } = useChange(actor)
  const key = keyOf(useSelector(actor, (state) => state.context.change))
  return (
    <Sheet
      open={status !== null}
      onClose={() => change?.send({ type: 'CANCEL' })}
      title={t(`safety:${key}`)}
      closeLabel={t('shell:close')}
    >
      <Proof parent={actor} text={t(`safety:${key}.text`)} />
    </Sheet>
  )
}
