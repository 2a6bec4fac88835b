import css from './Logo.module.css'

/** The brand's mark: the page contains its drawing (src/operators/page.ts). */
export function Mark({ size = 30 }: { size?: 28 | 30 }) {
  return (
    <svg className="boot-mark" width={size} height={size} aria-hidden>
      <use href="#mark" />
    </svg>
  )
}

interface LogoProps {
  /** The brand's name, in lower case. */
  name: string
  /** Makes it a link, usually home; `label` is announced after the brand's name. */
  href?: string | undefined
  label?: string | undefined
}

/** Logo mark and name of the brand. */
export function Logo({ name, href, label }: LogoProps) {
  const inside = (
    <>
      <Mark />
      <b>{name}</b>
    </>
  )
  if (href === undefined) return <span className={css.logo}>{inside}</span>
  return (
    <a className={css.logo} href={href}>
      {inside}
      {label && <span className="visually-hidden"> {label}</span>}
    </a>
  )
}
