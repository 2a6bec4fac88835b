import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

export type ChartNode = AnyStateMachine['root']
export type ChartTransition = AnyTransitionDefinition

/** What triggers a transition. `finished`: a compound or parallel state reached its final states. */
type Trigger = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'finished'

export interface TransitionDefinition {
  /** `login.form.username | SUBMIT | 0 [canSubmit]` */
  readonly id: string
  readonly source: ChartNode
  readonly trigger: Trigger
  /** The descriptor in the chart, possibly with a wildcard. Empty for `always`. */
  readonly descriptor: string
  /** Event type, actor id or delay name, for display. */
  readonly name: string
  readonly guard: string | undefined
  /** Index among the branches of the same trigger. */
  readonly index: number
  readonly transition: ChartTransition
}

/** Everything a chart declares: the denominator of coverage. */
export interface Definition {
  /** Every state node except the root, by id; a chart without states has its root. */
  readonly states: ReadonlyMap<string, ChartNode>
  readonly transitions: ReadonlyMap<string, TransitionDefinition>
  /** Source of each invoked actor, by invoke id. */
  readonly invokes: ReadonlyMap<string, string>
  /** Id of one of this machine's transition objects; undefined for forbidden transitions. */
  readonly idOf: (transition: unknown) => string | undefined
}

type Check = (snapshot: object, by: object, combined: { guards: readonly (() => boolean)[] }) => boolean

/** The kind of a combined guard, detected by behaviour: minified builds lose the function's name. */
function kindOf(guard: object): string {
  const { check } = guard as { check: Check }
  const holds = (...guards: boolean[]) => check({}, {}, { guards: guards.map((it) => () => it) })
  if (holds(false)) return 'not'
  return holds(true, false) ? 'or' : 'and'
}

/** A guard's name in the chart; combined guards are written out. */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') {
    if ('guards' in guard && Array.isArray(guard.guards)) {
      return `${kindOf(guard)}(${guard.guards.map(guardName).join(', ')})`
    }
    if ('stateValue' in guard) return `in(${JSON.stringify(guard.stateValue)})`
    return guard.name || 'inline guard'
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  return 'inline guard'
}

function readTrigger(node: ChartNode, descriptor: string): { trigger: Trigger; name: string; label: string } {
  if (descriptor === '') return { trigger: 'always', name: 'always', label: 'always' }
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(descriptor)
  if (actor) {
    const [, how, id = ''] = actor
    return { trigger: how === 'done' ? 'done' : 'error', name: id, label: `${how} ${id}` }
  }
  if (descriptor.startsWith('xstate.snapshot.')) {
    const name = descriptor.slice('xstate.snapshot.'.length)
    return { trigger: 'snapshot', name, label: `snapshot ${name}` }
  }
  if (descriptor.startsWith('xstate.done.state.'))
    return { trigger: 'finished', name: node.id, label: 'finished' }
  const ending = `.${node.id}`
  if (descriptor.startsWith('xstate.after.') && descriptor.endsWith(ending)) {
    const name = descriptor.slice('xstate.after.'.length, -ending.length)
    return { trigger: 'after', name, label: `after ${name}` }
  }
  return { trigger: 'event', name: descriptor, label: descriptor }
}

/** A forbidden transition blocks an event on purpose; it is not a move, and no path can take it. */
export function isInert(transition: ChartTransition): boolean {
  return !transition.target && transition.actions.length === 0 && !transition.reenter
}

/** True for the logic of a chart, as opposed to a promise or a callback. */
export function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'config' in logic
}

/** A node's children, with the type that xstate keeps private. */
export function childrenOf(node: ChartNode): ChartNode[] {
  return Object.values(node.states) as ChartNode[]
}

/** A node and all above it, innermost first. */
export function withParents(node: ChartNode | undefined): ChartNode[] {
  const all: ChartNode[] = []
  for (let at = node; at; at = at.parent as ChartNode | undefined) all.push(at)
  return all
}

/** Whether a node is another one or below it. */
export function isWithin(node: ChartNode | undefined, above: ChartNode): boolean {
  for (let at = node; at; at = at.parent as ChartNode | undefined) if (at === above) return true
  return false
}

/** Milliseconds of a delay by its name, where the chart gives a fixed number. */
export function fixedDelay({ implementations }: AnyStateMachine, name: string): number | undefined {
  const known: unknown = implementations.delays[name] ?? Number(name)
  return typeof known === 'number' && !Number.isNaN(known) ? known : undefined
}

/** A node and its descendants, in document order. */
export function nodesUnder(node: ChartNode): ChartNode[] {
  return [node, ...childrenOf(node).flatMap(nodesUnder)]
}

function branchesOf(node: ChartNode): TransitionDefinition[] {
  const lists = new Map<string, readonly ChartTransition[]>(node.transitions)
  if (node.always) lists.set('', node.always)
  return [...lists].flatMap(([descriptor, list]) =>
    list.map((transition, index) => {
      const { trigger, name, label } = readTrigger(node, descriptor)
      const guard = guardName(transition.guard)
      const id = `${node.id} | ${label} | ${index}${guard === undefined ? '' : ` [${guard}]`}`
      return { id, source: node, trigger, descriptor, name, guard, index, transition }
    }),
  )
}

const transitionsOf = (node: ChartNode) => branchesOf(node).filter(({ transition }) => !isInert(transition))

/** A node's branches that block an event on purpose, each with its index among the branches of its trigger. */
export const stopsOf = (node: ChartNode) => branchesOf(node).filter(({ transition }) => isInert(transition))

const known = new WeakMap<AnyStateMachine, Definition>()

/** Reads a chart's definition. Ids depend on the chart only; `idOf` resolves the objects of the machine passed in. */
export function definitionOf(machine: AnyStateMachine): Definition {
  const before = known.get(machine)
  if (before) return before
  const nodes = nodesUnder(machine.root)
  const transitions = nodes.flatMap(transitionsOf)
  const ids = new Map<unknown, string>(transitions.map((it) => [it.transition, it.id]))
  const counted = nodes.length > 1 ? nodes.slice(1) : nodes
  const definition: Definition = {
    states: new Map(counted.map((node) => [node.id, node])),
    transitions: new Map(transitions.map((it) => [it.id, it])),
    invokes: new Map(nodes.flatMap((node) => node.invoke.map((invoke) => [invoke.id, String(invoke.src)]))),
    idOf: (transition) => ids.get(transition),
  }
  known.set(machine, definition)
  return definition
}
