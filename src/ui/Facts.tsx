import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './Facts.module.css'

export interface FactsProps {
  /** Label and value of each fact. */
  facts: readonly (readonly [label: ReactNode, value: ReactNode])[]
  /** Accessible name. */
  label?: string
  className?: string | undefined
}

/** Facts in rows, label left, value right. */
export function Facts({ facts, label, className }: FactsProps) {
  return (
    <dl className={classes(css.facts, className)} aria-label={label}>
      {facts.map(([name, value], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
