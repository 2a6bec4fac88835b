import type { EventObject } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { isInert } from './definition'
import type { ChartNode } from './definition'
import type { Move, Situation } from './situation'

/** Whether an event type matches a chart's descriptor: itself, `*`, or `form.*`. */
export function fits(type: string, descriptor: string): boolean {
  if (descriptor === type || descriptor === '*') return true
  if (!descriptor.endsWith('.*')) return false
  const prefix = descriptor.slice(0, -2)
  return type === prefix || type.startsWith(`${prefix}.`)
}

/** Events xstate raises internally; no person or actor sends them. */
export function isRaisedInside(descriptor: string): boolean {
  return descriptor.startsWith('xstate.')
}

function gestures(cases: FlowCases): Map<string, readonly Move[]> {
  const signals = new Set<string>(cases.signals)
  return new Map(
    Object.entries(cases.events as Record<string, readonly object[]>).map(([type, payloads]) => {
      const kind = signals.has(type) ? 'signal' : 'gesture'
      const moves = payloads.map((payload, caseIndex): Move => {
        const event: EventObject = { ...payload, type }
        return { type: `${kind} ${type} ${caseIndex}`, kind, event, caseIndex, wait: 0 }
      })
      return [type, moves]
    }),
  )
}

function outcomes(cases: FlowCases): Map<string, readonly Move[]> {
  return new Map(
    Object.entries(cases.outcomes).map(([actorId, answers]) => {
      const made = (how: 'done' | 'error', values: readonly unknown[] = []) =>
        values.map((value, caseIndex): Move => {
          const event = {
            type: `xstate.${how}.actor.${actorId}`,
            [how === 'done' ? 'output' : 'error']: value,
            actorId,
          }
          return {
            type: `${how} ${actorId} ${caseIndex}`,
            kind: 'outcome',
            event,
            caseIndex,
            wait: 0,
            actorId,
          }
        })
      return [actorId, [...made('done', answers.done), ...made('error', answers.error)]]
    }),
  )
}

/** Timers in firing order: only the earliest may fire, and any of those due at the same moment. */
function timeMoves({ timers }: Situation): Move[] {
  if (timers.length === 0) return []
  const earliest = Math.min(...timers.map((timer) => timer.left))
  const due = new Map(timers.filter((timer) => timer.left === earliest).map((timer) => [timer.id, timer]))
  return [...due.values()].map(({ id, left, event }) => {
    return { type: `time ${id}`, kind: 'time', event, caseIndex: 0, wait: left, timer: id }
  })
}

/**
 * What may happen in a situation: the inputs before the start; then the payload cases of every event an active
 * state handles, the outcomes of running actors, and the earliest timers. Empty once the chart is done.
 */
export function candidatesFor(cases: FlowCases): (situation: Situation) => readonly Move[] {
  const byEvent = gestures(cases)
  const byActor = outcomes(cases)
  const starts = Object.keys(cases.inputs).map((name, caseIndex): Move => {
    return { type: `start ${name}`, kind: 'start', event: { type: name }, caseIndex, wait: 0 }
  })
  const listening = new WeakMap<ChartNode, readonly string[]>()

  function handledBy(node: ChartNode): readonly string[] {
    const before = listening.get(node)
    if (before) return before
    const descriptors = [...node.transitions]
      .filter(([descriptor, list]) => !isRaisedInside(descriptor) && !list.every(isInert))
      .map(([descriptor]) => descriptor)
    const types = [...byEvent.keys()].filter((type) => descriptors.some((it) => fits(type, it)))
    listening.set(node, types)
    return types
  }

  return (situation) => {
    const { chart } = situation
    if (!chart) return starts
    if (situation.status !== 'active') return []
    const types = new Set<string>()
    for (const node of chart._nodes as ChartNode[]) for (const type of handledBy(node)) types.add(type)
    const moves: Move[] = []
    for (const type of types) moves.push(...(byEvent.get(type) ?? []))
    for (const id of Object.keys(chart.children)) {
      if (!situation.settled.includes(id)) moves.push(...(byActor.get(id) ?? []))
    }
    moves.push(...timeMoves(situation))
    return moves
  }
}
