import type { AnyMachineSnapshot } from 'xstate'
import type { Moment, OverTime } from '../../../machines/shared/cases'
import type { ChartNode } from '../chart/definition'

export interface Effect {
  readonly type: string
  readonly params: unknown
}

/** What one move brought: the event sent, the effects, and where the chart was before and after. */
interface Happening {
  readonly event: string | undefined
  readonly effects: readonly Effect[]
  readonly before: AnyMachineSnapshot | undefined
  readonly after: AnyMachineSnapshot
}

const isIn = (snapshot: AnyMachineSnapshot | undefined, id: string) =>
  ((snapshot?._nodes ?? []) as readonly ChartNode[]).some((node) => node.id === id)

const fitsParams = (wanted: Readonly<Record<string, unknown>> = {}, params: unknown) =>
  Object.entries(wanted).every(
    ([key, value]) => (params as Record<string, unknown> | undefined)?.[key] === value,
  )

/** The places of a moment in a happening: 0 for the event, then the effects in order, at last the states entered. */
function placesOf(moment: Moment, { event, effects, before, after }: Happening): number[] {
  if ('event' in moment) return event === moment.event ? [0] : []
  if ('state' in moment) {
    return isIn(after, moment.state) && !isIn(before, moment.state) ? [effects.length + 1] : []
  }
  return effects.flatMap(({ type, params }, i) =>
    type === moment.effect && fitsParams(moment.with, params) ? [i + 1] : [],
  )
}

/** Holds a play against the facts of order of its cases. */
interface Watch {
  /** Names of the facts that this happening breaks. */
  readonly note: (happening: Happening) => string[]
  /** Names of the facts that would be broken if the chart were stopped now, as when its screen goes away. */
  readonly stopped: () => string[]
}

/** What the moments of a fact mean to it, in the order of a happening. */
function marksIn(fact: OverTime, happening: Happening) {
  const marks = (what: 'begins' | 'ends' | 'forbidden', moment: Moment | undefined) =>
    moment === undefined ? [] : placesOf(moment, happening).map((place) => ({ what, place }))
  const others =
    'never' in fact
      ? [...marks('forbidden', fact.never), ...marks('ends', fact.until)]
      : [...marks('ends', fact.always), ...marks('forbidden', fact.before)]
  return [...others, ...marks('begins', fact.after)].sort((a, b) => a.place - b.place)
}

/** Begins to watch a play. */
export function watchOver(facts: Readonly<Record<string, OverTime>> = {}): Watch {
  const open = new Set<string>()
  const holds = (name: string, fact: OverTime, happening: Happening): boolean => {
    for (const { what } of marksIn(fact, happening)) {
      if (what === 'forbidden' && open.has(name)) return false
      if (what === 'ends') open.delete(name)
      if (what === 'begins') open.add(name)
    }
    return 'never' in fact || happening.after.status !== 'done' || !open.has(name)
  }
  return {
    note: (happening) =>
      Object.entries(facts).flatMap(([name, fact]) => (holds(name, fact, happening) ? [] : name)),
    stopped: () =>
      Object.entries(facts).flatMap(([name, fact]) =>
        open.has(name) && 'always' in fact && fact.whenStopped !== 'app' ? name : [],
      ),
  }
}
