import {
  createActor,
  SimulatedClock,
  type Actor,
  type ActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
  type InputFrom,
  type Snapshot,
} from 'xstate'
import { nodesUnder } from '../../src/paths/chart/definition'
import { isBuiltIn } from '../../src/paths/chart/in-place'

/** One effect of the chart: the name of the action and its parameters. */
export type Effect = readonly [name: string, params?: unknown]

type Heard = Snapshot<unknown> & {
  readonly events: readonly EventObject[]
  readonly input: unknown
}

/** Replaces every invoked actor: records its input and events, and settles when the test says so. */
const standIn: ActorLogic<Heard, EventObject, unknown> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    events: [],
    input,
  }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const { events, input } = snapshot
    if (event.type === '$done') {
      const output = 'output' in event ? event.output : undefined
      return { status: 'done', output, error: undefined, events, input }
    }
    if (event.type === '$error') {
      const error = 'error' in event ? event.error : undefined
      return { status: 'error', output: undefined, error, events, input }
    }
    return { ...snapshot, events: [...events, event] }
  },
}

/** A chart on a real actor with a clock that only the test moves. */
export interface Driven<M extends AnyStateMachine> {
  readonly actor: Actor<M>
  readonly snapshot: () => ReturnType<Actor<M>['getSnapshot']>
  /** State value as text, `form.editing` or JSON for regions. */
  readonly at: () => string
  readonly send: Actor<M>['send']
  /** Makes the invoked actor with that id answer. */
  readonly answer: (id: string, output?: unknown) => void
  /** Makes the invoked actor with that id fail. */
  readonly fail: (id: string, error?: unknown) => void
  /** The input of the invoked actor with that id. */
  readonly inputOf: (id: string) => unknown
  /** Events sent to the invoked actor with that id. */
  readonly toldTo: (id: string) => readonly EventObject[]
  readonly running: (id: string) => boolean
  /** Advances the clock by milliseconds. */
  readonly wait: (milliseconds: number) => void
  /** Effects since the last call, in order; reading clears them. */
  readonly effects: () => readonly Effect[]
}

/** Starts a chart whose actors are fakes and whose custom actions are recorded instead of run. */
export function drive<M extends AnyStateMachine>(machine: M, input?: InputFrom<M>): Driven<M> {
  const done: Effect[] = []
  const sources = nodesUnder(machine.root).flatMap((node) => node.invoke.map(({ src }) => String(src)))
  const custom = Object.entries(machine.implementations.actions).filter(([, action]) => !isBuiltIn(action))
  const provided = machine.provide({
    actors: Object.fromEntries(sources.map((source) => [source, standIn])),
    actions: Object.fromEntries(
      custom.map(([name]) => [
        name,
        (_: unknown, params: unknown) => {
          done.push(params === undefined ? [name] : [name, params])
        },
      ]),
    ),
  }) as M
  const clock = new SimulatedClock()
  const actor = createActor(provided, { clock, input } as never) as Actor<M>
  actor.start()
  const child = (id: string) => {
    const { children } = actor.getSnapshot() as { children: Record<string, AnyActorRef | undefined> }
    const found = children[id]
    if (!found) throw new Error(`actor '${id}' is not running`)
    return found
  }
  const heardBy = (id: string) => child(id).getSnapshot() as Heard
  return {
    actor,
    snapshot: () => actor.getSnapshot() as ReturnType<Actor<M>['getSnapshot']>,
    at: () => stateText((actor.getSnapshot() as { value: unknown }).value),
    send: (event) => actor.send(event),
    answer: (id, output) => child(id).send({ type: '$done', output }),
    fail: (id, error) => child(id).send({ type: '$error', error }),
    inputOf: (id) => heardBy(id).input,
    toldTo: (id) => heardBy(id).events,
    running: (id) => id in (actor.getSnapshot() as { children: object }).children,
    wait: (milliseconds) => clock.increment(milliseconds),
    effects: () => done.splice(0),
  }
}

function stateText(value: unknown): string {
  if (typeof value === 'string') return value
  const entries = Object.entries(value as Record<string, unknown>)
  const [first] = entries
  return entries.length === 1 && first ? `${first[0]}.${stateText(first[1])}` : JSON.stringify(value)
}
