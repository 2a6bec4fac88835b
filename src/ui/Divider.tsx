import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './Divider.module.css'

/** A hairline; with words in it ("or continue with") the line breaks for them. */
export function Divider({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return <div className={classes(css.divider, Boolean(children) && css.words, className)}>{children}</div>
}
