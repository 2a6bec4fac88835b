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

/** Screens that end in a session: what comes up after them greets the player. */
const entrance: readonly string[] = [paths.login, paths.register]

/** What a reload or a dialog would interrupt on the screen of now. */
function placeNow(): Place {
  const now = path().replace(/(.)\/+$/, '$1')
  if (isHome.test(now)) return 'home'
  return business.includes(now) || entrance.includes(now) ? 'money' : 'elsewhere'
}

/** A newer version is asked about on any screen where nothing is interrupted (APP-18). */
export const mayAsk = (): boolean => mayComeUp() || placeNow() === 'elsewhere'

const worker = perPage(openWorker)

const watchWorker = fromCallback<EventObject, NonReducibleUnknown, WorkerNews>(({ sendBack }) => {
  const own = worker()
  own.addEventListener('waiting', () => sendBack({ type: 'WAITING' }))
  // The first one keeps the very files that this page came with, whichever tab it was registered by.
  let isFirst = isWithoutWorker()
  const beInCharge = (first: boolean) => {
    if (first) void keepAnswers(own, merchantCode(), spokenLanguage())
    else sendBack({ type: 'REPLACED' })
  }
  own.addEventListener('controlling', () => {
    void isFirst.then(beInCharge)
    isFirst = Promise.resolve(false)
  })
  // A browser that refuses a worker works without one.
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
      // A turn that it had elsewhere says nothing of this screen.
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

/** When a newer version is taken: one chart per page, from the time when the page has nothing else to do. */
export const appUpdate = perPage((): AppUpdateActor => {
  const update = startChart(appUpdateFlow, { place: placeNow() })
  onRouteChange(() => update.send({ type: 'PLACE', place: placeNow() }))
  update.subscribe((state) => {
    if (state.hasTag('asking')) needPart('update')
    if (!state.hasTag('in-line')) leaveTurn('update')
  })
  return update
})

/** Begins to keep the site's files; not in a page that the flow studio watches, which is served another one. */
export function startKeeping(): void {
  if (mayKeepFiles() && !inspect) appUpdate()
}
