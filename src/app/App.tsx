import { useSelector } from '@xstate/react'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogsNeeded, onDialogsNeeded } from '../flows/adapters/dialogs'
import { appActor } from '../flows/root'
import { partOfFrame } from '../i18n/lazy'
import { Frame } from './Frame'
import { useNavigation } from './navigation'
import { PageWait } from './PageWait'
import { Toasts } from './Toasts'

const ClosedSite = lazy(
  partOfFrame(() => import('./ClosedSite').then(({ ClosedSite: page }) => ({ default: page }))),
)
const Dialogs = lazy(
  partOfFrame(() => import('./Dialogs').then(({ Dialogs: parts }) => ({ default: parts }))),
)

/** The whole page: the closed-site screens take the place of every other. */
export function App() {
  useNavigation()
  const closed = useSelector(appActor(), (state) => state.hasTag('closed'))
  const dialogs = useSyncExternalStore(onDialogsNeeded, dialogsNeeded)
  return (
    <>
      {closed ? (
        <Suspense fallback={<PageWait />}>
          <ClosedSite />
        </Suspense>
      ) : (
        <Frame />
      )}
      {dialogs && (
        <Suspense fallback={null}>
          <Dialogs />
        </Suspense>
      )}
      <Toasts />
    </>
  )
}
