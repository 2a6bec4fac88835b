import type { ActorOptions, AnyActorLogic, AnyActorRef } from 'xstate'

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>

/** Runs in the page: controls the timers of the walked chart. Other charts and the rest of the page are unaffected. */
export interface Timers {
  /** From now on the timers of this actor fire only in `pass`. */
  readonly hold: (actor: AnyActorRef) => void
  /** Advances the chart's time; whatever is due fires, earliest first. */
  readonly pass: (milliseconds: number) => void
  /** Fires all timers of one actor, including those set meanwhile. The others' time stands still. */
  readonly passAll: (actor: AnyActorRef) => void
}

interface Waiting {
  readonly actor: AnyActorRef
  readonly fire: () => void
  readonly due: number
}

/** xstate's internal scheduler, missing from its types. */
interface Scheduler {
  schedule: (source: AnyActorRef, ...rest: readonly unknown[]) => void
}

/** Takes over the clock shared by all actors of a page. */
export function holdTimers(clock: Clock): Timers {
  const { setTimeout: start, clearTimeout: clear } = clock
  const waiting = new Map<number, Waiting>()
  const held = new Set<AnyActorRef>()
  const systems = new Set<unknown>()
  let scheduling: AnyActorRef | null = null
  // Below all ids the page assigns.
  let next = -1
  let now = 0
  clock.setTimeout = (run, milliseconds): number => {
    if (!scheduling || !held.has(scheduling)) return start(run, milliseconds) as number
    const id = next
    next -= 1
    waiting.set(id, { actor: scheduling, fire: () => run(), due: now + milliseconds })
    return id
  }
  clock.clearTimeout = (id: number) => {
    if (!waiting.delete(id)) clear(id)
  }
  return {
    hold(actor) {
      held.add(actor)
      const { system } = actor as unknown as { readonly system: { readonly scheduler: Scheduler } }
      if (systems.has(system)) return
      systems.add(system)
      const { scheduler } = system
      const schedule = scheduler.schedule.bind(scheduler)
      scheduler.schedule = (source, ...rest) => {
        scheduling = source
        schedule(source, ...rest)
        scheduling = null
      }
    },
    pass(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        const due = [...waiting].filter(([, timer]) => timer.due <= end)
        const [first] = due.sort(([, a], [, b]) => a.due - b.due)
        if (!first) break
        const [id, timer] = first
        waiting.delete(id)
        now = timer.due
        timer.fire()
      }
      now = end
    },
    passAll(actor) {
      for (;;) {
        const own = [...waiting].find(([, timer]) => timer.actor === actor)
        if (!own) return
        waiting.delete(own[0])
        own[1].fire()
      }
    },
  }
}
