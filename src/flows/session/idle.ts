import { fromCallback, type EventObject } from 'xstate'
import { idleMachine, type IdleLimit, type IdleNews } from '../../../machines/idle/idle.machine'
import { logout } from '../../platform/calls/session'
import { now, phoneTime } from '../../platform/clock'
import { activeRecord, watchedRecord } from '../../platform/late-records'
import { read, remove, whenWrittenElsewhere, write } from '../../platform/storage'
import { onActivity } from '../adapters/activity'
import { needPart } from '../adapters/dialogs'
import { onVisibilityChange } from '../adapters/visibility'
import { startChart } from '../core/chart'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { onPlayerChange, perPlayer } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { currentFlags, currentSession, sessionActor, siteActor, walletActor } from '../core/root'

/** Minutes without use after which a session ends, unless the operator says otherwise (GLI 2.5.4). */
const usualMinutes = 30
const longestWarning = 2 * 60_000
/** How exactly the last use is kept, milliseconds: not every touch is written down. */
const step = 5_000

/** The operator's limit: `IDLEMINUTES3`, whole minutes; null where it is 0. */
function limitNow(): IdleLimit | null {
  const named = currentFlags().IDLEMINUTES3
  const minutes = named !== undefined && /^\d{1,4}$/.test(named) ? Number(named) : usualMinutes
  const limit = minutes * 60_000
  return minutes === 0 ? null : { limit, warning: Math.min(longestWarning, limit / 2) }
}

/**
 * By the phone's own clock, like every time here but the end that is shown: a page learns the platform's time only with
 * its first answers, and a phone that is a day slow would look as if nobody had used it for that day.
 */
const lastUse = () => read(activeRecord)?.at ?? phoneTime()
const used = createListeners()
const changed = createListeners()

/** The last use, of all tabs of this browser: a tab that has slept reads it before it says that nobody was there. */
function noteUse(): void {
  write(activeRecord, { at: phoneTime() })
  used.tell()
}

const watchIdle = fromCallback<EventObject, IdleLimit, IdleNews>(
  ({ sendBack, input: { limit, warning } }) => {
    let timer: ReturnType<typeof setTimeout>
    let warned = false
    const look = () => {
      clearTimeout(timer)
      const left = lastUse() + limit - phoneTime()
      if (left <= 0) return sendBack({ type: 'OVER' })
      const quiet = left <= warning
      if (quiet !== warned) sendBack(quiet ? { type: 'QUIET', until: now() + left } : { type: 'BUSY' })
      warned = quiet
      timer = setTimeout(look, quiet ? left : left - warning)
    }
    const use = () => {
      // A player who was warned has to answer the question.
      if (warned || phoneTime() - lastUse() <= step) return
      // The first touch after a long sleep does not revive a session that has ended meanwhile.
      if (lastUse() + limit <= phoneTime()) look()
      else noteUse()
    }
    let balance = walletActor()?.getSnapshot().context.balance
    const wallet = walletActor()?.subscribe(({ context }) => {
      // A game may tell nothing but what it costs.
      if (balance && context.balance && balance.sumBalance.minor !== context.balance.sumBalance.minor) use()
      balance = context.balance
    })
    const undos = [
      onActivity(use),
      onVisibilityChange(look),
      whenWrittenElsewhere(activeRecord, '', look),
      used.add(() => {
        // Its own answer is no news to the chart.
        warned = false
        look()
      }),
      () => wallet?.unsubscribe(),
    ]
    look()
    return () => {
      clearTimeout(timer)
      for (const undo of undos) undo()
    }
  },
)

const idleFlow = idleMachine.provide({
  actors: { watchIdle },
  actions: {
    ...boundEffects,
    noteUse,
    endSession: () => {
      const token = currentSession()?.token
      if (!token) return
      call(logout, null, { token }).catch(() => {})
      sessionActor()?.send({ type: 'REFUSED', token })
    },
  },
})

/** Watches one player, where the operator has a limit. */
export const idle = perPlayer((atEnd) => {
  const limit = limitNow()
  if (!limit || !currentSession()) return null
  // A new session begins with its sign-in; one that a tab was left with goes on from its last use.
  if (!read(watchedRecord) || !read(activeRecord)) noteUse()
  write(watchedRecord, '1')
  const actor = startChart(idleFlow, limit)
  actor.subscribe((state) => {
    if (state.hasTag('asking')) needPart('idle')
  })
  atEnd(() => remove(activeRecord))
  return actor
})

export const onIdleChange = changed.add

/** Watches every signed-in player from now on. */
export function followIdle(): void {
  const watch = () => {
    // Until the site's settings have come, the operator's limit is not known.
    if (idle.known() !== undefined || !siteActor()?.getSnapshot().hasTag('open')) return
    idle()
    changed.tell()
  }
  watch()
  siteActor()?.subscribe(watch)
  // Afterwards: a chart is not made in the middle of another one's step.
  onPlayerChange(() => {
    queueMicrotask(watch)
    changed.tell()
  })
}
