import { useTranslation } from 'react-i18next'
import { type DepositOrder, sumOf } from '../../flows/deposit'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Card } from '../../ui/Card'
import css from './deposit.module.css'

/** What the player pays: the amount and the fee on top of it. */
export const totalOf = ({ amount, fee }: DepositOrder): string => sumOf(amount, fee) ?? amount

const isNothing = (amount: string) => sumOf(amount) === '0.00'

/** What belongs to a deposit, line by line; what is nothing does not show. */
export function Rows({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { amount, fee, bonus, method, transfer, paidAt } = order
  const rows = [
    [t('row.place'), method.name],
    ...(transfer ? [[t('row.holder'), transfer.holder]] : []),
    [t('amount'), formatMoney(amount)],
    ...(isNothing(fee)
      ? []
      : [
          [t('row.fee'), formatMoney(fee)],
          [t('row.total'), formatMoney(totalOf(order))],
        ]),
    ...(isNothing(bonus) ? [] : [[t('row.bonus'), `+${formatMoney(bonus)}`]]),
    ...(paidAt === null ? [] : [[t('row.paid'), dateAndTime(paidAt)]]),
  ]
  return (
    <Card pad="none">
      <dl className={css.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={css.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
