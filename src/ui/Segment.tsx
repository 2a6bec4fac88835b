import type { ReactNode } from 'react'
import { classes } from './classes'
import { useRovingTabs } from './useRovingTabs'
import css from './Segment.module.css'

/** One tab of a tab list. `panel` is the id of the element it shows. */
interface TabChoice<V extends string> {
  value: V
  label: ReactNode
  panel?: string | undefined
}

export interface SegmentProps<V extends string> {
  /** Accessible name of the list. */
  label: string
  choices: readonly TabChoice<V>[]
  value: V
  onChange: (value: V) => void
  className?: string | undefined
}

/** Two to four alternatives side by side. */
export function Segment<V extends string>({ label, choices, value, onChange, className }: SegmentProps<V>) {
  const values = choices.map((choice) => choice.value)
  const { listProps, tabProps } = useRovingTabs(values, value, onChange)
  return (
    <div {...listProps} className={classes(css.segment, className)} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          {...tabProps(choice.value)}
          className={css.tab}
          aria-controls={choice.panel}
        >
          {choice.label}
        </button>
      ))}
    </div>
  )
}
