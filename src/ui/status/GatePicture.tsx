import css from './pictures.module.css'

/** The fair's gate with a rope across it: no access. */
export function GatePicture() {
  return (
    <svg className={css.picture} viewBox="0 0 200 132" aria-hidden="true">
      <path className={css.line} d="M8 124H192" />
      <path className={css.raised} d="M38 124V54Q38 14 100 14T162 54V124H146V58Q146 32 100 32T54 58V124Z" />
      <path className={css.line} d="M38 124V54Q38 14 100 14T162 54V124M146 124V58Q146 32 100 32T54 58V124" />
      <path
        className={css.bulbs}
        d="M46 56h0M48.6 45.8h0M56.3 36.6h0M68.3 29.3h0M83.3 24.6h0M100 23h0M116.7 24.6h0M131.7 29.3h0M143.7 36.6h0M151.4 45.8h0M154 56h0"
      />
      <path className={css.rope} d="M54 92Q100 112 146 92" />
      <path className={css.hooks} d="M54 92h0M146 92h0" />
    </svg>
  )
}
