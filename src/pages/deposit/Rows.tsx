import { useTranslation } from 'react-i18next'
import { add, isZero } from '../../../machines/shared/arithmetic'
import type { Money } from '../../../machines/shared/money'
import type { DepositOrder } from '../../flows/cash/deposit'
import { formatSigned } from '../../i18n/amounts'
import { formatMoney } from '../../i18n/money'
import { dateAndTime } from '../../i18n/time'
import { Card } from '../../ui/Card'
import css from './deposit.module.css'

/** What the player pays: the amount plus the fee. */
export const totalOf = ({ amount, fee }: DepositOrder): Money => add(amount, fee)

/** A deposit's details, line by line; empty ones are omitted. */
export function Rows({ order }: { order: DepositOrder }) {
  const { t } = useTranslation('deposit')
  const { amount, fee, bonus, method, transfer, paidAt } = order
  const rows = [
    [t('row.place'), method.name],
    ...(transfer ? [[t('row.holder'), transfer.holder]] : []),
    [t('amount'), formatMoney(amount)],
    ...(isZero(fee)
      ? []
      : [
          [t('row.fee'), formatMoney(fee)],
          [t('row.total'), formatMoney(totalOf(order))],
        ]),
    ...(isZero(bonus) ? [] : [[t('row.bonus'), formatSigned(bonus)]]),
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
