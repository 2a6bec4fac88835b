import { classes } from '../classes'
import css from './Icon.module.css'

export interface IconProps {
  /** One of the outlines in `phosphor.ts`. */
  of: string
  /** Side in CSS pixels. */
  size?: 16 | 18 | 20 | 24 | 26 | 28 | 30 | 32
  className?: string | undefined
  /** Spoken name. Without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined
}

/** A chrome icon in the colour of the text around it. */
export function Icon({ of, size = 24, className, label }: IconProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      className={classes(css.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      {...spoken}
    >
      <path d={of} />
    </svg>
  )
}
