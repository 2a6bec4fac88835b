import type { ReactNode } from 'react'
import { StateView } from '../StateView'
import css from './StatusScreen.module.css'

interface StatusScreenProps {
  picture: ReactNode
  title: ReactNode
  /** What happened, and what is safe. */
  children: ReactNode
  /** One next step. */
  action: ReactNode
  /** An error: announced immediately. */
  urgent?: boolean
}

/** A message-only screen. */
export function StatusScreen({ picture, title, children, action, urgent }: StatusScreenProps) {
  return (
    <div className={css.page}>
      <StateView
        heading="h1"
        role={urgent ? 'alert' : undefined}
        picture={picture}
        title={title}
        action={<div className={css.actions}>{action}</div>}
      >
        {children}
      </StateView>
    </div>
  )
}
