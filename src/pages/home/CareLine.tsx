import type { ReactNode } from 'react'
import css from './CareLine.module.css'

export interface CareLineProps {
  /** Accessible name of the age mark; the mark itself, 18+ or 21+, depends on the brand. */
  ageLabel: string
  /** The responsible-play sentence. */
  children: ReactNode
  links?: readonly { href: string; label: string }[] | undefined
  /** Licence and copyright line. */
  legal?: ReactNode
}

/** The end of every long page: the age mark, a sentence about responsible play, and the licences. */
export function CareLine({ ageLabel, children, links, legal }: CareLineProps) {
  return (
    <footer className={css.care}>
      <div className={css.line}>
        <span className={css.age} role="img" aria-label={ageLabel} />
        <p>{children}</p>
      </div>
      {links && links.length > 0 && (
        <ul className={css.links}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {legal !== undefined && <p className={css.legal}>{legal}</p>}
    </footer>
  )
}
