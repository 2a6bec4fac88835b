import type { Leg, Net } from './net'

/** A route through the net. */
export type Way = readonly Leg[]

/** Searches one net; keeps its buffers between searches, because planning makes thousands. */
export class Search {
  readonly #net: Net
  readonly #seen: Int32Array
  readonly #cameFrom: Int32Array
  readonly #cameBy: (Leg | undefined)[]
  #round = 0

  constructor(net: Net) {
    this.#net = net
    this.#seen = new Int32Array(net.legs.length)
    this.#cameFrom = new Int32Array(net.legs.length)
    this.#cameBy = Array.from({ length: net.legs.length })
  }

  #unwind(start: number, node: number): Leg[] {
    const way: Leg[] = []
    for (let at = node; at !== start; at = this.#cameFrom[at] ?? start) {
      const leg = this.#cameBy[at]
      if (leg) way.push(leg)
    }
    return way.toReversed()
  }

  /**
   * The shortest route from a node to the nearest wanted leg, that leg included, after `spent` moves and leaving
   * enough moves for the path to end. Ties follow the order of the cases.
   */
  nearest(start: number, spent: number, wanted: (leg: Leg) => boolean): Way | undefined {
    const { legs, toEnd, maxMoves } = this.#net
    const round = ++this.#round
    this.#seen[start] = round
    let layer = [start]
    for (let moves = spent + 1; layer.length > 0 && moves <= maxMoves; moves++) {
      const next: number[] = []
      for (const node of layer) {
        const list = legs[node] ?? []
        const hit = list.find((leg) => wanted(leg) && moves + (toEnd[leg.to] ?? Infinity) <= maxMoves)
        if (hit) return [...this.#unwind(start, node), hit]
        for (const leg of list) {
          if (this.#seen[leg.to] === round) continue
          this.#seen[leg.to] = round
          this.#cameFrom[leg.to] = node
          this.#cameBy[leg.to] = leg
          next.push(leg.to)
        }
      }
      layer = next
    }
    return undefined
  }

  /** The shortest route from a node to where a path may end; empty where it may end already. */
  toEnd(start: number): Way {
    const { legs, toEnd } = this.#net
    const way: Leg[] = []
    for (let node = start; (toEnd[node] ?? 0) > 0;) {
      const next = legs[node]?.find((leg) => (toEnd[leg.to] ?? Infinity) < (toEnd[node] ?? 0))
      if (!next) break
      way.push(next)
      node = next.to
    }
    return way
  }

  /** Shortest routes from the start to every node, computed once. */
  ways(): (node: number) => Way {
    this.nearest(0, 0, () => false)
    return (node) => this.#unwind(0, node)
  }
}
