import type { ReactNode } from 'react'
import { classes } from './classes'
import css from './StateView.module.css'

export interface StateViewProps {
  picture: ReactNode
  title: ReactNode
  /** Empty: what would be here. Error: what happened and what is safe. */
  children?: ReactNode
  /** One next step, with at most a link below it. */
  action?: ReactNode
  /** `h1` if the state is the whole page. */
  heading?: 'h1' | 'h2'
  className?: string | undefined
  role?: 'alert' | 'status' | undefined
}

/** A drawing, a heading, a sentence and one next step in place of content. */
export function StateView(props: StateViewProps) {
  const { picture, title, children, action, heading: Heading = 'h2', className, role } = props
  return (
    <div className={classes(css.state, className)} role={role}>
      <div className={css.picture}>{picture}</div>
      <Heading className={classes('display d3', css.title)}>{title}</Heading>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
