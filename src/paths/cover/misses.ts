import type { FlowCases } from '../../../machines/shared/cases'
import { fits } from '../chart/candidates'
import type { ChartNode, TransitionDefinition } from '../chart/definition'
import type { Edge, Exploration, Vertex } from '../explore/explore'
import type { Missing, MissReason } from '../model'
import { guardProbe } from '../chart/probe'
import type { Reached } from '../explore/reached'
import { remedyFor, remedyForState } from './remedy'

type Verdict = readonly [reason: MissReason, detail: string]

function payloadsFor(cases: FlowCases, descriptor: string): number {
  const events = Object.entries(cases.events as Record<string, readonly unknown[]>)
  return events
    .filter(([type]) => fits(type, descriptor))
    .reduce((sum, [, payloads]) => sum + payloads.length, 0)
}

function isActive(vertex: Vertex, node: ChartNode): boolean {
  return !!vertex.situation.chart && (vertex.situation.chart._nodes as ChartNode[]).includes(node)
}

/** An earlier branch of the same list that always wins: it has no guard, or the same one. */
function certainRival(
  missed: TransitionDefinition,
  exploration: Exploration,
): TransitionDefinition | undefined {
  return [...exploration.definition.transitions.values()].find(
    (other) =>
      other.source === missed.source &&
      other.descriptor === missed.descriptor &&
      other.index < missed.index &&
      (other.guard === undefined ||
        (other.guard === missed.guard &&
          JSON.stringify(other.transition.guard) === JSON.stringify(missed.transition.guard))),
  )
}

/** Edges on which the missed transition had its chance: its source was active and its event came. */
function chances(missed: TransitionDefinition, exploration: Exploration): [Vertex, Edge][] {
  return [...exploration.vertices.values()]
    .filter((vertex) => isActive(vertex, missed.source))
    .flatMap((vertex) =>
      [...vertex.edges, ...vertex.refused]
        .filter((edge) => missed.trigger === 'always' || fits(edge.move.event.type, missed.descriptor))
        .map((edge): [Vertex, Edge] => [vertex, edge]),
    )
}

/** Evaluates the guard at every chance; for `always`, after every microstep that left the source active. */
function guardVerdict(missed: TransitionDefinition, exploration: Exploration): Verdict {
  const asks = guardProbe(exploration.cases, missed)
  const { source } = missed
  if (missed.trigger === 'always' || missed.trigger === 'finished') {
    for (const vertex of exploration.vertices.values()) {
      for (const edge of vertex.edges) {
        const { passed, chart } = edge.situation
        const held = [...passed, ...(chart ? [chart] : [])].some((snapshot) => {
          return (snapshot._nodes as ChartNode[]).includes(source) && asks(snapshot, edge.move.event)
        })
        const winner = edge.taken[0]
        if (held && winner !== undefined)
          return ['shadowed by an earlier branch', `shadowed by \`${winner}\``]
      }
    }
    return never(missed)
  }
  for (const [vertex, edge] of chances(missed, exploration)) {
    const { chart } = vertex.situation
    const winner = edge.taken[0]
    if (chart && asks(chart, edge.move.event)) {
      const { thrown } = edge.situation
      if (thrown !== undefined) return ['it throws', `the chart stops with an error: ${thrown}`]
      const by = winner === undefined ? 'a branch that ignores the event on purpose' : `\`${winner}\``
      return ['shadowed by an earlier branch', `shadowed by ${by}`]
    }
  }
  return never(missed)
}

function never(missed: TransitionDefinition): Verdict {
  if (missed.guard === undefined) return ['never taken', 'its event never comes while its state is active']
  return [
    'guard never true with these cases',
    `\`${missed.guard}\` is false at every chance these cases give`,
  ]
}

function actorVerdict(missed: TransitionDefinition, exploration: Exploration): Verdict | undefined {
  const how = missed.trigger === 'error' ? 'error' : 'done'
  const answers = exploration.cases.outcomes[missed.name]?.[how] ?? []
  if (answers.length === 0) {
    return ['actor outcome missing in cases', `outcomes.${missed.name}.${how} has no value`]
  }
  const runs = [...exploration.vertices.values()].some(
    (vertex) => isActive(vertex, missed.source) && missed.name in (vertex.situation.chart?.children ?? {}),
  )
  return runs
    ? undefined
    : ['actor never running', `actor '${missed.name}' never runs while the state is active`]
}

function timerVerdict(missed: TransitionDefinition, exploration: Exploration): Verdict | undefined {
  if (chances(missed, exploration).length > 0) return undefined
  return [
    'timer never earliest',
    `another timer always fires before '${missed.name}', or the state is left first`,
  ]
}

function verdict(missed: TransitionDefinition, exploration: Exploration, reached: Reached): Verdict {
  // The root is always active, and not counted among the states.
  if (missed.source.parent && !reached.states.has(missed.source.id)) {
    return ['source never reached', `no situation has \`${missed.source.id}\` active`]
  }
  if (missed.trigger === 'event' && payloadsFor(exploration.cases, missed.descriptor) === 0) {
    return ['no payload for this event', `events.${missed.name} has no payload case`]
  }
  const byActor =
    missed.trigger === 'done' || missed.trigger === 'error' ? actorVerdict(missed, exploration) : undefined
  if (byActor) return byActor
  const rival = certainRival(missed, exploration)
  if (rival) return ['shadowed by an earlier branch', `shadowed by \`${rival.id}\``]
  if (missed.trigger === 'after')
    return timerVerdict(missed, exploration) ?? guardVerdict(missed, exploration)
  const siblings = [...exploration.definition.transitions.values()].filter(
    (other) => other.source === missed.source,
  )
  const finishes = siblings.some((it) => it.trigger === 'finished' && reached.transitions.has(it.id))
  if (missed.trigger === 'finished' && !finishes && missed.guard === undefined) {
    return ['region never finishes', `\`${missed.source.id}\` never reaches its final state`]
  }
  return guardVerdict(missed, exploration)
}

/** Everything in the definition that the exploration did not reach, each with its reason. */
export function missesIn(exploration: Exploration, reached: Reached): Missing[] {
  const { states, transitions } = exploration.definition
  const missedStates = [...states.keys()].flatMap((id): Missing[] => {
    const node = states.get(id)
    if (!node || reached.states.has(id)) return []
    const detail = 'no transition that these cases can take leads here'
    const remedy = remedyForState(node, exploration.definition)
    return [{ kind: 'state', id, reason: 'state never reached', detail, remedy }]
  })
  const missedTransitions = [...transitions.values()]
    .filter((it) => !reached.transitions.has(it.id))
    .map((it): Missing => {
      const [reason, detail] = verdict(it, exploration, reached)
      const remedy = remedyFor(it, reason, exploration.cases)
      return { kind: 'transition', id: it.id, reason, detail, remedy }
    })
  return [...missedStates, ...missedTransitions]
}
