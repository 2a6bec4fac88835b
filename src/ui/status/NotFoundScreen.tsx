import { StateView } from '../StateView'
import type { StatusScreenProps } from './RegionScreen'
import { SignpostPicture } from './SignpostPicture'
import css from './StatusPage.module.css'

/** No page has this address: the signpost. */
export function NotFoundScreen({ title, children, actions }: Omit<StatusScreenProps, 'reference'>) {
  return (
    <div className={css.page}>
      <StateView
        heading="h1"
        picture={<SignpostPicture />}
        title={title}
        action={actions && <div className={css.actions}>{actions}</div>}
      >
        {children}
      </StateView>
    </div>
  )
}
