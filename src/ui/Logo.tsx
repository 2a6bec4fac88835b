import { classes } from './classes'
import css from './Logo.module.css'

const RIM = ['16 2.6', '24.1 5.9', '27.4 14', '24.1 22.1', '16 25.4', '7.9 22.1', '4.6 14', '7.9 5.9']

/**
 * The brand's logo mark: the wheel with its eight bulbs, or the sun over the bay. CSS shows the one that
 * applies.
 */
export function Mark({ size = 30 }: { size?: 28 | 30 }) {
  const box = { width: size, height: size, viewBox: '0 0 32 32', 'aria-hidden': true } as const
  return (
    <>
      <svg className={classes(css.mark, 'for-perya')} {...box}>
        <path className={css.stroke} d="M16 15L9 30M16 15L23 30" />
        <path className={css.bulbs} d={RIM.map((at) => `M${at}h0`).join('')} />
        <circle cx="16" cy="14" r="3.1" />
      </svg>
      <svg className={classes(css.mark, 'for-bayside')} {...box}>
        <circle cx="16" cy="12" r="7.5" />
        <path className={css.stroke} d="M2 22c4-4 7-4 10 0s6 4 9 0 6-4 9 0M6 29c3.4-3 6-3 8.6 0s5.4 3 8 0" />
      </svg>
    </>
  )
}

export interface LogoProps {
  /** Makes it a link, usually home; `label` is announced after the brand's name. */
  href?: string | undefined
  label?: string | undefined
}

/** Logo mark and name of the brand. */
export function Logo({ href, label }: LogoProps) {
  const inside = (
    <>
      <Mark />
      <b className="for-perya">perya</b>
      <b className="for-bayside">bayside</b>
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
