import {
  fromCallback,
  fromPromise,
  type ActorRefFrom,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate'
import {
  appUpdateMachine,
  type Place,
  type WorkerNews,
} from '../../../machines/app-update/app-update.machine'
import * as paths from '../../../machines/shared/paths'
import { spokenLanguage } from '../../i18n/language'
import { path, reloadOnce } from '../../platform/page'
import {
  hearOfNewer,
  isWithoutWorker,
  keepAnswers,
  mayKeepFiles,
  openWorker,
  takeOver,
} from '../../platform/worker/page'
import { needPart } from '../adapters/dialogs'
import { onRouteChange } from '../adapters/navigation'
import { inspect, startChart } from '../core/chart'
import { merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { perPage } from '../core/lifetime'
import { tellNewer } from '../core/newer'
import { leaveTurn, untilTurn } from './turns'
import { business, isHome, mayComeUp } from './way-back'

/** Screens that lead into a session: what opens after them greets the player. */
const entrance: readonly string[] = [paths.login, paths.register]

/** What a reload or dialog would interrupt on the current screen. */
function placeNow(): Place {
  const now = path().replace(/(.)\/+$/, '$1')
  if (isHome.test(now)) return 'home'
  return business.includes(now) || entrance.includes(now) ? 'money' : 'elsewhere'
}

/** A new version is offered on any screen where nothing is interrupted (APP-18). */
export const mayAsk = (): boolean => mayComeUp() || placeNow() === 'elsewhere'

const worker = perPage(openWorker)

const watchWorker = fromCallback<EventObject, NonReducibleUnknown, WorkerNews>(({ sendBack }) => {
  const own = worker()
  own.addEventListener('waiting', () => sendBack({ type: 'WAITING' }))
  // A first worker caches the same files this page was loaded with, whichever tab registered it.
  let isFirst = isWithoutWorker()
  const beInCharge = (first: boolean) => {
    if (first) void keepAnswers(own, merchantCode(), spokenLanguage())
    else sendBack({ type: 'REPLACED' })
  }
  own.addEventListener('controlling', () => {
    void isFirst.then(beInCharge)
    isFirst = Promise.resolve(false)
  })
  // If the browser refuses a worker, the site works without one.
  isFirst
    .then(() => own.register())
    .then(() => hearOfNewer(own, tellNewer))
    .catch(() => {})
})

const appUpdateFlow = appUpdateMachine.provide({
  actors: {
    watchWorker,
    lookForUpdate: fromPromise(async () => {
      await worker().update()
      return null
    }),
    untilTurn: fromPromise(({ signal }) => {
      // A turn granted on another screen does not count on this one.
      leaveTurn('update')
      return untilTurn('update', signal, mayAsk)
    }),
    activate: fromPromise(async () => {
      await takeOver(worker())
      return null
    }),
  },
  actions: { ...boundEffects, reload: () => void reloadOnce() },
})

type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>

/** Decides when to activate a new version: one chart per page, started once the page is idle. */
export const appUpdate = perPage((): AppUpdateActor => {
  const update = startChart(appUpdateFlow, { place: placeNow() })
  onRouteChange(() => update.send({ type: 'PLACE', place: placeNow() }))
  update.subscribe((state) => {
    if (state.hasTag('asking')) needPart('update')
    if (!state.hasTag('in-line')) leaveTurn('update')
  })
  return update
})

/**
 * Starts caching the site's files; not in a page watched by the flow studio, which is served a different one.
 */
export function startKeeping(): void {
  if (mayKeepFiles() && !inspect) appUpdate()
}
