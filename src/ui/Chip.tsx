import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { caretRightBold } from './icons/phosphor'
import css from './Chip.module.css'

type ChipProps = ComponentProps<'button'> & {
  /** Selected: shown by a ring, bold text and `aria-pressed`. */
  picked?: boolean
}

/** A filter or a quick amount, 44 px high. */
export function Chip({ picked = false, className, type = 'button', ...button }: ChipProps) {
  return <button {...button} type={type} className={classes(css.chip, className)} aria-pressed={picked} />
}

/** A chip that links to another page. */
export function ChipLink({ className, children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} className={classes(css.chip, className)}>
      {children}
      <Icon of={caretRightBold} size={16} />
    </a>
  )
}

interface ChipRowProps {
  /** Accessible name of the group. */
  label: string
  /**
   * `scroll` stays on one line, `column` also starts with the screen's column, `flow` wraps, `thirds` makes three equal
   * columns.
   */
  layout?: 'scroll' | 'column' | 'flow' | 'thirds'
  children: ReactNode
  className?: string | undefined
}

/** A group of chips. */
export function ChipRow({ label, layout = 'scroll', children, className }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className={classes(css[layout], className)}>
      {children}
    </div>
  )
}
