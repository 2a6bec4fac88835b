import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Complaint } from './syntax'

/** A state and its descendants. */
const within = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(within)]

/** Every state of a chart, the root first. */
const statesOf = (machine: AnyStateMachine): AnyStateNode[] => within(machine.root)

const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final'
const ancestry = (node: AnyStateNode): AnyStateNode[] => [node, ...(node.parent ? ancestry(node.parent) : [])]

/** True when a chart has a final state. A chart without one lives as long as its parent. */
function ends(node: AnyStateNode): boolean {
  const children = Object.values(node.states)
  if (node.type === 'parallel') return children.every(ends)
  return children.some((child) => child.type === 'final')
}

/**
 * Runs as long as its state, and therefore needs no completion handler: a watcher, or a chart without a final
 * state.
 */
function isEndless(src: unknown, actors: Readonly<Record<string, unknown>>): boolean {
  if (typeof src !== 'string') return false
  const root = (actors[src] as { root?: AnyStateNode } | undefined)?.root
  return src.startsWith('watch') || (root !== undefined && !ends(root))
}

/** What names an action or guard: a string, an object with a type, or an xstate builder. */
interface Named {
  readonly type?: unknown
  readonly guards?: readonly unknown[]
}

/** Builders such as `assign` and `and` are functions with a type `xstate.…`; any other function is anonymous. */
function nameIn(thing: unknown): string | undefined {
  if (typeof thing === 'string') return thing
  const type = (thing as Named | null | undefined)?.type
  if (typeof type === 'string') return type
  return typeof thing === 'function' && 'check' in thing ? 'xstate.guard' : undefined
}

function lacking(thing: unknown, kind: string, known: Readonly<Record<string, unknown>>): Complaint[] {
  const name = nameIn(thing)
  const inner = ((thing as Named).guards ?? []).flatMap((guard) => lacking(guard, kind, known))
  if (name === undefined) return [`has ${kind} without a name`]
  if (name.startsWith('xstate.') || name in known) return inner
  return [`names ${kind} ${name}, which is not implemented`, ...inner]
}

function transitionsFrom(node: AnyStateNode) {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

/** Effects bound to end with their chart as well (src/flows/core/effects.ts). */
const endWithTheirChart: ReadonlySet<string> = new Set(['stopWaiting'])

/**
 * A stopped chart exits no state, so its exit actions do not run: external effects undone only by an exit
 * action would remain. Those that change the chart's own data may be lost.
 */
export function exitFaults(machine: AnyStateMachine): Complaint[] {
  const known = machine.implementations.actions as Readonly<Record<string, unknown>>
  const isPure = (name: string) => typeof known[name] === 'function' && 'resolve' in known[name]
  return statesOf(machine).flatMap((node) =>
    node.exit.flatMap((action) => {
      const name = nameIn(action) ?? ''
      const isFine = name.startsWith('xstate.') || isPure(name) || endWithTheirChart.has(name)
      return isFine ? [] : [`${node.id}: ${name} on exit does not run when the chart is stopped`]
    }),
  )
}

/** Every invoke has an id, a named actor, and handlers for completion and failure. */
export function invokeFaults(machine: AnyStateMachine): Complaint[] {
  return statesOf(machine).flatMap((node) => {
    const written = [node.config.invoke ?? []].flat() as { id?: string }[]
    return node.invoke.flatMap((invoke, at) => {
      const where = `${node.id}: invoke ${typeof invoke.src === 'string' ? invoke.src : at}`
      const faults: Complaint[] = []
      if (typeof invoke.src !== 'string') faults.push(`${where} has no named source`)
      else if (!(invoke.src in machine.implementations.actors)) faults.push(`${where} is not implemented`)
      if (!written[at]?.id) faults.push(`${where} has no id`)
      if (!invoke.onError) faults.push(`${where} does not say what happens on an error`)
      if (!invoke.onDone && !isEndless(invoke.src, machine.implementations.actors))
        faults.push(`${where} does not say what happens when done`)
      return faults
    })
  })
}

/** Actions, guards and delays are named and implemented: a delay without an implementation fires immediately. */
export function nameFaults(machine: AnyStateMachine): Complaint[] {
  const { actions, guards, delays } = machine.implementations
  return statesOf(machine).flatMap((node) => {
    const moves = transitionsFrom(node)
    const faults = [
      ...[...node.entry, ...node.exit, ...moves.flatMap((move) => [...move.actions])].flatMap((action) =>
        lacking(action, 'an action', actions),
      ),
      ...moves.flatMap((move) => (move.guard ? lacking(move.guard, 'a guard', guards) : [])),
      ...node.after.flatMap(({ delay }) => {
        if (typeof delay === 'string' && delay in delays) return []
        return [
          `has a delay ${typeof delay === 'string' ? `${delay}, which is not implemented` : 'without a name'}`,
        ]
      }),
    ]
    return [...new Set(faults)].map((fault) => `${node.id} ${fault}`)
  })
}

/** Every state has a description; every leaf, or its parent, has meta. */
export function wordFaults(machine: AnyStateMachine): Complaint[] {
  return statesOf(machine).flatMap((node) => {
    const faults: Complaint[] = []
    if (!node.description) faults.push(`${node.id} has no description`)
    const meta = ancestry(node).some(
      (each) => Object.keys((each.meta as object | undefined) ?? {}).length > 0,
    )
    if (isLeaf(node) && !meta) faults.push(`${node.id} has no meta`)
    return faults
  })
}

/**
 * Every waiting state waits for something, there or in a child, and has a way out: a time limit, an event, or
 * the failure of its call; every call has a time limit (src/platform/call.ts).
 */
export function waitingFaults(machine: AnyStateMachine): Complaint[] {
  return statesOf(machine)
    .filter((node) => node.tags.includes('pending'))
    .flatMap((node) => {
      const near = [...ancestry(node), ...within(node).slice(1)]
      const waits = near.some((each) => each.invoke.length > 0 || each.after.length > 0)
      const events = near.flatMap((each) => [...each.transitions.entries()])
      const calls = near
        .flatMap((each) => each.invoke)
        .filter(({ src }) => !isEndless(src, machine.implementations.actors))
      const out = events.some(([type, moves]) => {
        const ends =
          type.startsWith('xstate.after.') || calls.some(({ id }) => type === `xstate.error.actor.${id}`)
        return (
          (ends || !type.startsWith('xstate.')) &&
          moves.some((move) => move.target || move.actions.length > 0)
        )
      })
      return [
        ...(waits ? [] : [`${node.id} is pending but waits for nothing`]),
        ...(out ? [] : [`${node.id} is pending without a way out`]),
      ]
    })
}

/** Without a limit, two states that keep triggering each other would hang the page. */
export function loopFaults(machine: AnyStateMachine): Complaint[] {
  const limit = machine.options?.maxIterations
  return limit !== undefined && Number.isFinite(limit) ? [] : [`${machine.id} does not set maxIterations`]
}
