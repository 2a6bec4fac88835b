import { createActor } from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { PathClock } from '../chart/clock'
import { definitionOf } from '../chart/definition'
import { eventFor } from '../chart/events'
import type { ActionRecord, Expected, Path, Step } from '../model'
import { mismatches } from './oracle'
import { plain } from '../chart/plain'
import { puppet, withPuppets } from '../chart/puppets'
import { actionRecord, takenIn } from '../chart/record'
import { openSystem } from '../chart/scope'
import { timerId } from '../chart/timers'

export interface HeadlessResult {
  readonly path: string
  readonly ok: boolean
  /** Steps completed before the first mismatch, or all of them. */
  readonly steps: number
  /** Label of the failing step, and the differences, one per line. */
  readonly failedAt?: string
  readonly differences: readonly string[]
}

interface Stage {
  readonly actor: AnyActorRef
  readonly clock: PathClock
  /** What has happened since the last call. */
  readonly look: () => Expected
}

/** A real actor of the chart, with puppet actors and a clock controlled by the path. */
function stage(cases: FlowCases, input: unknown): Stage {
  const machine = withPuppets(cases.machine)
  const definition = definitionOf(machine)
  const clock = new PathClock()
  let actions: ActionRecord[] = []
  let transitions: string[] = []
  const parent = createActor(puppet, { clock })
  openSystem(parent.system)
  parent.system.inspect((event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') transitions.push(...takenIn(event, definition))
    if (event.type !== '@xstate.action') return
    const { type, params } = event.action
    const record = actionRecord(type, params, actor)
    if (record) actions.push(record)
    const delayed = params as { event: EventObject; id?: string; delay?: unknown } | undefined
    const timed = type === 'xstate.raise' || type === 'xstate.sendTo'
    if (timed && typeof delayed?.delay === 'number') clock.expect(timerId(delayed))
  })
  const actor: AnyActorRef = createActor(machine, { parent, input, id: machine.id })
  actor.start()
  const look = (): Expected => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    const { status } = snapshot
    const seen = {
      status,
      value: plain(snapshot.value),
      context: plain(snapshot.context),
      actions,
      transitions,
    }
    actions = []
    transitions = []
    return seen
  }
  return { actor, clock, look }
}

/** Performs one step; returns an error sentence when it cannot. */
function perform({ actor, clock }: Stage, cases: FlowCases, step: Step): string | undefined {
  if (step.kind === 'time') {
    return clock.advance(step.wait, step.timer ?? step.event.type)
  }
  const event = eventFor(cases, step)
  if (!event) return 'the cases have changed since this path was made'
  if (step.kind === 'outcome') {
    const id = step.actorId ?? ''
    const { children } = actor.getSnapshot() as AnyMachineSnapshot
    const child: AnyActorRef | undefined = children[id]
    if (!child) return `actor '${id}' is not running`
    child.send({ ...event, type: event.type.startsWith('xstate.done.') ? '$done' : '$error' })
    return undefined
  }
  actor.send(event)
  return undefined
}

/** Reported for a chart that stops with an error: a failure, even if the path expects it. */
export const stopsWithError = 'the chart stops here with an error: a fault of the chart, or of its cases'
const broke = ({ status }: Expected) => (status === 'error' ? [stopsWithError] : [])

/**
 * Runs one path on a real actor, with no promise, timer or effect of the app, and compares state value, context,
 * actions and transitions after every step. Stops at the first difference. Never throws for errors in the chart.
 */
export function replayHeadless(cases: FlowCases, path: Path): HeadlessResult {
  const input = cases.inputs[path.input]
  if (!(path.input in cases.inputs)) {
    const differences = [`the cases have no input '${path.input}'`]
    return { path: path.id, ok: false, steps: 0, failedAt: 'Start', differences }
  }
  const play = stage(cases, input)
  const begun = play.look()
  const atStart = [...broke(begun), ...mismatches(path.start, begun)]
  if (atStart.length > 0) {
    return { path: path.id, ok: false, steps: 0, failedAt: `Start: ${path.input}`, differences: atStart }
  }
  for (const [done, step] of path.steps.entries()) {
    const refused = perform(play, cases, step)
    const seen = play.look()
    const differences =
      refused === undefined ? [...broke(seen), ...mismatches(step.expected, seen)] : [refused]
    if (differences.length > 0) {
      return { path: path.id, ok: false, steps: done, failedAt: `${done + 1}. ${step.label}`, differences }
    }
  }
  return { path: path.id, ok: true, steps: path.steps.length, differences: [] }
}
