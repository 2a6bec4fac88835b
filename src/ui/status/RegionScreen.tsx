import type { ReactNode } from 'react'
import { StateView } from '../StateView'
import { GatePicture } from './GatePicture'
import css from './StatusPage.module.css'

export interface StatusScreenProps {
  title: ReactNode
  /** What happened, and what is safe. */
  children: ReactNode
  /** One next step; a second, quieter one may follow. */
  actions?: ReactNode
  /** What customer service will ask for. */
  reference?: ReactNode
}

/** The brand may not serve the place or network the player is in: the roped gate. */
export function RegionScreen({ title, children, actions, reference }: StatusScreenProps) {
  return (
    <div className={css.page}>
      <StateView
        heading="h1"
        picture={<GatePicture />}
        title={title}
        action={actions && <div className={css.actions}>{actions}</div>}
      >
        {children}
      </StateView>
      {reference !== undefined && <p className={css.reference}>{reference}</p>}
    </div>
  )
}
