import { classes } from './classes'
import css from './pictures.module.css'

/** A closed booth with a ticket on its counter; `icon` (an outline from `icons/phosphor`) is printed on it. */
export function BoothPicture({
  icon,
  className,
}: {
  icon?: string | undefined
  className?: string | undefined
}) {
  const stripe = (x: number) => `M${x} 36h18.3v18a9.15 9.15 0 0 1-18.3 0Z`
  return (
    <svg className={classes(css.picture, className)} viewBox="0 0 200 132" aria-hidden="true">
      <path className={css.line} d="M8 124H192" />
      <path className={css.raised} d="M44 58H156V124H44Z" />
      <path className={css.surface} d="M56 70H144V98H56Z" />
      <path className={css.line} d="M44 58V124M156 58V124M50 98H150" />
      <path className={css.stripe} d={[36, 72.6, 109.2, 145.8].map(stripe).join('')} />
      <path className={css.stripe2} d={[54.3, 90.9, 127.5].map(stripe).join('')} />
      <path className={css.line} d="M36 36H164M40 12Q100 34 160 12" />
      <path className={css.bulbs} d="M52 20h0M71.2 24.5h0M109.6 26.7h0M128.8 24.5h0M148 20h0" />
      <path className={classes(css.bulbs, css.lit)} d="M90.4 26.7h0" />
      <g transform="rotate(-8 100 88)">
        <path className={css.paper} d="M84 76h32v6a4 4 0 0 0 0 8v6H84v-6a4 4 0 0 0 0-8Z" />
        {icon ? (
          <path className={css.print} d={icon} transform="translate(92 78) scale(.0625)" />
        ) : (
          <path className={css.printLine} d="M93 83h14M93 89h9" />
        )}
      </g>
    </svg>
  )
}

/** A string of bulbs whose plug has come out. */
export function UnpluggedPicture({ className }: { className?: string | undefined }) {
  return (
    <svg className={classes(css.picture, className)} viewBox="0 0 200 132" aria-hidden="true">
      <path className={css.line} d="M6 22Q46 62 82 66M118 66Q154 62 194 22" />
      <path className={css.line} d="M22 36v6M42 50v6M62 61v6M138 61v6M158 50v6M178 36v6" />
      <path className={css.halos} d="M138 74h0M158 63h0M178 49h0" />
      <path className={classes(css.bulbs, css.large)} d="M22 49h0M42 63h0M62 74h0" />
      <path className={classes(css.bulbs, css.large, css.lit)} d="M138 74h0M158 63h0M178 49h0" />
      <path className={classes(css.line, css.raised)} d="M78 58h12a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H78Z" />
      <path className={classes(css.line, css.raised)} d="M112 57h4a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-4Z" />
      <path className={css.line} d="M106 63h6M106 71h6" />
      <path className={classes(css.line, css.spark)} d="M98 48l2-8M90 46l-3-7M106 46l5-6" />
      <path className={classes(css.line, css.shade)} d="M50 118H150" />
    </svg>
  )
}
