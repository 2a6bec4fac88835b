import {
  assign,
  createMachine,
  type ActorLogic,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
} from 'xstate'

/** What a chart defines in place and not by name: actors and actions that `provide` cannot replace. */

type StandIn = ActorLogic<Snapshot<unknown>, EventObject>
type Deed = (...args: readonly unknown[]) => unknown
type Fields = Readonly<Record<string, unknown>>

const isDeed = (value: unknown): value is Deed => typeof value === 'function'
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each of a list, or the only one. */
const each = (value: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(value) ? value.map(change) : change(value)

const inFields = (value: Fields, change: (one: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))

/** The fields that there are, each changed in its own way. */
function changed(value: Fields, ways: Readonly<Record<string, (one: unknown) => unknown>>): Fields {
  const fresh = Object.entries(ways).flatMap(([name, way]) =>
    value[name] === undefined ? [] : [[name, way(value[name])] as const],
  )
  return { ...value, ...Object.fromEntries(fresh) }
}

/** Whether an action is one of xstate's (assign, raise, …), which the chart resolves purely. */
export const isBuiltIn = (action: unknown): action is Deed & Fields => isDeed(action) && 'resolve' in action

/** Does nothing, under the same name. */
const idle = (action: Deed): Deed => Object.defineProperty(() => {}, 'name', { value: action.name })

/** Replaces what a chart defines in place. */
export function standIns(puppet: StandIn) {
  const stand = (source: unknown) => (typeof source === 'string' ? source : puppet)

  /** Something that is told how to spawn, and spawns stand-ins. */
  const spawning =
    (deed: Deed): Deed =>
    (scope, ...rest) => {
      const { spawn } = scope as { readonly spawn: Deed }
      const spawned: Deed = (source, ...options) => spawn(stand(source), ...options)
      return deed({ ...(scope as Fields), spawn: spawned }, ...rest)
    }
  const assigning = (how: unknown) =>
    isDeed(how) ? spawning(how) : inFields(how as Fields, (one) => (isDeed(one) ? spawning(one) : one))

  const collecting =
    (collect: Deed): Deed =>
    (scope, ...rest) => {
      const { enqueue } = scope as { readonly enqueue: Deed & Readonly<Record<string, Deed>> }
      const queue: Deed = (one) => enqueue(action(one))
      const ways = {
        assign: (how: never) => queue(assign(how)),
        spawnChild: (source: unknown, ...options: unknown[]) =>
          enqueue['spawnChild']?.(stand(source), ...options),
      }
      return collect({ ...(scope as Fields), enqueue: Object.assign(queue, enqueue, ways) }, ...rest)
    }

  function builtIn(one: Deed & Fields): Deed {
    const { assignment, collect, src } = one
    const parts = {
      ...(assignment === undefined ? {} : { assignment: assigning(assignment) }),
      ...(isDeed(collect) ? { collect: collecting(collect) } : {}),
      ...(one['type'] === 'xstate.spawnChild' ? { src: stand(src) } : {}),
    }
    return Object.assign(() => {}, one, parts)
  }

  /** An action that starts no actor and does nothing of its own; names stay. */
  function action(one: unknown): unknown {
    if (!isDeed(one)) return one
    return isBuiltIn(one) ? builtIn(one) : idle(one)
  }

  const actions = (value: unknown) => each(value, action)
  const transition = (one: unknown) => (isFields(one) ? changed(one, { actions }) : one)
  const transitions = (value: unknown) => each(value, transition)
  const byName = (change: (one: unknown) => unknown) => (value: unknown) =>
    isFields(value) ? inFields(value, change) : value
  const invoke = (one: unknown) =>
    isFields(one)
      ? changed(one, { src: stand, onDone: transitions, onError: transitions, onSnapshot: transitions })
      : one

  const state = (config: unknown): unknown =>
    isFields(config)
      ? changed(config, {
          entry: actions,
          exit: actions,
          initial: transition,
          invoke: (value) => each(value, invoke),
          on: byName(transitions),
          after: byName(transitions),
          always: transitions,
          onDone: transitions,
          route: transition,
          states: byName(state),
        })
      : config

  /** The machine with all of that, under its own ids. */
  function machine(chart: AnyStateMachine): AnyStateMachine {
    const root = state(chart.config) as Fields
    const { context } = root
    const config = isDeed(context) ? { ...root, context: spawning(context) } : root
    return createMachine(config as never, chart.implementations as never)
  }
  return { machine, action }
}
