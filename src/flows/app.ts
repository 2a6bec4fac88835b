import { createActor } from 'xstate'
import { appMachine } from '../../machines/app/app.machine'
import { connectivityMachine } from '../../machines/connectivity/connectivity.machine'
import { toastsMachine } from '../../machines/toasts/toasts.machine'
import { spokenLanguage } from '../i18n/language'
import { sessionRecord } from '../platform/records'
import { read, whenStorageBlocked } from '../platform/storage'
import { reloadHere } from '../platform/page'
import { isOnline, watchNetwork } from './adapters/network'
import { boundEffects } from './effects'
import { languageFlow } from './language'
import { currentSession, holdApp, toastsActor, walletActor, type AppActor } from './root'
import { sessionFlow } from './session'
import { siteFlow } from './site'
import { amountsHidden, walletFlow } from './wallet'
import { inspect } from './inspect'

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

/** Makes the app's charts; they stand still until they are started, which is work enough for another piece. */
export function createApp(): AppActor {
  const actor = createActor(appFlow, {
    inspect,
    input: { online: isOnline(), hideAmounts: amountsHidden(), language: spokenLanguage() },
  })
  // Children ask for the root while it starts: it has to be in place before.
  holdApp(actor)
  return actor
}

/** Starts the app's charts, once, before React draws anything. */
export function startApp(actor = createApp()): AppActor {
  actor.start()
  whenStorageBlocked(() =>
    toastsActor()?.send({
      type: 'SHOW',
      notice: { kind: 'info', text: 'storage-blocked', milliseconds: 8_000 },
    }),
  )
  // What waits for a player is fetched with the first one who is here: nothing of it is on the first screen.
  const arrived = actor.subscribe((state) => {
    if (!state.hasTag('signed-in')) return
    arrived.unsubscribe()
    import('./arrival').then(({ followArrivals }) => followArrivals()).catch(() => {})
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // A page kept by the browser may show a player who has signed out since: draw it afresh then.
    const kept = read(sessionRecord)
    if (kept?.token !== currentSession()?.token) reloadHere()
    else walletActor()?.send({ type: 'MONEY_MOVED' })
  })
  return actor
}
