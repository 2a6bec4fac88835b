import { createActor, fromPromise, type ActorRefFrom } from 'xstate'
import { popupsMachine } from '../../machines/popups/popups.machine'
import type { Announcement } from '../platform/calls/content'
import { now } from '../platform/clock'
import { hiddenPopupsRecord } from '../platform/records'
import { read, write } from '../platform/storage'
import { calendarDay } from '../i18n/time'
import { untilNoDialog } from './adapters/no-dialog'
import { homeContent, homeContentActor } from './home'
import { appActor } from './root'
import { inspect } from './inspect'

/** Announcements put away for today; yesterday's do not count any more. */
function hiddenToday(): readonly string[] {
  const kept = read(hiddenPopupsRecord)
  return kept?.day === calendarDay(now()) ? kept.ids : []
}

function hideToday(id: string): void {
  write(hiddenPopupsRecord, { day: calendarDay(now()), ids: [...new Set([...hiddenToday(), id])] })
}

const popupsFlow = popupsMachine.provide({
  actors: {
    loadHidden: fromPromise(async () => hiddenToday()),
    untilClear: fromPromise(({ signal }) => untilNoDialog(signal)),
  },
  actions: { hideToday: (_, { id }) => hideToday(id) },
})

export type PopupsActor = ActorRefFrom<typeof popupsMachine>
let popups: PopupsActor | null = null

/** The announcements of home, offered once somebody is signed in and home has brought them (HOME-03). */
export function popupsActor(): PopupsActor {
  if (popups) return popups
  const actor = createActor(popupsFlow, { inspect }).start()
  popups = actor
  const offer = () => {
    if (!appActor().getSnapshot().hasTag('signed-in')) actor.send({ type: 'SIGNED_OUT' })
    else if (actor.getSnapshot().matches('waiting')) {
      const { data } = homeContent.view(homeContentActor().getSnapshot())
      if (data) actor.send({ type: 'OFFER', ids: data.popup.map(({ id }) => id) })
    }
  }
  offer()
  appActor().subscribe(offer)
  homeContentActor().subscribe(offer)
  return actor
}

/** The announcement in front, or undefined. */
export function popupOf(id: string | undefined): Announcement | undefined {
  return homeContent.view(homeContentActor().getSnapshot()).data?.popup.find((one) => one.id === id)
}
