import { createActor, createEmptyActor } from 'xstate'
import type {
  AnyActorRef,
  AnyActorScope,
  AnyMachineSnapshot,
  ExecutableActionObject,
  InspectionEvent,
} from 'xstate'
import { puppet } from './puppets'

const stubs = new Map<string, AnyActorRef>()

/** An actor that ignores every event: what `system.get` returns for actors outside the chart. */
function stub(id: string): AnyActorRef {
  const before = stubs.get(id)
  if (before) return before
  const made = createActor(puppet, { id })
  stubs.set(id, made)
  return made
}

interface OpenSystem {
  get: (id: string) => AnyActorRef | undefined
  _relay: (from: unknown, to: unknown, event: { readonly type: string }) => void
}

/**
 * Lets a chart look up app-wide actors: it gets a stub instead of undefined. What a puppet reports while it runs
 * (`onSnapshot`) says nothing of the actor in its place, and does not arrive.
 */
export function openSystem(system: unknown): void {
  const open = system as OpenSystem
  const { get, _relay: relay } = open
  const told: OpenSystem['_relay'] = (from, to, event) => {
    if (!event.type.startsWith('xstate.snapshot.')) relay.call(system, from, to, event)
  }
  Object.assign(open, { get: (id: string) => get.call(system, id) ?? stub(id), _relay: told })
}

/** The record of one pure step. */
export interface Recorded {
  readonly microsteps: InspectionEvent[]
  readonly actions: ExecutableActionObject[]
}

interface Scope {
  readonly it: AnyActorScope
  /** Starts recording into fresh lists. */
  readonly record: () => Recorded
}

/**
 * The actor scope for a machine's pure transition: executes nothing, records everything.
 * It has a parent, so that `sendParent` works, and two actors may claim one system id, because each
 * step is isolated.
 */
export function makeScope(id: string): Scope {
  const parent = createEmptyActor()
  const self = createActor(puppet, { parent, id })
  const { system } = self
  openSystem(system)
  let recorded: Recorded = { microsteps: [], actions: [] }
  // Replaces `system.inspect`, which copies every event for every observer, most of them about puppets.
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

/** The chart's snapshots after each microstep, in order. */
export function snapshotsIn(recorded: Recorded): AnyMachineSnapshot[] {
  return recorded.microsteps.flatMap((event) =>
    event.type === '@xstate.microstep' ? (event.snapshot as AnyMachineSnapshot) : [],
  )
}
