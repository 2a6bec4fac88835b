import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isPositive } from '../../../machines/shared/arithmetic'
import type { Money } from '../../../machines/shared/money'
import type { UplineTransferActor } from '../../flows/cash/upline-transfer'
import type { WithdrawActor } from '../../flows/cash/withdraw'
import { amountLook, formatMoneyShort } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { Form } from '../../ui/Form'
import { AmountTicket, type AmountTicketProps } from '../../ui/money/AmountTicket'
import { FailedRow } from '../shared/FailedRow'
import { FormFailure } from '../shared/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import { BetFirst, type BetFirstProps } from './BetFirst'
import css from './withdraw.module.css'
import { MoneyButton } from '../shared/MoneyButton'

/** The charts for outgoing money: their forms and dialogs are shared. */
export type PayoutActor = WithdrawActor | UplineTransferActor

interface AmountFormProps extends BetFirstProps {
  actor: PayoutActor
  terms: { readonly min: Money; readonly max: Money; readonly available: Money; readonly currency: string }
  quick: NonNullable<AmountTicketProps['quick']>['amounts']
  /** A quick amount was tapped; treated as typed input by default. */
  onPick?: (amount: string) => void
  /** Other choices and information. */
  children: ReactNode
  /** The button's label: the next step. */
  next: string
}

/** The amount of an outgoing payment, and the turnover required first (WALLET-08, WALLET-10). */
export function AmountForm({ actor, terms, turnover, quick, onPick, children, next }: AmountFormProps) {
  const { t } = useTranslation(['withdraw', 'shell'])
  const { failure, notDone, amount, problem } = useSelector(actor, (state) => state.context)
  const loading = useSelector(actor, (state) => state.hasTag('loading'))
  const renewing = useSelector(actor, (state) => state.hasTag('renewing'))
  const late = useSelector(actor, (state) => state.hasTag('late'))
  // While the panel is open, the reason is shown there.
  const here = useSelector(actor, (state) => !state.hasTag('asking'))
  const blocked = isPositive(turnover.left)
  const [min, max] = [terms.min, terms.max].map(formatMoneyShort)
  const available = formatMoney(terms.available)
  const type = (value: string) => actor.send({ type: 'TYPE', value })
  return (
    <Form className={css.body} onSubmit={() => actor.send({ type: 'NEXT' })}>
      <FormFailure>
        {failure && here && (
          <>
            <FailureWords failure={failure} />
            {notDone && ` ${t('withdraw:nothingMoved')}`}
          </>
        )}
      </FormFailure>
      {late && <FailedRow onRetry={() => actor.send({ type: 'NEXT' })}>{t('withdraw:late')}</FailedRow>}
      {blocked && <BetFirst turnover={turnover} />}
      <AmountTicket
        name="amount"
        label={t('withdraw:amount')}
        {...amountLook(terms.currency)}
        value={amount}
        onType={type}
        onPick={onPick ?? type}
        bounds={t('withdraw:bounds', { min, max })}
        balance={t('withdraw:balance', { amount: available })}
        error={problem && t(`withdraw:problem.${problem}`, { min, max, available })}
        quick={{ label: t('withdraw:quick'), amounts: quick }}
        off={loading}
      />
      {children}
      <MoneyButton
        type="submit"
        wide
        disabled={blocked && !late}
        busy={loading || renewing}
        busyLabel={t('shell:loading')}
      >
        {next}
      </MoneyButton>
    </Form>
  )
}
