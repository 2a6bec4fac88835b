import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'
import { nodesUnder } from './definition'
import { isBuiltIn, standIns } from './in-place'

/** Stops a looping always transition instead of hanging the tool. */
export const maxMicrosteps = 1000

const waiting: Snapshot<unknown> = { status: 'active', output: undefined, error: undefined }

/** Replaces any actor: does nothing until `$done` or `$error` arrives, then settles synchronously. */
export const puppet: ActorLogic<Snapshot<unknown>, EventObject> = {
  getInitialSnapshot: () => waiting,
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    if (event.type === '$done') {
      const output = 'output' in event ? event['output'] : undefined
      return { status: 'done', output, error: undefined }
    }
    if (event.type === '$error') {
      const error = 'error' in event ? event['error'] : undefined
      return { status: 'error', output: undefined, error }
    }
    // One that was left says so, as xstate's own do.
    return event.type === 'xstate.stop'
      ? { status: 'stopped', output: undefined, error: undefined }
      : snapshot
  },
}

const nothing = () => {}
const inPlace = standIns(puppet)

/** An action of xstate's that says its name when it throws. */
function named(name: string, action: object): unknown {
  const { resolve } = action as { readonly resolve: (...args: unknown[]) => unknown }
  const told = (...args: unknown[]) => {
    try {
      return resolve(...args)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Error(`action '${name}' threw: ${message}`, { cause: error })
    }
  }
  return Object.assign(() => {}, action, { resolve: told })
}

const made = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The chart with every actor replaced by a puppet and every custom action by a no-op, also where it defines them in
 * place.
 * Guards, assigns, delays and input mappers stay: they are the chart.
 */
export function withPuppets(machine: AnyStateMachine): AnyStateMachine {
  const before = made.get(machine)
  if (before) return before
  const invoked = nodesUnder(machine.root).flatMap((node) => node.invoke.map((invoke) => String(invoke.src)))
  const sources = [...invoked, ...Object.keys(machine.implementations.actors)]
  const actions = Object.entries(machine.implementations.actions).map(([name, action]) => [
    name,
    isBuiltIn(action) ? named(name, inPlace.action(action) as object) : nothing,
  ])
  const provided: AnyStateMachine = inPlace.machine(machine).provide({
    actors: Object.fromEntries(sources.map((source) => [source, puppet])),
    actions: Object.fromEntries(actions),
  })
  provided.options.maxIterations = Math.min(provided.options.maxIterations ?? maxMicrosteps, maxMicrosteps)
  made.set(machine, provided)
  return provided
}
