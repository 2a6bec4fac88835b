import type { ChartFacts } from '../picture/model'

/** Ids of everything related to a state or transition: transitions to and from it, and their other ends. */
export function neighboursOf({ states, transitions }: ChartFacts, chosen: string): ReadonlySet<string> {
  const at = states.findIndex(({ id }) => id === chosen)
  const steps = transitions.filter(
    ({ id, from, to }) => id === chosen || (at >= 0 && (from === at || to.includes(at))),
  )
  const near = new Set(steps.map(({ id }) => id))
  for (const one of [at, ...steps.flatMap(({ from, to }) => [from, ...to])])
    // Its ancestors are visible around it.
    for (let here = one; here >= 0; here = states[here]?.parent ?? -1) near.add(states[here]?.id ?? '')
  return near
}
