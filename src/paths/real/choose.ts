import type { FlowCases } from '../../../machines/shared/cases'
import { can, eventOf, waitingFor } from './deeds'
import type { Deed } from './deeds'
import type { RealStage, RunningChart } from './stage'

const eventsOf = ({ cases, at }: RunningChart): Deed[] =>
  Object.entries(cases.events as Readonly<Record<string, readonly object[]>>).flatMap(([type, payloads]) =>
    payloads.map((_, nth): Deed => ({ kind: 'event', at, type, nth })),
  )

function outcomesOf(cases: FlowCases, actor: string, at: string): Deed[] {
  return (['done', 'error'] as const).flatMap((how) =>
    (cases.outcomes[actor]?.[how] ?? []).map((_, nth): Deed => ({ kind: 'answer', at, actor, how, nth })),
  )
}

const waitedFor = (chart: RunningChart) =>
  Object.keys(chart.cases.outcomes).filter((id) => waitingFor(chart, id) !== undefined)

/** A deed that is due in a chart, events that it takes and answers that it waits for: the first of a shuffled list. */
function due(chart: RunningChart, random: () => number): Deed | undefined {
  const { cases, at } = chart
  const left = [...eventsOf(chart), ...waitedFor(chart).flatMap((id) => outcomesOf(cases, id, at))]
  while (left.length > 0) {
    const [deed] = left.splice(Math.floor(random() * left.length), 1)
    const event = deed?.kind === 'event' ? eventOf(cases, deed) : undefined
    if (deed && (!event || can(chart, event))) return deed
  }
  return undefined
}

/** Answers to requests whose place a later one has taken. */
const lateIn = (stage: RealStage, { cases, at }: RunningChart): Deed[] =>
  Object.keys(cases.outcomes).flatMap((id) =>
    stage.left(at, id) === undefined
      ? []
      : outcomesOf(cases, id, at).map((deed): Deed =>
          deed.kind === 'answer' ? { ...deed, late: true } : deed,
        ),
  )

/** A second, a minute, an hour: a phone in a pocket. */
const naps = [1_000, 60_000, 3_600_000]

/**
 * The next deed: mostly something that is due, in any order, and one time in three something that nobody expects: an
 * event out of place, the last one once more, a late answer, a clock that jumps. Undefined when no way leads out.
 */
export function chosen(stage: RealStage, random: () => number, last: Deed | undefined): Deed | undefined {
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  const charts = stage.charts()
  const chart = pick(charts)
  const next = stage.clock.next()
  const chance = random()
  if (chart && chance < 0.12) {
    const event = pick(eventsOf(chart))
    if (event) return event
  } else if (chance < 0.18 && last?.kind === 'event') return last
  else if (chance < 0.26) return { kind: 'jump', ms: pick(naps) ?? 0 }
  else if (next !== undefined && chance < 0.36) return { kind: 'jump', ms: next }
  const late = chance < 0.6 && chart ? lateIn(stage, chart) : []
  if (late.length > 0) return pick(late)
  for (const one of chart ? [chart, ...charts.filter((other) => other !== chart)] : []) {
    const deed = due(one, random)
    if (deed) return deed
  }
  return next === undefined ? undefined : { kind: 'jump', ms: next }
}
