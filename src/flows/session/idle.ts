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

/** Minutes of inactivity after which a session ends, unless the operator says otherwise (GLI 2.5.4). */
const usualMinutes = 30
const longestWarning = 2 * 60_000
/** Granularity of the stored last activity, milliseconds: not every touch is written. */
const step = 5_000

/** The operator's limit: `IDLEMINUTES3`, whole minutes; null where it is 0. */
function limitNow(): IdleLimit | null {
  const named = currentFlags().IDLEMINUTES3
  const minutes = named !== undefined && /^\d{1,4}$/.test(named) ? Number(named) : usualMinutes
  const limit = minutes * 60_000
  return minutes === 0 ? null : { limit, warning: Math.min(longestWarning, limit / 2) }
}

/**
 * Uses the phone's own clock, like every time here except the displayed end: a page learns the platform's
 * time only with its first answers, and on a phone a day slow it would look as if nobody had used it for that
 * day.
 */
const lastUse = () => read(activeRecord)?.at ?? phoneTime()
const used = createListeners()
const changed = createListeners()

/**
 * Last activity across all tabs of this browser: a tab that has slept reads it before it reports inactivity.
 */
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
      // A warned player must answer the dialog.
      if (warned || phoneTime() - lastUse() <= step) return
      // The first touch after a long sleep does not revive a session that has ended in the meantime.
      if (lastUse() + limit <= phoneTime()) look()
      else noteUse()
    }
    let balance = walletActor()?.getSnapshot().context.balance
    const wallet = walletActor()?.subscribe(({ context }) => {
      // A game may report nothing but its bets.
      if (balance && context.balance && balance.sumBalance.minor !== context.balance.sumBalance.minor) use()
      balance = context.balance
    })
    const undos = [
      onActivity(use),
      onVisibilityChange(look),
      whenWrittenElsewhere(activeRecord, '', look),
      used.add(() => {
        // The chart need not be told its own answer.
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

/** Watches one player, if the operator has set a limit. */
export const idle = perPlayer((atEnd) => {
  const limit = limitNow()
  if (!limit || !currentSession()) return null
  // A new session starts counting at its sign-in; a resumed one continues from its last activity.
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

/** Starts watching every player who signs in. */
export function followIdle(): void {
  const watch = () => {
    // Until the site's settings have loaded, the operator's limit is not known.
    if (idle.known() !== undefined || !siteActor()?.getSnapshot().hasTag('open')) return
    idle()
    changed.tell()
  }
  watch()
  siteActor()?.subscribe(watch)
  // Deferred: a chart must not be created during another chart's transition.
  onPlayerChange(() => {
    queueMicrotask(watch)
    changed.tell()
  })
}
