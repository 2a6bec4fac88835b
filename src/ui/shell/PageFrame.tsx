import type { ReactNode } from 'react'
import { classes } from '../classes'
import css from './PageFrame.module.css'

/** Target of the skip link, and of focus when a page opens. */
const MAIN_ID = 'main'

export interface PageFrameProps {
  /** The page's top bar, outside the main landmark. */
  bar?: ReactNode
  /** What covers the bottom of the page: the tab bar, a sticky action, or nothing. */
  foot?: 'tabs' | 'action' | undefined
  /** Form pages are at most 460 px wide, lists use the whole width. */
  width?: 'full' | 'form' | undefined
  /** The whole page is loading: skeletons are not announced one by one. */
  busy?: boolean | undefined
  children: ReactNode
}

/** One page: its bar, its main landmark, and room for anything fixed at the bottom. */
export function PageFrame({ bar, foot, width = 'full', busy, children }: PageFrameProps) {
  return (
    <>
      {bar}
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={classes(css.page, foot && css[foot], width === 'form' && css.form)}
        aria-busy={busy || undefined}
      >
        {children}
      </main>
    </>
  )
}

/** The first Tab stop: skips the bars. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      {children}
    </a>
  )
}
