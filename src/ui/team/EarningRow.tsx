import type { ReactNode } from 'react'
import css from './EarningRow.module.css'

export interface EarningRowProps {
  name: ReactNode
  sub: ReactNode
  amount: ReactNode
}

/** What something has earned, with what it was earned by. */
export function EarningRow({ name, sub, amount }: EarningRowProps) {
  return (
    <div className={css.row}>
      <span className={css.words}>
        <b>{name}</b>
        <small>{sub}</small>
      </span>
      <b className={css.amount}>{amount}</b>
    </div>
  )
}
