import type { Person } from './people'
/** The map of all flows and screens. Plain data, made at build time from charts, routes, guards and effects. */

/** A transition from a screen, or from a flow, to a screen. */
export interface Lead {
  /** Path of the screen. */
  readonly to: string
  /** The flow that goes there; none for a link on the screen itself. */
  readonly chart?: string
  /** Id of the transition or state that performs it. */
  readonly at?: string
}

export interface ScreenNode {
  readonly path: string
  readonly title: string
  readonly fil: string
  /** Who may open it; everybody else is redirected. */
  readonly for: readonly Person[]
  /** Who may open it but is refused something on it. */
  readonly refused: readonly Person[]
  /** States that name it as their screen. */
  readonly states: readonly { readonly chart: string; readonly at: string }[]
  /** Flows that run on it, except those on every screen. */
  readonly flows: readonly string[]
  readonly leads: readonly Lead[]
}

export interface FlowNode {
  readonly id: string
  readonly starts: readonly string[]
  readonly startedBy: readonly string[]
  /** Paths of the screens it runs on; empty when it runs on every screen. */
  readonly screens: readonly string[]
  readonly isEverywhere: boolean
  readonly leads: readonly Lead[]
}

export interface Atlas {
  readonly screens: readonly ScreenNode[]
  readonly flows: readonly FlowNode[]
  /** What a person sees instead of any screen, as a state of a flow. */
  readonly instead: Partial<Readonly<Record<Person, { readonly chart: string; readonly at: string }>>>
}

/** One step of a journey: a screen, and how the next one is reached. */
interface Leg {
  readonly screen: ScreenNode
  readonly by?: Lead
}

/**
 * The shortest path between two screens for a person, over screens that person may open; undefined if there
 * is none.
 */
export function journey(
  { screens }: Atlas,
  who: Person,
  from: string,
  to: string,
): readonly Leg[] | undefined {
  const open = new Map(screens.filter((it) => it.for.includes(who)).map((it) => [it.path, it]))
  const start = open.get(from)
  if (!start || !open.has(to)) return undefined
  const before = new Map<string, { from: string; by: Lead }>()
  const seen = new Set([from])
  const waiting = [start]
  for (let here = waiting.shift(); here; here = waiting.shift()) {
    if (here.path === to) return legsTo(to)
    for (const by of here.leads) {
      const next = open.get(by.to)
      if (!next || seen.has(by.to)) continue
      seen.add(by.to)
      before.set(by.to, { from: here.path, by })
      waiting.push(next)
    }
  }
  return undefined

  function legsTo(path: string): Leg[] {
    const screen = open.get(path)
    const step = before.get(path)
    if (!screen) return []
    if (!step) return [{ screen }]
    const earlier = legsTo(step.from)
    const last = earlier.at(-1)
    return [...earlier.slice(0, -1), ...(last ? [{ ...last, by: step.by }] : []), { screen }]
  }
}
