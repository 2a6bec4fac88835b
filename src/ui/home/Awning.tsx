import css from './Awning.module.css'

/** Five stripes of a booth's roof. Muted unless an ancestor sets `--awning-1` and `--awning-2`. */
export function Awning({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 74 22" preserveAspectRatio="none" aria-hidden="true">
      <path
        className={css.a}
        d="M0 0H14.8V12A7.4 7.4 0 0 1 0 12ZM29.6 0H44.4V12A7.4 7.4 0 0 1 29.6 12ZM59.2 0H74V12A7.4 7.4 0 0 1 59.2 12Z"
      />
      <path
        className={css.b}
        d="M14.8 0H29.6V12A7.4 7.4 0 0 1 14.8 12ZM44.4 0H59.2V12A7.4 7.4 0 0 1 44.4 12Z"
      />
    </svg>
  )
}
