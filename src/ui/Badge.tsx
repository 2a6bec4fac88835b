import { classes } from './classes'
import css from './Badge.module.css'

interface BadgeProps {
  /** Omit for a plain dot. */
  count?: number | undefined
  /** Accessible text, e.g. "3 unclaimed promotions"; without it the badge is silent. */
  label?: string | undefined
  className?: string | undefined
}

/** A count of waiting items; 99+ above 99, nothing at zero. */
export function Badge({ count, label, className }: BadgeProps) {
  if (count !== undefined && count <= 0) return null
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <span className={classes(css.badge, count === undefined && css.dot, className)} {...spoken}>
      {count !== undefined && (count > 99 ? '99+' : count)}
    </span>
  )
}
