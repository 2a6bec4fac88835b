import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { DepositOrder, DepositOrderActor } from '../../flows/cash/deposit'
import { formatMoney } from '../../i18n/money'
import { clockTime, dateAndTime } from '../../i18n/time'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Loader } from '../../ui/Loader'
import { Sum } from '../../ui/money/Sum'
import { Ticket } from '../../ui/Ticket'
import { CopyRow } from './CopyRow'
import { Rows, totalOf } from './Rows'
import { FailureWords } from '../shared/FailureWords'
import css from './deposit.module.css'

interface WaitingProps {
  actor: DepositOrderActor
  order: DepositOrder
  onAgain: () => void
}

/** Where to pay, and by when; the screen polls for the payment. */
export function Waiting({ actor, order, onAgain }: WaitingProps) {
  const { t } = useTranslation(['deposit', 'shell'])
  const looking = useSelector(actor, (state) => state.hasTag('pending'))
  const failure = useSelector(actor, (state) => state.context.failure)
  const { number, method, transfer, payUrl, expiresAt } = order
  const hint = transfer === null ? 'page' : method.kind === 'counter' ? 'counter' : 'transfer'
  return (
    <div className={css.order}>
      <Ticket
        as="section"
        across
        cut={52}
        stub={
          <span className={css.ends}>
            <span>{t('deposit:number', { number })}</span>
            <span>
              {t('deposit:payBy', { time: transfer ? dateAndTime(expiresAt) : clockTime(expiresAt) })}
            </span>
          </span>
        }
      >
        <h2 className={css.small}>{t('deposit:waiting.title')}</h2>
        <Sum of={formatMoney(totalOf(order))} />
      </Ticket>
      <p className={css.hint}>{t(`deposit:waiting.${hint}`, { name: method.name })}</p>
      {transfer && (
        <Card pad="none">
          <dl className={css.rows}>
            <CopyRow
              name={t('deposit:row.reference')}
              text={transfer.reference}
              label={t('deposit:copy.reference')}
            />
            <CopyRow
              name={t(hint === 'counter' ? 'deposit:row.biller' : 'deposit:row.account')}
              text={transfer.account}
              label={t('deposit:copy.account')}
            />
          </dl>
        </Card>
      )}
      <Rows order={order} />
      <div role="status" className={css.looks}>
        <Loader size={24} />
        <span>
          {t(failure ? 'deposit:waiting.failed' : 'deposit:waiting.looking')}{' '}
          <FailureWords failure={failure} />
        </span>
      </div>
      <div className={css.ways}>
        {payUrl !== null && (
          <Button wide onClick={() => actor.send({ type: 'PAY' })}>
            {t('deposit:go')}
          </Button>
        )}
        <Button
          wide
          look={payUrl === null ? 'lit' : 'quiet'}
          disabled={looking}
          onClick={() => actor.send({ type: 'LOOK' })}
        >
          {t('deposit:look')}
        </Button>
        <Button wide look="line" onClick={onAgain}>
          {t('deposit:again')}
        </Button>
      </div>
    </div>
  )
}
