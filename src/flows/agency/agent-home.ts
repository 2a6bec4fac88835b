import { fromCallback, fromPromise, type ActorRefFrom, type EventObject } from 'xstate'
import { agentHomeMachine, type TeamToday } from '../../../machines/agent-home/agent-home.machine'
import { hourOf, nextHour } from '../../i18n/hour'
import { calendarDay } from '../../i18n/time'
import { subordinate, teamKpiA, teamKpiB, teamKpiC } from '../../platform/calls/agency'
import { now } from '../../platform/clock'
import { onVisibilityChange } from '../adapters/visibility'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { perPlayer } from '../core/lifetime'

/** The last known counters: they show at once when the agent comes back. */
const kept = perPlayer(() => ({ today: null as TeamToday | null }))

/** The four counters for the phone's current day, one call each: all of them or none (WIRE-106). */
const loadToday = fromPromise<TeamToday>(async ({ signal }) => {
  const own = kept()
  const day = calendarDay(now())
  const span = { startDate: day, endDate: day, size: 0 }
  const [a, b, c, below] = await Promise.all([
    call(teamKpiA, span, { signal }),
    call(teamKpiB, span, { signal }),
    call(teamKpiC, span, { signal }),
    call(subordinate, span, { signal }),
  ])
  own.today = {
    day,
    loggedIn: a.footer.teamLoginMemberCount,
    betting: b.footer.teamBetMemberCount,
    registered: c.footer.teamRegisterMemberCount,
    online: below.footer.teamOnlineCount,
  }
  return own.today
})

type Hour = { type: 'HOUR'; hour: number }

/** Sends each full hour; a phone that was asleep gets the current hour when the page becomes visible again. */
const watchHour = fromCallback<EventObject, Record<string, never>, Hour>(({ sendBack }) => {
  let timer: ReturnType<typeof setTimeout>
  let said = hourOf(now())
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(look, nextHour(now()) - now())
  }
  const look = () => {
    const hour = hourOf(now())
    if (hour !== said) sendBack({ type: 'HOUR', hour })
    said = hour
    wait()
  }
  const forget = onVisibilityChange(look)
  wait()
  return () => {
    clearTimeout(timer)
    forget()
  }
})

/** The agent home chart, bound to the platform. */
export const agentHomeFlow = agentHomeMachine.provide({
  actors: { loadToday, watchHour: watchHour as never },
  actions: boundEffects,
})

export type AgentHomeActor = ActorRefFrom<typeof agentHomeFlow>

/** The phone's current hour, for the first greeting, and the counters of its day, if they are known. */
export function agentHomeInput() {
  const { today } = kept()
  return { hour: hourOf(now()), today: today?.day === calendarDay(now()) ? today : null }
}
