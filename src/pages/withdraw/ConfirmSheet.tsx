import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { arriving, exact, type Desk, type WithdrawActor } from '../../flows/withdraw'
import { Button } from '../../ui/Button'
import { Sheet } from '../../ui/Sheet'
import { FormFailure } from '../login/FormFailure'
import { Facts } from '../../ui/Facts'
import { PinField } from './PinField'
import { PinReason } from './PinReason'
import css from './withdraw.module.css'

interface ConfirmSheetProps {
  withdraw: WithdrawActor
  desk: Desk
  money: (amount: string) => string
}

/** Everything once more, and the withdrawal password: only from here something is sent (WALLET-08, trust 31). */
export function ConfirmSheet({ withdraw, desk, money }: ConfirmSheetProps) {
  const { t } = useTranslation(['withdraw', 'shell'])
  const open = useSelector(withdraw, (state) => state.hasTag('asking'))
  const amount = useSelector(withdraw, (state) => state.context.amount)
  return (
    <Sheet
      open={open}
      onClose={() => withdraw.send({ type: 'CANCEL' })}
      title={t('withdraw:confirm.title', { amount: money(exact(amount)) })}
      closeLabel={t('shell:close')}
    >
      <Question withdraw={withdraw} desk={desk} money={money} />
    </Sheet>
  )
}

function Question({ withdraw, desk, money }: ConfirmSheetProps) {
  const { t } = useTranslation(['withdraw'])
  const amount = useSelector(withdraw, (state) => state.context.amount)
  const cardId = useSelector(withdraw, (state) => state.context.cardId)
  const pin = useSelector(withdraw, (state) => state.context.pin)
  const missing = useSelector(withdraw, (state) => state.context.pinMissing)
  const failure = useSelector(withdraw, (state) => state.context.failure)
  const sending = useSelector(withdraw, (state) => state.hasTag('sending'))
  const card = desk.cards.find(({ id }) => id === cardId)
  const rows = [
    [t('withdraw:amount'), money(exact(amount))],
    [t('withdraw:fee'), money(desk.terms.fee)],
    [t('withdraw:arrives'), money(arriving(amount, desk.terms) ?? '0')],
    [t('withdraw:to'), t('withdraw:account', { bank: card?.bankName ?? '', digits: card?.lastDigits ?? '' })],
  ] as const
  return (
    <form
      className={css.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        withdraw.send({ type: 'CONFIRM' })
      }}
    >
      <Facts facts={rows} />
      <FormFailure>{failure && <PinReason failure={failure} />}</FormFailure>
      <PinField
        value={pin}
        missing={missing}
        off={sending}
        onType={(value) => withdraw.send({ type: 'TYPE_PIN', value })}
      />
      <Button type="submit" wide busy={sending} busyLabel={t('withdraw:busy')}>
        {t('withdraw:next', { amount: money(exact(amount)) })}
      </Button>
    </form>
  )
}
