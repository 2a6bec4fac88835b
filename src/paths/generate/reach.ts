import type { Net } from './net'

/** For each goal of a net, the length of the shortest path that reaches it and ends as required, the start included. */
export function netReaches(net: Net): Map<string, number> {
  const moves: number[] = net.goalNames.map(() => Infinity)
  for (const [node, legs] of net.legs.entries()) {
    for (const leg of legs) {
      const total = (net.depth[node] ?? Infinity) + 1 + (net.toEnd[leg.to] ?? Infinity)
      for (const goal of leg.goals) if (total < (moves[goal] ?? Infinity)) moves[goal] = total
    }
  }
  return new Map(
    net.goalNames.flatMap((name, i) => (moves[i] === Infinity ? [] : [[name, moves[i] ?? Infinity]])),
  )
}
