import type { ChartFacts, StateFact, TransitionFact } from './model'

const triggerOf = ({ cause, name }: TransitionFact) => `${cause} ${name}`

/**
 * Transitions possible in a state because of its ancestors: nearest first, without those that a state further
 * in takes unconditionally.
 */
export function inherited({ states, transitions }: ChartFacts, at: number): readonly TransitionFact[] {
  const isTaken = new Set<string>()
  const found: TransitionFact[] = []
  for (let here = at; here >= 0; here = states[here]?.parent ?? -1) {
    const own = transitions.filter(({ from }) => from === here)
    if (here !== at) found.push(...own.filter((it) => !isTaken.has(triggerOf(it))))
    for (const it of own) if (it.guard === undefined) isTaken.add(triggerOf(it))
    for (const stop of states[here]?.stops ?? [])
      if (stop.guard === undefined) isTaken.add(`${stop.cause} ${stop.name}`)
  }
  return found
}

/** Fewer branches than this need no table. */
const fewest = 3

/** States that decide automatically, with their branches in order. */
export function rulesIn({ states, transitions }: ChartFacts): readonly {
  readonly state: StateFact
  readonly branches: readonly TransitionFact[]
}[] {
  return states.flatMap((state, at) => {
    const branches = transitions
      .filter(({ from, cause }) => from === at && cause === 'always')
      .sort((a, b) => (a.branch ?? 0) - (b.branch ?? 0))
    return branches.length < fewest ? [] : [{ state, branches }]
  })
}
