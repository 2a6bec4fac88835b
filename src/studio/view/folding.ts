import { hostsIn } from '../picture/fold'
import type { Chart } from '../picture/model'
import type { Mark, Marks } from './Drawing'

export { fold } from '../picture/fold'

/** Counts shown on a folded box. */
const counted: readonly Mark[] = ['added', 'changed', 'missed', 'noted']
/** Other marks on it. */
const passedOn: ReadonlySet<Mark> = new Set<Mark>([...counted, 'active', 'near'])

/** Moves marks of folded contents onto their folded boxes, with counts. */
export function foldedMarks(chart: Chart, folded: readonly string[], marks: Marks): Marks {
  if (folded.length === 0) return marks
  const hosts = hostsIn(chart, folded)
  const of: Record<string, readonly Mark[]> = { ...marks.of }
  const counts: Record<string, number> = { ...marks.counts }
  const add = (id: string, host: number) => {
    const all = marks.of[id]?.filter((mark) => passedOn.has(mark)) ?? []
    const box = chart.states[host]?.id ?? ''
    if (all.length === 0) return
    of[box] = [...new Set([...(of[box] ?? []), ...all])]
    if (all.some((mark) => counted.includes(mark))) counts[box] = (counts[box] ?? 0) + 1
  }
  for (const [at, { id }] of chart.states.entries()) {
    const host = hosts[at] ?? at
    if (host !== at) add(id, host)
  }
  for (const { id, from, to } of chart.transitions) {
    const host = hosts[from] ?? from
    if (host !== from && to.every((target) => hosts[target] === host)) add(id, host)
  }
  return { of, counts }
}

/** The folded states around the selection, or around a step's target. */
export function aroundIn(
  { states, transitions }: Chart,
  folded: readonly string[],
  chosen: string | undefined,
  follow?: string,
): readonly string[] {
  if (folded.length === 0) return []
  const around = (at: number): string[] =>
    at < 0 ? [] : [...around(states[at]?.parent ?? -1), states[at]?.id ?? '']
  const inside = (at: number) => around(at).slice(0, -1)
  const state = (id: string | undefined) => inside(states.findIndex((it) => it.id === id))
  const of = (id: string | undefined) => transitions.find((it) => it.id === id)
  const own = of(chosen)
  // A transition into or out of a box is drawn up to its edge.
  const both = own ? own.to.map(inside) : []
  const within = own ? inside(own.from).filter((id) => both.every((ids) => ids.includes(id))) : []
  const led = chosen === undefined ? (of(follow)?.to.flatMap(inside) ?? state(follow)) : []
  const all = new Set([...state(chosen), ...within, ...led])
  return folded.filter((id) => all.has(id))
}
