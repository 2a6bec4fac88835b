import type { ReactNode } from 'react'
import { Card } from '../Card'
import { classes } from '../classes'
import css from './NetSum.module.css'

export interface NetSumProps {
  label: string
  amount: string
  /** The player has won: nothing else is shown as a win. */
  good: boolean
  /** Word for how it stands: never colour alone. */
  word: string
  /** What it is made of. */
  children: ReactNode
}

/** What a stretch of time came to. */
export function NetSum({ label, amount, good, word, children }: NetSumProps) {
  return (
    <Card className={css.net}>
      <span className={css.label}>
        {label} · {word}
      </span>
      <b className={classes(css.amount, good && 'good')}>{amount}</b>
      <span className={css.label}>{children}</span>
    </Card>
  )
}
