import { createActor, createEmptyActor } from 'xstate'
import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  ExecutableActionObject,
  InspectionEvent,
} from 'xstate'
import { puppet } from './puppets'

const standIns = new Map<string, AnyActorRef>()

/** An actor that takes every event and does nothing: what `system.get` answers for actors outside the chart. */
function standIn(id: string): AnyActorRef {
  const before = standIns.get(id)
  if (before) return before
  const made = createActor(puppet, { id })
  standIns.set(id, made)
  return made
}

interface OpenSystem {
  get: (id: string) => AnyActorRef | undefined
}

/** Lets a chart look up actors that only the whole app has: it gets a stand-in instead of nothing. */
export function openSystem(system: unknown): void {
  const open = system as OpenSystem
  const get = open.get.bind(system)
  open.get = (id) => get(id) ?? standIn(id)
}

/** What one pure step left behind. */
export interface Recorded {
  readonly microsteps: InspectionEvent[]
  readonly actions: ExecutableActionObject[]
}

export interface Scope {
  readonly it: AnyActorScope
  /** Forgets the step before and starts recording into fresh lists. */
  readonly record: () => Recorded
}

/**
 * The surroundings in which a machine's pure transition runs: nothing is executed, everything is recorded.
 * There is a parent, so that `sendParent` finds one, and two actors may claim one system id, because each
 * step is a world of its own.
 */
export function makeScope(id: string): Scope {
  const parent = createEmptyActor()
  const self = createActor(puppet, { parent, id })
  const { system } = self
  openSystem(system)
  let recorded: Recorded = { microsteps: [], actions: [] }
  // In the place of `system.inspect`, which copies every event for every observer, most of them about puppets.
  const note = (event: InspectionEvent) => {
    if (event.type === '@xstate.microstep') recorded.microsteps.push(event)
  }
  Object.assign(system, { _set: () => {}, _sendInspectionEvent: note })
  return {
    it: {
      self,
      system,
      id,
      sessionId: 'explorer',
      logger: () => {},
      defer: () => {},
      stopChild: () => {},
      emit: () => {},
      actionExecutor: (action) => recorded.actions.push(action),
    },
    record: () => (recorded = { microsteps: [], actions: [] }),
  }
}

/** The chart's snapshot after each microstep, in order. */
export function snapshotsIn(recorded: Recorded): AnyMachineSnapshot[] {
  return recorded.microsteps.flatMap((event) =>
    event.type === '@xstate.microstep' ? (event.snapshot as AnyMachineSnapshot) : [],
  )
}
