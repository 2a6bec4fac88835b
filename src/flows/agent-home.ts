import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { agentHomeMachine, type TeamToday } from '../../machines/agent-home/agent-home.machine'
import { hourOf, nextHour } from '../i18n/hour'
import { calendarDay } from '../i18n/time'
import { subordinate, teamKpiA, teamKpiB, teamKpiC } from '../platform/calls/agency'
import { now } from '../platform/clock'
import { ask } from './client'
import { boundEffects } from './effects'

/** The four counters of the phone's own day: each from its own relay, all of them or none (WIRE-106). */
const loadToday = fromPromise<TeamToday>(async ({ signal }) => {
  const day = calendarDay(now())
  const span = { startDate: day, endDate: day, size: 0 }
  const [a, b, c, below] = await Promise.all([
    ask(teamKpiA, span, { signal }),
    ask(teamKpiB, span, { signal }),
    ask(teamKpiC, span, { signal }),
    ask(subordinate, span, { signal }),
  ])
  return {
    day,
    loggedIn: a.footer.teamLoginMemberCount,
    betting: b.footer.teamBetMemberCount,
    registered: c.footer.teamRegisterMemberCount,
    online: below.footer.teamOnlineCount,
  }
})

type Hour = { type: 'HOUR'; hour: number }

/** Says each full hour; a phone that has slept hears which one it is when the page comes back. */
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
  document.addEventListener('visibilitychange', look)
  wait()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
})

/** The agent home's chart bound to the platform. */
export const agentHomeFlow = agentHomeMachine.provide({
  actors: { loadToday, watchHour: watchHour as never },
  actions: boundEffects,
})

/** The hour of this phone, for the first greeting. */
export const hourHere = (): number => hourOf(now())
