import { classes } from './classes'
import css from './Loader.module.css'

interface LoaderProps {
  /** Side in CSS pixels. */
  size?: 20 | 24 | 26 | 40 | 56
  className?: string | undefined
  /** Accessible text; omit if the text next to it already says that something is loading. */
  label?: string | undefined
}

/**
 * The logo's eight bulbs with three lit ones circling. Unlit bulbs use `--loader-off`, lit ones
 * `--loader-on`.
 */
export function Loader({ size = 24, className, label }: LoaderProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg
      className={classes(css.loader, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...spoken}
    >
      <circle className={css.off} cx="12" cy="12" r="9" pathLength="8" strokeDasharray="0 1" />
      <circle className={css.on} cx="12" cy="12" r="9" pathLength="8" strokeDasharray="0 1 0 1 0 6" />
    </svg>
  )
}
