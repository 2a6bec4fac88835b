import { appMachine } from '../../../machines/app/app.machine'
import { connectivityMachine } from '../../../machines/connectivity/connectivity.machine'
import { country } from '../../../machines/shared/country'
import { toastsMachine } from '../../../machines/toasts/toasts.machine'
import { spokenLanguage } from '../../i18n/language'
import { operator } from '../../platform/operator'
import { sessionRecord } from '../../platform/records'
import { read, whenStorageBlocked } from '../../platform/storage'
import { reloadHere } from '../../platform/page'
import { isOnline, watchNetwork } from '../adapters/network'
import { boundEffects } from './effects'
import { languageFlow } from '../session/language'
import { followPlayer } from './lifetime'
import { currentSession, holdApp, toastsActor, walletActor, type AppActor } from './root'
import { sessionFlow } from '../session/session'
import { siteFlow } from '../session/site'
import { amountsHidden, walletFlow } from '../cash/wallet'
import { createChart } from './chart'
import { prepareSignOut } from './late-actions'

const appFlow = appMachine.provide({
  actors: {
    siteStatus: siteFlow,
    session: sessionFlow,
    wallet: walletFlow,
    language: languageFlow,
    toasts: toastsMachine,
    connectivity: connectivityMachine.provide({ actors: { watchNetwork }, actions: boundEffects }),
  },
  actions: boundEffects,
})

/** Creates the app's charts without starting them: starting is a separate task. */
export function createApp(): AppActor {
  country.dialling = operator().dialling
  const actor = createChart(appFlow, {
    online: isOnline(),
    hideAmounts: amountsHidden(),
    language: spokenLanguage(),
  })
  // Children read the root while it starts: it must be in place first.
  holdApp(actor)
  return actor
}

/** Starts the app's charts, once, before React renders anything. */
export function startApp(actor = createApp()): AppActor {
  actor.start()
  followPlayer()
  whenStorageBlocked(() =>
    toastsActor()?.send({
      type: 'SHOW',
      notice: { kind: 'info', text: 'storage-blocked', milliseconds: 8_000 },
    }),
  )
  // Code for signed-in players is loaded once there is one: the first screen needs none of it.
  const arrived = actor.subscribe((state) => {
    if (!state.hasTag('signed-in')) return
    arrived.unsubscribe()
    const arrival = import('../session/arrival')
    arrival.then(({ followArrivals }) => followArrivals()).catch(() => {})
    // Signing out must work without a network, too.
    prepareSignOut().catch(() => {})
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // A page from the back/forward cache may show a player who has signed out since: render it again.
    const kept = read(sessionRecord)
    if (kept?.token !== currentSession()?.token) reloadHere()
    else walletActor()?.send({ type: 'MONEY_MOVED' })
  })
  return actor
}
