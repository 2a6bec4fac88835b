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
import { homeAliases } from '../../../machines/shared/paths'
import { spokenLanguage } from '../../i18n/language'
import { path, reloadOnce } from '../../platform/page'
import { keepAnswers, mayKeepFiles, openWorker, takeOver } from '../../platform/worker/page'
import { needPart } from '../adapters/dialogs'
import { onRouteChange } from '../adapters/navigation'
import { isDialogOpen } from '../adapters/no-dialog'
import { inspect, startChart } from '../core/chart'
import { merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { perPage } from '../core/lifetime'

/** Screens on which money moves or a game is open: nothing else asks for attention there. */
const moneyPaths: ReadonlySet<string> = new Set([
  paths.deposit,
  paths.withdraw,
  paths.transfer,
  paths.team,
  paths.launchGame,
  paths.startLottery,
  paths.login,
  paths.register,
])

/** What a reload would interrupt now. */
function place(): Place {
  const now = path().replace(/(.)\/+$/, '$1')
  if (moneyPaths.has(now) || isDialogOpen()) return 'money'
  return now === paths.home || homeAliases.some((alias) => alias === now) ? 'home' : 'elsewhere'
}

const worker = perPage(openWorker)

const watchWorker = fromCallback<EventObject, NonReducibleUnknown, WorkerNews>(({ sendBack }) => {
  const own = worker()
  own.addEventListener('waiting', () => sendBack({ type: 'WAITING' }))
  own.addEventListener('controlling', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal) sendBack({ type: 'REPLACED' })
    else void keepAnswers(own, merchantCode(), spokenLanguage())
  })
  // A browser that refuses a worker works without one.
  own.register().catch(() => {})
})

const appUpdateFlow = appUpdateMachine.provide({
  actors: {
    watchWorker,
    lookForUpdate: fromPromise(async () => {
      await worker().update()
      return null
    }),
    activate: fromPromise(async () => {
      await takeOver(worker())
      return null
    }),
  },
  actions: { ...boundEffects, reload: () => void reloadOnce() },
})

export type AppUpdateActor = ActorRefFrom<typeof appUpdateMachine>

/** When a newer version is taken: one chart per page, from the time when the page has nothing else to do. */
export const appUpdate = perPage((): AppUpdateActor => {
  const update = startChart(appUpdateFlow, { place: place() })
  onRouteChange(() => update.send({ type: 'PLACE', place: place() }))
  update.subscribe((state) => {
    if (state.hasTag('asking')) needPart('update')
  })
  return update
})

/** Begins to keep the site's files; not in a page that the flow studio watches, which is served another one. */
export function startKeeping(): void {
  if (mayKeepFiles() && !inspect) appUpdate()
}
