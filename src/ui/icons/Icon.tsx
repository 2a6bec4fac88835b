import { classes } from '../classes'
import css from './Icon.module.css'

export interface IconProps {
  /** One of the outlines in `phosphor.ts`. */
  of: string
  /** Side in CSS pixels. */
  size?: 16 | 18 | 20 | 24 | 26 | 28 | 30 | 32
  className?: string | undefined
}

/**
 * A UI icon in the current text colour. Decorative: the text next to it, or its button's name, is
 * announced.
 */
export function Icon({ of, size = 24, className }: IconProps) {
  return (
    <svg
      className={classes(css.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  )
}
