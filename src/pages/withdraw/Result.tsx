import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { Tables } from '../../i18n/tables'
import { arriving, type WithdrawActor } from '../../flows/cash/withdraw'
import { formatMoney } from '../../i18n/money'
import { Button } from '../../ui/Button'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import { Facts } from '../../ui/Facts'
import * as paths from '../../../machines/shared/paths'
import css from './withdraw.module.css'

type ReasonKey = keyof Tables['withdraw'] & `reason.${string}`

/** The result, with its number (WALLET-08, WIRE-89). */
export function Result({ withdraw }: { withdraw: WithdrawActor }) {
  const { t } = useTranslation('withdraw')
  const result = useSelector(withdraw, (state) => state.context.result)
  const minutes = useSelector(withdraw, (state) => state.context.options?.terms.usualMinutes)
  if (!result) return null
  const { amount, fee, state, number, bankName, lastDigits, reason } = result
  const arrives = arriving(amount, fee)
  const open = state === 'waiting' || state === 'processing'
  return (
    <section className={css.result} role="status">
      <h2 className="display d2">{t(`done.${state}.title`)}</h2>
      <p>
        {reason && `${t(`reason.${reason}` as ReasonKey)} `}
        {t(`done.${state}.text`)}
      </p>
      <Ticket
        as="div"
        across
        cut={60}
        spent={state === 'refused'}
        stub={
          <div className={css.stub}>
            <small>{t('number')}</small>
            <b>{number}</b>
          </div>
        }
      >
        <small>{t('account', { bank: bankName, digits: lastDigits })}</small>
        <Sum of={formatMoney(amount)} />
      </Ticket>
      {state !== 'refused' && (
        <Facts
          facts={[
            [t('fee'), formatMoney(fee)],
            ...(arrives ? [[t('arrives'), formatMoney(arrives)] as const] : []),
            ...(open && minutes !== undefined
              ? [[t('takes'), t('takes.minutes', { count: minutes })] as const]
              : []),
          ]}
        />
      )}
      <div className={css.ways}>
        <Button href={paths.members}>{t('finish')}</Button>
        <Button look="quiet" href={paths.withdrawReport}>
          {t('report')}
        </Button>
        <Button look="line" onClick={() => withdraw.send({ type: 'AGAIN' })}>
          {t('again')}
        </Button>
      </div>
    </section>
  )
}
