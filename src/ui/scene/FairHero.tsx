import type { ReactNode } from 'react'
import { classes } from '../classes'
import { Sky } from './Sky'
import { Wheel } from './Wheel'
import css from './FairHero.module.css'

interface FairHeroProps {
  /**
   * home: guest home and agency landing. login: the low one above a form. closed: maintenance, lights out.
   */
  size: 'home' | 'login' | 'closed'
  /** The page's `h1`. The closed hero usually has none: its text is below the picture. */
  title?: ReactNode
  /** One sentence below the title. */
  lead?: ReactNode
  /** One lit button and at most one quiet one. */
  actions?: ReactNode
}

/**
 * The fair under its sky. Make it the first child of the page's main part: it extends behind the top bar,
 * which should be `clear`. The text is painted with the page; the picture needs no image.
 */
export function FairHero({ size, title, lead, actions }: FairHeroProps) {
  const dark = size === 'closed'
  return (
    <div className={classes(css.hero, css[size])} data-bleed="">
      <Sky dark={dark}>
        <Wheel dark={dark} className={css.wheel} />
      </Sky>
      <div className={css.copy}>
        {title !== undefined && <h1 className={css.title}>{title}</h1>}
        {lead !== undefined && <p className={css.lead}>{lead}</p>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  )
}
