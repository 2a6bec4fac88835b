import { fromPromise, type ActorRefFrom } from 'xstate'
import { popupsMachine } from '../../../machines/popups/popups.machine'
import type { Announcement } from '../../platform/calls/content'
import { now } from '../../platform/clock'
import { hiddenPopupsRecord, readPopupsRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { calendarDay } from '../../i18n/time'
import { onRouteChange } from '../adapters/navigation'
import { leaveTurn, untilTurn } from '../session/turns'
import { mayComeUp } from '../session/way-back'
import { homeContent, homeContentActor } from './home'
import { isMuted } from '../core/muted'
import { currentAccount, perPlayer } from '../core/lifetime'
import { startChart } from '../core/chart'

/** Announcements hidden for today; yesterday's no longer count. */
function hiddenToday(): readonly string[] {
  const kept = read(hiddenPopupsRecord)
  return kept?.day === calendarDay(now()) ? kept.ids : []
}

function hideToday(id: string): void {
  write(hiddenPopupsRecord, { day: calendarDay(now()), ids: [...new Set([...hiddenToday(), id])] })
}

/** How many read announcements are remembered: older ones are no longer sent. */
const longest = 100

const readBefore = (): readonly string[] => read(readPopupsRecord, currentAccount()) ?? []

function markRead(id: string): void {
  write(readPopupsRecord, [...new Set([...readBefore(), id])].slice(-longest), currentAccount())
}

const popupsFlow = popupsMachine.provide({
  actors: {
    loadHidden: fromPromise<readonly string[]>(async () => [...hiddenToday(), ...readBefore()]),
    untilClear: fromPromise(({ signal }) => untilTurn('announcement', signal)),
  },
  actions: { hideToday: (_, { id }) => hideToday(id), markRead: (_, { id }) => markRead(id) },
})

type PopupsActor = ActorRefFrom<typeof popupsMachine>

/** Home's announcements, offered once someone is signed in and home has loaded them (HOME-03). */
export const popupsActor = perPlayer((atEnd): PopupsActor => {
  const actor = startChart(popupsFlow)
  const offer = () => {
    const { data } = homeContent.view(homeContentActor().getSnapshot())
    if (data && !isMuted('offers') && mayComeUp() && actor.getSnapshot().matches('waiting')) {
      actor.send({ type: 'OFFER', ids: data.popup.map(({ id }) => id) })
    }
  }
  offer()
  const content = homeContentActor().subscribe(offer)
  atEnd(() => content.unsubscribe())
  const queued = actor.subscribe((state) => {
    if (!state.hasTag('pending') && !state.hasTag('open')) leaveTurn('announcement')
  })
  atEnd(() => queued.unsubscribe())
  // If held back, they are offered on the next visit to home.
  atEnd(onRouteChange(offer))
  return actor
})

/** The announcement on screen, or undefined. */
export function popupOf(id: string | undefined): Announcement | undefined {
  return homeContent.view(homeContentActor().getSnapshot()).data?.popup.find((one) => one.id === id)
}
