import css from './pictures.module.css'

/** A signpost at a fork between the booths, one bulb above it lit: page not found. */
export function SignpostPicture() {
  return (
    <svg className={css.picture} viewBox="0 0 200 132" aria-hidden="true">
      <path className={css.line} d="M8 124H192" />
      <path className={css.line} d="M20 22Q100 46 180 22" />
      <path className={css.bulbs} d="M44 32h0M72 37h0M128 37h0M156 32h0" />
      <path className={css.halo} d="M100 39h0" />
      <path className={css.lit} d="M100 39h0" />
      <path className={css.raised} d="M97 50h6v74h-6z" />
      <path className={css.line} d="M97 124V52h6V124" />
      <path className={css.paper} d="M58 62h84l12 11-12 11H58z" />
      <path className={css.raised} d="M142 92H66L54 103l12 11h76z" />
      <path className={css.line} d="M142 92H66L54 103l12 11h76z" />
      <path className={css.print} d="M70 73h18M94 73h12M112 73h20" />
    </svg>
  )
}
