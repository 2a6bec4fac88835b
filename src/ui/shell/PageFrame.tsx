import type { ReactNode } from 'react'
import { classes } from '../classes'
import css from './PageFrame.module.css'

/** Where the skip link leads, and what takes focus when a page opens. */
export const MAIN_ID = 'main'

export interface PageFrameProps {
  /** The page's top bar, outside the main landmark. */
  bar?: ReactNode
  /** What keeps the foot of the page free: the tab bar, a sticky action, or nothing. */
  foot?: 'tabs' | 'action' | undefined
  /** Form pages stop at 460 px, lists use the whole width. */
  width?: 'full' | 'form' | undefined
  /** The whole page is loading: the skeletons inside are not read out one by one. */
  busy?: boolean | undefined
  children: ReactNode
}

/** One page: its bar, its main landmark, and room for whatever is fixed at the foot. */
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

/** The first stop of the Tab key: past the bars, to the page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className="skip-link" href={`#${MAIN_ID}`}>
      {children}
    </a>
  )
}
