import type { Exploration } from './explore'
import { plain } from '../chart/plain'
import type { Json, Problem } from '../model'

/** Every field of a projection by dotted name; an array counts as one field, unless it is the projection itself. */
function fieldsOf(value: Json, at = 'projection'): [string, string][] {
  const outermost = at === 'projection'
  if (Array.isArray(value) && outermost) {
    return value.flatMap((item: Json, i) => fieldsOf(item, `projection[${i}]`))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, item]) => {
      return fieldsOf(item as Json, outermost ? key : `${at}.${key}`)
    })
  }
  return [[at, JSON.stringify(value)]]
}

const hasNames = (value: Json) => typeof value === 'object' && value !== null && !Array.isArray(value)

function top(counts: ReadonlyMap<string, number>, max: number): [string, number][] {
  return [...counts].sort((a, b) => b[1] - a[1]).slice(0, max)
}

/** Why an exploration hit its limit: the fields with the most values, and the events that found the most situations. */
export function growthProblem(exploration: Exploration): Problem {
  const values = new Map<string, Set<string>>()
  const finders = new Map<string, number>()
  const seen = new Set<string>()
  const note = (field: string, value: string) => {
    values.set(field, (values.get(field) ?? new Set()).add(value))
  }
  for (const vertex of exploration.vertices.values()) {
    const { chart, timers, settled } = vertex.situation
    if (chart) {
      const projection = plain(exploration.cases.project(chart))
      for (const [field, value] of fieldsOf(projection)) note(field, value)
      // A bare value or a list has no field names: use the chart's context instead.
      if (!hasNames(projection)) {
        for (const [field, value] of Object.entries(chart.context)) {
          note(`context.${field}`, JSON.stringify(plain(value)))
        }
      }
      note('state value', JSON.stringify(chart.value))
      note('running timers', timers.map((timer) => timer.id).join())
      note('actors that have answered', settled.join())
      note('running actors', Object.keys(chart.children).join())
    }
    for (const edge of vertex.edges) {
      if (seen.has(edge.to)) continue
      seen.add(edge.to)
      const { type } = edge.move.event
      finders.set(type, (finders.get(type) ?? 0) + 1)
    }
  }
  const counts = new Map(
    [...values].map(([field, set]) => [field, set.size] as const).filter(([, n]) => n > 1),
  )
  const fields = top(counts, 3).map(([field, count]) => `${field} (${count} values)`)
  const events = top(finders, 3).map(([type, count]) => `${type} (${count} new)`)
  return {
    kind: 'too many situations',
    message:
      `more than ${exploration.limit} situations; what takes the most values: ${fields.join(', ')}; ` +
      `what finds the most: ${events.join(', ')}. Project less, or give the chart a smaller limit to count to.`,
  }
}
