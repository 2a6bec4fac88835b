import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { bonusIn, boundsIn, methodIn, submitDeposit, type DepositActor, sumOf } from '../../flows/deposit'
import { openService } from '../../flows/service-link'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { Icon } from '../../ui/icons/Icon'
import { shieldCheckBold } from '../../ui/icons/phosphor'
import { Loader } from '../../ui/Loader'
import { AmountTicket } from '../../ui/money/AmountTicket'
import { FormFailure } from '../login/FormFailure'
import { FailureWords } from '../shared/FailureWords'
import { Methods } from './Methods'
import { brief, signOf } from './money'
import { Promo } from './Promo'
import { useBalance } from './useBalance'
import css from './deposit.module.css'

/** Amount, way to pay and promotion, with what comes of them before anything is asked for. */
export function Form({ deposit }: { deposit: DepositActor }) {
  const { t } = useTranslation(['deposit', 'shell'])
  const failure = useSelector(deposit, (state) => state.context.failure)
  const sending = useSelector(deposit, (state) => state.hasTag('sending'))
  const finding = useSelector(deposit, (state) => state.hasTag('finding'))
  const unresolved = useSelector(deposit, (state) => state.matches('unresolved'))
  const off = sending || finding
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submitDeposit(deposit)
      }}
    >
      <FormFailure>
        {!off && failure && (
          <>
            <FailureWords failure={failure} /> {t('deposit:safe')}
          </>
        )}
      </FormFailure>
      <Amount deposit={deposit} off={off} />
      <Methods deposit={deposit} off={off} />
      <Promo deposit={deposit} off={off} />
      <Limit deposit={deposit} />
      <div className={css.foot}>
        <div role="status" className={css.told}>
          {finding && (
            <p className={css.finding}>
              <Loader size={24} />
              <span>{t(unresolved ? 'deposit:unresolved' : 'deposit:finding')}</span>
            </p>
          )}
        </div>
        {unresolved ? (
          <Button wide look="quiet" onClick={() => deposit.send({ type: 'RETRY' })}>
            {t('deposit:look')}
          </Button>
        ) : (
          !finding && <Submit deposit={deposit} sending={sending} />
        )}
      </div>
    </form>
  )
}

function Amount({ deposit, off }: { deposit: DepositActor; off: boolean }) {
  const { t } = useTranslation('deposit')
  const context = useSelector(deposit, (state) => state.context)
  const { offer, amount, problem } = context
  const method = methodIn(context)
  const balance = useBalance()
  const currency = offer?.currency ?? 'PHP'
  if (!offer || !method) return null
  const { min, max, available } = boundsIn(context)
  const values = {
    min: brief(min ?? '0', currency),
    max: brief(max ?? '0', currency),
    left: brief(available ?? '0', currency),
  }
  const type = (typed: string) => deposit.send({ type: 'AMOUNT', amount: typed })
  return (
    <AmountTicket
      name="amount"
      label={t('amount')}
      sign={signOf(currency)}
      value={amount}
      onType={type}
      onPick={(picked) => type(picked.replace(/\.00$/, ''))}
      bounds={t('bounds', values)}
      balance={balance && t('balance', { amount: balance.shown })}
      error={problem && t(`problem.${problem}`, values)}
      quick={{
        label: t('quick'),
        amounts: method.quick.map((one) => ({ amount: one, label: brief(one, currency) })),
      }}
      off={off}
    />
  )
}

/** What is left of the player's own limit; changing it is the customer service's. */
function Limit({ deposit }: { deposit: DepositActor }) {
  const { t } = useTranslation('deposit')
  const offer = useSelector(deposit, (state) => state.context.offer)
  if (!offer?.limit) return null
  const { amount, left, hours } = offer.limit
  return (
    <div className={css.limit}>
      <Icon of={shieldCheckBold} size={20} />
      <p>{t('limit', { left: brief(left, offer.currency), amount: brief(amount, offer.currency), hours })}</p>
      <button type="button" className="text-link" onClick={openService}>
        {t('change')}
      </button>
    </div>
  )
}

/** What the player will have and pay, and the one button that asks for it. */
function Submit({ deposit, sending }: { deposit: DepositActor; sending: boolean }) {
  const { t } = useTranslation('deposit')
  const context = useSelector(deposit, (state) => state.context)
  const adding = useSelector(deposit, (state) => state.hasTag('adding'))
  const { offer, amount } = context
  const balance = useBalance()
  const currency = offer?.currency ?? 'PHP'
  const fee = methodIn(context)?.fee ?? '0.00'
  const typed = sumOf(amount)
  const has = typed !== null && typed !== '0.00'
  const willHave = has && balance?.amount != null ? sumOf(balance.amount, typed, bonusIn(context)) : null
  const pays = has ? sumOf(typed, fee) : null
  return (
    <div className={css.ask}>
      {balance && willHave && (
        <p className={css.sum}>
          <span className={css.sumLabel}>{t('willHave')}</span>
          <b className="num">{balance.hidden ? '•••••' : brief(willHave, currency)}</b>
        </p>
      )}
      <span className={css.go}>
        <Button type="submit" wide busy={sending} busyLabel={t('sending')} disabled={adding}>
          {has ? t('submit', { amount: brief(typed, currency) }) : t('plain')}
        </Button>
        {pays && sumOf(fee) !== '0.00' && (
          <span className={classes(css.pays, 'num')}>{t('youPay', { amount: brief(pays, currency) })}</span>
        )}
      </span>
    </div>
  )
}
