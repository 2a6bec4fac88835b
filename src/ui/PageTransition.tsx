import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './PageTransition.module.css'

export interface PageTransitionProps {
  /** Changes when the page does, e.g. the route's path. */
  page: string
  /** No fade: a swipe back has moved the page already. */
  still?: boolean
  children: ReactNode
  className?: string | undefined
}

/** Fades a new page in over 300 ms. */
export function PageTransition({ page, still = false, children, className }: PageTransitionProps) {
  return (
    <div key={page} className={classes(!still && css.fade, className)}>
      {children}
    </div>
  )
}
