import { classes } from './classes'
import css from './Flag.module.css'

export type FlagName = 'us' | 'ph' | 'vn'

/** A small flag. Silent: the language's name is next to it. */
export function Flag({ of, className }: { of: FlagName; className?: string | undefined }) {
  return (
    <svg
      className={classes(css.flag, className)}
      width="24"
      height="18"
      viewBox="0 0 24 18"
      aria-hidden="true"
    >
      {of === 'vn' ? (
        <>
          <path fill="#da251d" d="M0 0h24v18H0z" />
          <path
            fill="#ff0"
            d="M12 3l1.5 4.500h4.700l-3.8 2.8 1.4 4.500L12 12l-3.8 2.8 1.4-4.500L5.8 7.500h4.700z"
          />
        </>
      ) : of === 'us' ? (
        <>
          <path fill="#fff" d="M0 0h24v18H0z" />
          <path stroke="#b22234" strokeWidth="2" d="M0 1h24M0 5h24M0 9h24M0 13h24M0 17h24" />
          <path fill="#2f3f76" d="M0 0h11v10H0z" />
          <path
            stroke="#fff"
            strokeWidth="1.3"
            strokeLinecap="round"
            d="M2 2h0M5.5 2h0M9 2h0M3.7 5h0M7.3 5h0M2 8h0M5.5 8h0M9 8h0"
          />
        </>
      ) : (
        <>
          <path fill="#0038a8" d="M0 0h24v9H0z" />
          <path fill="#ce1126" d="M0 9h24v9H0z" />
          <path fill="#fff" d="M0 0l14 9L0 18z" />
          <path
            fill="none"
            stroke="#fcd116"
            strokeWidth="1.1"
            d="M4.8 5.8v6.4M1.6 9H8M2.5 6.7l4.6 4.6M7.1 6.7l-4.6 4.6"
          />
          <circle cx="4.8" cy="9" r="1.9" fill="#fcd116" />
        </>
      )}
    </svg>
  )
}
