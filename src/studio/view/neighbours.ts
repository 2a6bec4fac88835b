import type { ChartFacts } from '../picture/model'

/** Ids of what a state or a transition has to do with: the steps to and from it, and where these lead and come from. */
export function neighboursOf({ states, transitions }: ChartFacts, chosen: string): ReadonlySet<string> {
  const at = states.findIndex(({ id }) => id === chosen)
  const steps = transitions.filter(
    ({ id, from, to }) => id === chosen || (at >= 0 && (from === at || to.includes(at))),
  )
  const near = new Set(steps.map(({ id }) => id))
  for (const one of [at, ...steps.flatMap(({ from, to }) => [from, ...to])])
    // What it is inside of is seen around it.
    for (let here = one; here >= 0; here = states[here]?.parent ?? -1) near.add(states[here]?.id ?? '')
  return near
}
