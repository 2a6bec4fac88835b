import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { dialogsNeeded, onDialogsNeeded, registerDialogs } from '../flows/adapters/dialogs'
import { appActor } from '../flows/core/root'
import { useOffline } from '../flows/core/useOffline'
import { useAccount } from '../flows/core/useAccount'
import { partOfFrame } from '../i18n/lazy'
import { tagIn } from '../flows/core/tags'
import { late, lateComponent } from '../ui/late'
import { Part } from '../ui/Part'
import { BrokenScreen } from './BrokenScreen'
import { Frame } from './Frame'
import { useNavigation } from './navigation'
import { PageWait } from './PageWait'
import { Toasts } from './Toasts'

const ClosedSite = lateComponent(
  partOfFrame(async () => ({ default: (await import('./ClosedSite')).ClosedSite })),
)
export const offlineBar = late(
  partOfFrame(async () => ({ default: (await import('./OfflineBar')).OfflineBar })),
)
const dialogsPart = late(partOfFrame(async () => ({ default: (await import('./Dialogs')).Dialogs })))

registerDialogs(dialogsPart.load)

/** The closed site as text only, while its screen cannot be loaded. */
function PlainClosed() {
  const { t } = useTranslation('shell')
  const how = useSelector(appActor(), (state) => tagIn(state, 'maintenance', 'restricted'))
  const code =
    how === 'restricted' ? 'region-blocked' : how === 'maintenance' ? 'maintenance' : ('upgrading' as const)
  return <BrokenScreen title={t(`failure.${code}`)} text={t('error.safe')} />
}

/** The whole page: the closed-site screens replace every other. */
export function App() {
  useNavigation()
  const closed = useSelector(appActor(), (state) => state.hasTag('closed'))
  // Everything on screen starts over with another player.
  const account = useAccount()
  const offline = useOffline()
  const dialogs = useSyncExternalStore(onDialogsNeeded, dialogsNeeded)
  return (
    <>
      <Part>{offline && <offlineBar.Component />}</Part>
      {closed ? (
        <Part wait={<PageWait />} broken={<PlainClosed />}>
          <ClosedSite />
        </Part>
      ) : (
        <Frame />
      )}
      {dialogs && (
        <Part key={account}>
          <dialogsPart.Component />
        </Part>
      )}
      <Part>
        <Toasts />
      </Part>
    </>
  )
}
