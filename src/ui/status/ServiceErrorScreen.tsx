import { UnpluggedPicture } from '../pictures'
import { StateView } from '../StateView'
import type { StatusScreenProps } from './RegionScreen'
import css from './StatusPage.module.css'

/** The platform does not answer as it should: the unplugged bulbs. */
export function ServiceErrorScreen({ title, children, actions, reference }: StatusScreenProps) {
  return (
    <div className={css.page}>
      <StateView
        heading="h1"
        role="alert"
        picture={<UnpluggedPicture />}
        title={title}
        action={actions && <div className={css.actions}>{actions}</div>}
      >
        {children}
      </StateView>
      {reference !== undefined && <p className={css.reference}>{reference}</p>}
    </div>
  )
}
