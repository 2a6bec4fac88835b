import type { ActorLogic, AnyStateMachine, EventObject, Snapshot } from 'xstate'
import { nodesUnder } from './definition'

/** Stops a looping always transition instead of hanging the tool. */
const maxMicrosteps = 1000

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
    return snapshot
  },
}

const nothing = () => {}

const made = new WeakMap<AnyStateMachine, AnyStateMachine>()

/**
 * The chart with every actor replaced by a puppet and every custom action by a no-op.
 * Guards, assigns, delays and input mappers stay: they are the chart.
 */
export function withPuppets(machine: AnyStateMachine): AnyStateMachine {
  const before = made.get(machine)
  if (before) return before
  const invoked = nodesUnder(machine.root).flatMap((node) => node.invoke.map((invoke) => String(invoke.src)))
  const sources = [...invoked, ...Object.keys(machine.implementations.actors)]
  const custom = Object.entries(machine.implementations.actions).filter(([, action]) => !isBuiltIn(action))
  const provided: AnyStateMachine = machine.provide({
    actors: Object.fromEntries(sources.map((source) => [source, puppet])),
    actions: Object.fromEntries(custom.map(([name]) => [name, nothing])),
  })
  provided.options.maxIterations = Math.min(provided.options.maxIterations ?? maxMicrosteps, maxMicrosteps)
  made.set(machine, provided)
  return provided
}

/** Whether an action is one of xstate's (assign, raise, …), which the chart resolves purely. */
export function isBuiltIn(action: unknown): boolean {
  return typeof action === 'function' && 'resolve' in action
}
