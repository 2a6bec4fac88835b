import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import {
  arriving,
  exact,
  mostOf,
  mustBetFirst,
  nextStep,
  quickAmounts,
  type Desk,
  type WithdrawActor,
} from '../../flows/withdraw'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ChoiceRow } from '../../ui/ChoiceRow'
import { bankFill, plusBold } from '../../ui/icons/phosphor'
import { AmountTicket } from '../../ui/money/AmountTicket'
import { Sheet } from '../../ui/Sheet'
import { FormFailure } from '../login/FormFailure'
import { CardForm } from '../security/CardForm'
import { FailureWords } from '../shared/FailureWords'
import { BetFirst } from './BetFirst'
import { ConfirmSheet } from './ConfirmSheet'
import { Facts } from '../../ui/Facts'
import css from './withdraw.module.css'

/** Amount, account and what it costs (WALLET-08). */
export function Form({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation(['withdraw', 'shell'])
  const desk = useSelector(withdraw, (state) => state.context.desk)
  const failure = useSelector(withdraw, (state) => state.context.failure)
  const notDone = useSelector(withdraw, (state) => state.context.notDone)
  const amount = useSelector(withdraw, (state) => state.context.amount)
  const loading = useSelector(withdraw, (state) => state.matches('loading'))
  // In the panel, the reason shows there.
  const here = useSelector(withdraw, (state) => !state.hasTag('asking'))
  if (!desk) return null
  const { terms } = desk
  const money = (sum: string) => formatMoney(sum, terms.currency)
  const blocked = mustBetFirst(desk)
  const rest = arriving(amount, terms)
  const held = desk.withMakers === '0.00' ? null : desk.withMakers
  return (
    <>
      <form
        className={css.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          nextStep(withdraw)
        }}
      >
        <FormFailure>
          {failure && here && (
            <>
              <FailureWords failure={failure} />
              {notDone && ` ${t('withdraw:nothingMoved')}`}
            </>
          )}
        </FormFailure>
        {blocked && <BetFirst turnover={terms.turnover} money={money} />}
        <Amount withdraw={withdraw} desk={desk} money={money} off={loading} />
        <Accounts withdraw={withdraw} desk={desk} />
        <Facts
          facts={[
            ...(held ? [[t('withdraw:withMakers'), money(held)] as const] : []),
            [t('withdraw:fee'), money(terms.fee)],
            [t('withdraw:arrives'), rest ? money(rest) : '–'],
          ]}
        />
        <Button type="submit" wide disabled={blocked} busy={loading} busyLabel={t('shell:loading')}>
          {rest ? t('withdraw:next', { amount: money(exact(amount)) }) : t('withdraw:next.plain')}
        </Button>
      </form>
      <MoreCards withdraw={withdraw} desk={desk} />
      <ConfirmSheet withdraw={withdraw} desk={desk} money={money} />
    </>
  )
}

interface Part {
  withdraw: WithdrawActor
  desk: Desk
}
interface Priced extends Part {
  money: (amount: string) => string
}

function Amount({ withdraw, desk, money, off }: Priced & { off: boolean }) {
  const { t } = useTranslation('withdraw')
  const amount = useSelector(withdraw, (state) => state.context.amount)
  const problem = useSelector(withdraw, (state) => state.context.problem)
  const { terms } = desk
  const { min, max, available } = terms
  const most = mostOf(terms)
  const quick = quickAmounts(terms).map((sum) => ({
    amount: sum,
    label: sum === most ? t('all') : money(sum).slice(0, -3),
  }))
  return (
    <AmountTicket
      name="amount"
      label={t('amount')}
      sign={money('0').replace(/[\d.]/g, '')}
      value={amount}
      onType={(value) => withdraw.send({ type: 'TYPE', value })}
      onPick={(picked) => withdraw.send(picked === most ? { type: 'ALL' } : { type: 'TYPE', value: picked })}
      bounds={t('bounds', { min: money(min), max: money(max) })}
      balance={t('balance', { amount: money(available) })}
      error={
        problem && t(`problem.${problem}`, { min: money(min), max: money(max), available: money(available) })
      }
      quick={{ label: t('quick'), amounts: quick }}
      off={off}
    />
  )
}

function Accounts({ withdraw, desk }: Part) {
  const { t } = useTranslation('withdraw')
  const chosen = useSelector(withdraw, (state) => state.context.cardId)
  return (
    <fieldset className={css.group}>
      <legend>{t('to')}</legend>
      <Card pad="none">
        {desk.cards.map(({ id, bankName, lastDigits }) => (
          <ChoiceRow
            key={id}
            name="card"
            value={id}
            checked={id === chosen}
            icon={bankFill}
            sub={t('ending', { digits: lastDigits })}
            onChange={() => withdraw.send({ type: 'CHOOSE_CARD', cardId: id })}
          >
            {bankName}
          </ChoiceRow>
        ))}
      </Card>
      <Button look="line" size="s" icon={plusBold} onClick={() => withdraw.send({ type: 'ADD_CARD' })}>
        {t('addCard')}
      </Button>
    </fieldset>
  )
}

/** One more account, in a panel over the form. */
function MoreCards({ withdraw, desk }: Part) {
  const { t } = useTranslation(['withdraw', 'shell'])
  const open = useSelector(withdraw, (state) => state.matches('addingCard'))
  const added = useCallback(() => withdraw.send({ type: 'CARD_ADDED' }), [withdraw])
  return (
    <Sheet
      open={open}
      onClose={() => withdraw.send({ type: 'CANCEL' })}
      title={t('withdraw:addCard')}
      closeLabel={t('shell:close')}
    >
      <CardForm inset banks={desk.banks} onSaved={added} />
    </Sheet>
  )
}
