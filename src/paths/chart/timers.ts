import type { EventObject, ExecutableActionObject } from 'xstate'
import type { Timer } from './situation'

interface Delayed {
  readonly event: EventObject
  readonly id?: string
  readonly delay?: unknown
  readonly to?: unknown
}

/** The id of a delayed event; defaults to its event type. */
export function timerId(params: Delayed): string {
  return params.id ?? params.event.type
}

/** Milliseconds until a timer fires: one that is set for earlier than now, or for no number, fires at once. */
export const untilFired = (delay: unknown) => Math.max(0, Number(delay)) || 0

/** A delayed event sent to the chart itself: an `after`, a delayed raise, or a delayed send to self. */
function delayedToSelf(action: ExecutableActionObject, self: unknown): Delayed | undefined {
  if (action.type !== 'xstate.raise' && action.type !== 'xstate.sendTo') return undefined
  const params = action.params as Delayed
  if (typeof params.delay !== 'number') return undefined
  return action.type === 'xstate.raise' || params.to === self ? params : undefined
}

const forget = (timers: readonly Timer[], id: string): readonly Timer[] =>
  timers.map((timer) => (timer.id === id ? { ...timer, forgotten: true } : timer))

/** The timers after a step's actions: delayed events start them, cancels stop them. */
export function timersAfter(
  timers: readonly Timer[],
  actions: readonly ExecutableActionObject[],
  self: unknown,
): readonly Timer[] {
  let next = timers
  for (const action of actions) {
    if (action.type === 'xstate.cancel') {
      const { sendId } = action.params as { sendId: string }
      next = next.filter((timer) => timer.id !== sendId || timer.forgotten)
    }
    const delayed = delayedToSelf(action, self)
    if (delayed) {
      const id = timerId(delayed)
      next = [...forget(next, id), { id, left: untilFired(delayed.delay), event: delayed.event }]
    }
  }
  return next
}

/** The timers after one has fired: it is removed, the others lose the elapsed time. */
export function timersFired(timers: readonly Timer[], fired: string): readonly Timer[] {
  const [first] = timers.filter((timer) => timer.id === fired).sort((a, b) => a.left - b.left)
  if (!first) return timers
  const others = timers
    .filter((timer) => timer !== first)
    .map((timer) => ({ ...timer, left: Math.max(0, timer.left - first.left) }))
  return forget(others, fired)
}
