import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './StickyFoot.module.css'

/** Holds a page's main action at the lower edge, over the content and clear of the phone's own bar. */
export function StickyFoot({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(css.foot, className)}>{children}</div>
}
