import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './StickyFoot.module.css'

/**
 * Keeps a page's main action at the bottom edge, over the content and clear of the phone's navigation bar.
 */
export function StickyFoot({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(css.foot, className)}>{children}</div>
}
