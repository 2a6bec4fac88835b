import type { AnyMachineSnapshot } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { childrenOf, nodesUnder } from './definition'
import type { ChartNode } from './definition'
import { silentActors } from './silent'
import type { Situation } from './situation'

function historyOf(situation: Situation): unknown {
  const history = Object.entries(
    (situation.chart?.historyValue ?? {}) as Record<string, readonly ChartNode[]>,
  )
  // Regions are remembered in the order in which they were entered, which decides nothing.
  return history.map(([id, nodes]) => [id, nodes.map((node) => node.id).sort()])
}

/** An id that xstate has counted up, for an actor that was started without one. */
const isCounted = (id: string) => /^x:\w+$/.test(id)

/** Running actors by id. One without an id of its own has another each time: it goes by what it was made from. */
function childrenIn(chart: AnyMachineSnapshot): string[] {
  const children = chart.children as Readonly<Record<string, { readonly src: unknown } | undefined>>
  return Object.keys(children).map((id) => {
    if (!isCounted(id)) return id
    const src = children[id]?.src
    return `(${typeof src === 'string' ? src : 'unnamed'})`
  })
}

/** Timers in firing order, those due together grouped. */
function orderOf({ timers }: Situation): string {
  if (timers.length < 2) return timers[0]?.id ?? ''
  const sorted = [...timers].sort((a, b) => a.left - b.left || (a.id < b.id ? -1 : 1))
  return sorted
    .map(({ id, left }, i) => `${i === 0 || sorted[i - 1]?.left === left ? '' : '<'}${id}`)
    .join(' ')
}

/**
 * Whether parallel regions have automatic moves. xstate selects those in the order in which their states were
 * entered, so that order is then part of the situation.
 */
function entryOrderCounts(cases: FlowCases): boolean {
  const moves = (node: ChartNode) => nodesUnder(node).some((it) => it.always !== undefined)
  return nodesUnder(cases.machine.root).some((node) => {
    return node.type === 'parallel' && childrenOf(node).filter(moves).length > 1
  })
}

const listed = (items: readonly string[]) => (items.length === 0 ? '[]' : JSON.stringify([...items].sort()))

/** The innermost active states with automatic moves, in entry order. */
function rivals(nodes: readonly ChartNode[]): string[] {
  const asked = (node: ChartNode | undefined): boolean =>
    node !== undefined && (node.always !== undefined || asked(node.parent as ChartNode | undefined))
  const innermost = nodes.filter((node) => childrenOf(node).length === 0 && asked(node))
  return innermost.length < 2 ? [] : innermost.map((node) => node.id)
}

/**
 * A chart's position as text: the state value, plus the entry order where it matters. Both follow from the list of
 * active states, so they are serialised once per list.
 */
function placeReader(ordered: boolean): (chart: AnyMachineSnapshot) => string {
  const known = new Map<string, string>()
  return (chart) => {
    const nodes = chart._nodes as readonly ChartNode[]
    let row = ''
    for (const node of nodes) row += `${node.order} `
    const before = known.get(row)
    if (before !== undefined) return before
    const order = ordered ? rivals(nodes) : []
    const place = JSON.stringify(order.length > 0 ? [chart.value, order] : chart.value)
    known.set(row, place)
    return place
  }
}

function inside(key: string, value: unknown): unknown {
  if (value instanceof Set) return { set: [...value] }
  if (value instanceof Map) return { map: [...value] }
  return key === 'id' && typeof value === 'string' && isCounted(value) ? '(unnamed)' : value
}

/**
 * A projection as text. JSON writes a Set or a Map as `{}`, whatever is in it, and an actor with its id, which may
 * be counted: those few are looked into.
 */
function textOf(projection: unknown): string {
  const text = JSON.stringify(projection) ?? 'null'
  return text.includes('{}') || text.includes('xstate$$type') ? JSON.stringify(projection, inside) : text
}

interface Readers {
  readonly placeOf: ReturnType<typeof placeReader>
  readonly silent: ReadonlySet<string>
}

/** Everything two equal situations share, except the order of their timers. */
function baseOf(cases: FlowCases, situation: Situation, { placeOf, silent }: Readers): string {
  const { chart, status, thrown } = situation
  if (!chart) return thrown === undefined ? 'unstarted' : JSON.stringify(['error', thrown])
  const projection = textOf(cases.project(chart))
  const settled = situation.settled.filter((id) => !silent.has(id))
  const others = `${listed(childrenIn(chart))},${listed(settled)},${JSON.stringify(historyOf(situation))}`
  const end = thrown === undefined ? 'null' : JSON.stringify(thrown)
  return `["${status}",${placeOf(chart)},${projection},${others},${end}]`
}

const divider = ' @ '

/** The part of a key that is independent of timers. */
export function withoutTimers(key: string): string {
  return key.slice(0, key.lastIndexOf(divider))
}

/**
 * What makes two situations the same to the explorer: status, state value, projection, children, history, and the
 * firing order of timers. The exact time left is excluded: a short timer that keeps restarting under a long one
 * would make a new situation each time. Throws what the projection throws.
 */
export function keyFor(cases: FlowCases): (situation: Situation) => string {
  const readers = { placeOf: placeReader(entryOrderCounts(cases)), silent: silentActors(cases) }
  return (situation) => baseOf(cases, situation, readers) + divider + orderOf(situation)
}
