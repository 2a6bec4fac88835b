import { createActor } from 'xstate'
import type { AnyActorRef, AnyMachineSnapshot, EventObject, InspectionEvent } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { PathClock } from '../chart/clock'
import { definitionOf } from '../chart/definition'
import type { ActionRecord, Expected, Step } from '../model'
import { plain } from '../chart/plain'
import { puppet, withPuppets } from '../chart/puppets'
import { actionRecord, takenIn } from '../chart/record'
import { openSystem } from '../chart/scope'
import { timerId } from '../chart/timers'

export interface Stage {
  readonly actor: AnyActorRef
  readonly clock: PathClock
  /** What has happened since the last call. */
  readonly look: () => Expected
}

/** A real actor of the chart, with puppet actors and a clock controlled by the path. */
export function stage(cases: FlowCases, input: unknown): Stage {
  const machine = withPuppets(cases.machine)
  const definition = definitionOf(machine)
  const clock = new PathClock()
  let actions: ActionRecord[] = []
  let transitions: string[] = []
  const parent = createActor(puppet, { clock, logger: () => {} })
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

/** Performs one step with the event as the chart has to receive it; returns an error sentence when it cannot. */
export function perform(
  { actor, clock }: Stage,
  step: Pick<Step, 'kind' | 'wait' | 'timer' | 'actorId' | 'event'>,
  event: EventObject | undefined,
): string | undefined {
  if (step.kind === 'time') {
    return clock.advance(step.wait, step.timer ?? step.event.type)
  }
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
