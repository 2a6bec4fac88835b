import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { add, isPositive } from '../../../machines/shared/arithmetic'
import type { Money } from '../../../machines/shared/money'
import {
  bonusIn,
  boundsIn,
  isLimitSpent,
  methodIn,
  quickIn,
  typedIn,
  type DepositActor,
  typedText,
} from '../../flows/cash/deposit'
import { useSite } from '../../flows/core/useSite'
import { protectionTools } from '../../flows/member/protection-tools'
import { openService } from '../../flows/service/service-link'
import { amountLook, formatMoneyShort } from '../../i18n/amounts'
import { dateAndTime } from '../../i18n/time'
import { linkTo } from '../../../machines/shared/address'
import * as paths from '../../../machines/shared/paths'
import { Form } from '../../ui/Form'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { shieldCheckBold } from '../../ui/icons/phosphor'
import { AmountTicket } from '../../ui/money/AmountTicket'
import { FailedRow } from '../shared/FailedRow'
import { FormFailure } from '../shared/FormFailure'
import { useOnce } from '../shared/Unsettled'
import { FailureAnd } from '../shared/FailureAnd'
import { Methods } from './Methods'
import { Promo } from './Promo'
import { useBalance } from './useBalance'
import css from './deposit.module.css'
import { MoneyButton } from '../shared/MoneyButton'

/** Amount, payment method and promotion, with their result shown before anything is requested. */
export function DepositForm({ deposit }: { deposit: DepositActor }) {
  const { t } = useTranslation(['deposit', 'shell'])
  const failure = useSelector(deposit, (state) => state.context.failure)
  const loading = useSelector(deposit, (state) => state.hasTag('loading'))
  const late = useSelector(deposit, (state) => state.hasTag('late'))
  const sending = useOnce(deposit).status === 'sending'
  const off = sending || loading
  return (
    <Form className={css.form} onSubmit={() => deposit.send({ type: 'SUBMIT' })}>
      <FormFailure>
        {!off && failure && <FailureAnd failure={failure}>{t('deposit:safe')}</FailureAnd>}
      </FormFailure>
      {late && <FailedRow onRetry={() => deposit.send({ type: 'SUBMIT' })}>{t('deposit:late')}</FailedRow>}
      <Amount deposit={deposit} off={off} />
      <Methods deposit={deposit} off={off} />
      <Promo deposit={deposit} off={off} />
      <Limit deposit={deposit} />
      <div className={css.foot}>
        <Submit deposit={deposit} sending={sending} />
      </div>
    </Form>
  )
}

function Amount({ deposit, off }: { deposit: DepositActor; off: boolean }) {
  const { t } = useTranslation('deposit')
  const context = useSelector(deposit, (state) => state.context)
  const { offer, amount, problem } = context
  const balance = useBalance()
  if (!offer || !methodIn(context)) return null
  const { min, max, available } = boundsIn(context)
  const short = (bound: Money | null) => (bound ? formatMoneyShort(bound) : '')
  const values = { min: short(min), max: short(max ?? available), left: short(available) }
  const type = (typed: string) => deposit.send({ type: 'AMOUNT', amount: typed })
  return (
    <AmountTicket
      name="amount"
      label={t('amount')}
      {...amountLook(offer.currency)}
      value={amount}
      onType={type}
      onPick={type}
      bounds={t(isLimitSpent(context) ? 'problem.not-enough' : 'bounds', values)}
      balance={balance && t('balance', { amount: balance.shown })}
      error={problem && t(`problem.${problem}`, values)}
      quick={{
        label: t('quick'),
        amounts: quickIn(context).map((one) => ({ amount: typedText(one), label: formatMoneyShort(one) })),
      }}
      off={off}
    />
  )
}

/**
 * What is left of the player's own limit or, if nothing, until when; where the site cannot change it,
 * customer service can.
 */
function Limit({ deposit }: { deposit: DepositActor }) {
  const { t } = useTranslation('deposit')
  const offer = useSelector(deposit, (state) => state.context.offer)
  const { limits } = useSite(protectionTools)
  if (!offer?.limit) return null
  const { amount, left, hours, period = 'day', until = null } = offer.limit
  return (
    <div className={css.limit}>
      <Icon of={shieldCheckBold} size={20} />
      <p>
        {t(period === 'month' ? 'limit.month' : 'limit', {
          left: formatMoneyShort(left),
          amount: formatMoneyShort(amount),
          hours,
        })}{' '}
        {until !== null && t('limit.until', { time: dateAndTime(until) })}
      </p>
      {limits ? (
        <a className="text-link" href={linkTo(paths.responsible, { view: 'limits' })}>
          {t('change')}
        </a>
      ) : (
        <button type="button" className="text-link" onClick={openService}>
          {t('change')}
        </button>
      )}
    </div>
  )
}

/** What the player receives and pays, and the button that requests the deposit. */
function Submit({ deposit, sending }: { deposit: DepositActor; sending: boolean }) {
  const { t } = useTranslation(['deposit', 'shell'])
  const context = useSelector(deposit, (state) => state.context)
  const adding = useSelector(deposit, (state) => state.hasTag('adding'))
  const renewing = useSelector(deposit, (state) => state.hasTag('renewing') || state.hasTag('loading'))
  const balance = useBalance()
  const fee = methodIn(context)?.fee
  const typed = typedIn(context)
  const amount = typed && isPositive(typed) ? typed : null
  // A balance in another currency cannot be added to this deposit.
  const before = balance?.amount.currency === amount?.currency ? balance?.amount : null
  const willHave = amount && before ? add(add(before, amount), bonusIn(context, amount)) : null
  const pays = amount && fee && isPositive(fee) ? add(amount, fee) : null
  return (
    <div className={css.ask}>
      {balance && willHave && (
        <p className={css.sum}>
          <span className={css.sumLabel}>{t('willHave')}</span>
          <b className="num">{balance.hidden ? '•••••' : formatMoneyShort(willHave)}</b>
        </p>
      )}
      <span className={css.go}>
        <MoneyButton
          type="submit"
          wide
          busy={sending || renewing}
          busyLabel={sending ? t('deposit:sending') : t('shell:loading')}
          disabled={adding}
        >
          {amount ? t('submit', { amount: formatMoneyShort(amount) }) : t('plain')}
        </MoneyButton>
        {pays && (
          <span className={classes(css.pays, 'num')}>{t('youPay', { amount: formatMoneyShort(pays) })}</span>
        )}
      </span>
    </div>
  )
}
