import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isZero } from '../../../machines/shared/arithmetic'
import {
  arriving,
  maxOf,
  quickAmounts,
  restOf,
  typedMoney,
  type WithdrawOptions,
  type WithdrawActor,
  typedText,
} from '../../flows/cash/withdraw'
import { formatMoneyShort } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { ChoiceRow } from '../../ui/ChoiceRow'
import { bankFill, plusBold } from '../../ui/icons/phosphor'
import { Sheet } from '../../ui/Sheet'
import { CardForm } from '../security/CardForm'
import { AmountForm } from './AmountForm'
import { ConfirmSheet } from './ConfirmSheet'
import { Facts } from '../../ui/Facts'
import { StepFirst, StepSheet } from './StepSheet'
import css from './withdraw.module.css'

/** Amount, account and costs, then a summary to confirm (WALLET-08). */
export function WithdrawForm({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation('withdraw')
  const options = useSelector(withdraw, (state) => state.context.options)
  const typed = useSelector(withdraw, (state) => state.context.amount)
  const cardId = useSelector(withdraw, (state) => state.context.cardId)
  if (!options) return null
  const { terms, heldByVendors: held } = options
  const amount = typedMoney(typed, terms.currency)
  const rest = arriving(amount, terms.fee)
  const card = options.cards.find(({ id }) => id === cardId)
  const highest = typedText(maxOf(terms))
  const costs = [
    [t('fee'), formatMoney(terms.fee)],
    ...(rest ? [[t('arrives'), formatMoney(rest)] as const] : []),
    ...(terms.usualMinutes === undefined
      ? []
      : [[t('takes'), t('takes.minutes', { count: terms.usualMinutes })] as const]),
  ] as const
  const go = t('next', { amount: formatMoneyShort(amount) })
  return (
    <>
      <AmountForm
        actor={withdraw}
        terms={terms}
        turnover={terms.turnover}
        quick={quickAmounts(terms).map((sum) => ({
          amount: typedText(sum),
          label: typedText(sum) === highest ? t('all') : formatMoneyShort(sum),
        }))}
        onPick={(picked) =>
          withdraw.send(picked === highest ? { type: 'ALL' } : { type: 'TYPE', value: picked })
        }
        next={rest ? go : t('next.plain')}
      >
        <Accounts withdraw={withdraw} options={options} />
        <Facts
          facts={[
            ...(held && !isZero(held) ? [[t('heldByVendors'), formatMoney(held)] as const] : []),
            ...costs,
          ]}
        />
      </AmountForm>
      {options.secondStep === 'missing' && <StepFirst />}
      <StepSheet withdraw={withdraw} />
      <MoreCards withdraw={withdraw} options={options} />
      <ConfirmSheet
        actor={withdraw}
        title={t('confirm.title', { amount: formatMoneyShort(amount) })}
        facts={[
          [t('amount'), formatMoney(amount)],
          ...costs,
          [t('to'), t('account', { bank: card?.bankName ?? '', digits: card?.lastDigits ?? '' })],
        ]}
        go={go}
        busy={t('busy')}
      />
    </>
  )
}

interface Part {
  withdraw: WithdrawActor
  options: WithdrawOptions
}

function Accounts({ withdraw, options }: Part) {
  const { t } = useTranslation('withdraw')
  const chosen = useSelector(withdraw, (state) => state.context.cardId)
  const rests = restOf(options, chosen)
  return (
    <fieldset className={css.group}>
      <legend>{t('to')}</legend>
      <Card pad="none">
        {options.cards.map(({ id, bankName, lastDigits, restsUntil }) => (
          <ChoiceRow
            key={id}
            name="card"
            value={id}
            checked={id === chosen}
            icon={bankFill}
            sub={
              restsUntil === undefined
                ? t('ending', { digits: lastDigits })
                : t('ending.rests', { digits: lastDigits, when: dateAndTime(restsUntil) })
            }
            onChange={() => withdraw.send({ type: 'CHOOSE_CARD', cardId: id })}
          >
            {bankName}
          </ChoiceRow>
        ))}
      </Card>
      {rests !== undefined && <p className="muted">{t('rests', { when: dateAndTime(rests) })}</p>}
      <Button look="line" size="s" icon={plusBold} onClick={() => withdraw.send({ type: 'ADD_CARD' })}>
        {t('addCard')}
      </Button>
    </fieldset>
  )
}

/** Another bank account, in a panel above the form. */
function MoreCards({ withdraw, options }: Part) {
  const { t } = useTranslation(['withdraw', 'shell'])
  const open = useSelector(withdraw, (state) => state.hasTag('adding-card'))
  const added = useCallback(() => withdraw.send({ type: 'CARD_ADDED' }), [withdraw])
  return (
    <Sheet
      open={open}
      onClose={() => withdraw.send({ type: 'CANCEL' })}
      title={t('withdraw:addCard')}
      closeLabel={t('shell:close')}
    >
      <CardForm inset banks={options.banks} onSaved={added} />
    </Sheet>
  )
}
