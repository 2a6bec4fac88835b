import type { FlowCases } from '../../../machines/shared/cases'
import { definitionOf } from '../chart/definition'
import type { ChartNode } from '../chart/definition'
import { generate } from '../generate/generate'
import { rowsOf } from '../generate/goals'
import { shortHash } from '../chart/hash'
import type { ActionRecord, Expected, Json, Path, StepKind } from '../model'
import { withPuppets } from '../chart/puppets'
import { place } from '../chart/place'

/** A state as committed. */
export interface StateDocument {
  readonly id: string
  readonly type: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly rows?: readonly string[]
  readonly entry?: readonly string[]
  readonly exit?: readonly string[]
  readonly invokes?: readonly string[]
}

export interface TransitionDocument {
  readonly id: string
  readonly targets: readonly string[]
  readonly reenter?: true
  readonly description?: string
  readonly actions?: readonly string[]
}

/** What is there after a step. */
export interface SightDocument {
  readonly at: string
  readonly takes: readonly string[]
  readonly effects?: readonly ActionRecord[]
  /** Changed fields of the context. */
  readonly changes?: { readonly [field: string]: Json }
}

export interface StepDocument extends SightDocument {
  readonly do: string
  readonly kind: StepKind
  readonly event: Json
  readonly wait?: number
}

export interface PathDocument {
  readonly id: string
  readonly input: string
  readonly goals: readonly string[]
  readonly start: SightDocument
  readonly steps: readonly StepDocument[]
}

/** The shortest path to each transition, in brief: what a change affects is derived from these. */
export interface ShortDocument {
  readonly id: string
  readonly goals: readonly string[]
  /** Changes whenever anything the path expects does. */
  readonly expects: string
  readonly steps: readonly string[]
}

export interface FlowDocument {
  readonly chart: string
  readonly summary: string
  readonly states: readonly StateDocument[]
  readonly transitions: readonly TransitionDocument[]
  readonly few: readonly PathDocument[]
  readonly short: readonly ShortDocument[]
}

const some = <Key extends string, Item>(key: Key, list: readonly Item[]) =>
  (list.length > 0 ? { [key]: list } : {}) as Partial<Record<Key, readonly Item[]>>

/** An action's name in the chart. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action === 'function')
    return String('type' in action ? action.type : action.name).replace('xstate.', '')
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'action'
}

/** Named actions without xstate's timers. */
export function actionNames(actions: readonly unknown[]): string[] {
  const isTimer = (action: unknown, name: string) =>
    typeof action === 'function' && (name === 'raise' || name === 'cancel')
  return actions.flatMap((action) => {
    const name = actionName(action)
    return isTimer(action, name) && name === 'cancel' ? [] : [name]
  })
}

function stateDocument(node: ChartNode): StateDocument {
  const timers = Object.keys(node.config.after ?? {}).length
  return {
    id: node.id,
    type: node.type,
    ...(node.description === undefined ? {} : { description: node.description }),
    ...some('tags', node.tags),
    ...some('rows', rowsOf(node)),
    // A state's timers are entry actions too; their transitions describe them.
    ...some('entry', actionNames(node.entry).slice(0, node.entry.length - timers)),
    ...some('exit', actionNames(node.exit)),
    ...some(
      'invokes',
      node.invoke.map((invoke) => invoke.id),
    ),
  }
}

function changed(before: Json | undefined, after: Json): { changes?: { [field: string]: Json } } {
  const old = (before ?? {}) as Readonly<Record<string, Json>>
  const fresh = (after ?? {}) as Readonly<Record<string, Json>>
  const changes: Record<string, Json> = {}
  for (const key of new Set([...Object.keys(old), ...Object.keys(fresh)])) {
    if (JSON.stringify(old[key]) !== JSON.stringify(fresh[key])) changes[key] = fresh[key] ?? null
  }
  return Object.keys(changes).length > 0 ? { changes } : {}
}

/** What a step led to, with the changes since the step before. */
export const sight = (expected: Expected, before?: Expected): SightDocument => ({
  at: `${place(expected.value)}${expected.status === 'active' ? '' : ` (${expected.status})`}`,
  takes: expected.transitions,
  ...some('effects', expected.actions),
  ...changed(before?.context, expected.context),
})

function pathDocument(path: Path): PathDocument {
  return {
    id: path.id,
    input: path.input,
    goals: path.goals,
    start: sight(path.start),
    steps: path.steps.map((step, i) => ({
      do: step.label,
      kind: step.kind,
      event: step.event,
      ...(step.wait > 0 ? { wait: step.wait } : {}),
      ...sight(step.expected, i === 0 ? path.start : path.steps[i - 1]?.expected),
    })),
  }
}

function shortDocument(path: Path): ShortDocument {
  return {
    id: path.id,
    goals: path.goals,
    // A step's waiting time is not part of the path's id, so include it here.
    expects: shortHash(JSON.stringify([path.start, path.steps])),
    steps: [`Start: ${path.input}`, ...path.steps.map((step) => step.label)],
  }
}

/** What is committed for a chart: everything it declares, and its paths, without anything that varies between runs. */
export function documentOf(cases: FlowCases): FlowDocument {
  const machine = withPuppets(cases.machine)
  const { states, transitions } = definitionOf(machine)
  const nodes = states.has(machine.root.id) ? [...states.values()] : [machine.root, ...states.values()]
  return {
    chart: cases.id,
    summary: cases.summary,
    states: nodes.map(stateDocument),
    transitions: [...transitions.values()].map(({ id, transition }) => ({
      id,
      targets: ((transition.target ?? []) as readonly ChartNode[]).map((node) => node.id),
      ...(transition.reenter ? { reenter: true as const } : {}),
      ...(transition.description === undefined ? {} : { description: transition.description }),
      ...some('actions', actionNames(transition.actions)),
    })),
    few: generate(cases).paths.map(pathDocument),
    short: generate(cases, { style: 'short' }).paths.map(shortDocument),
  }
}

/** The document as a reviewable file: one step, state or transition per line. */
export function documentText(document: FlowDocument): string {
  const { chart, summary, states, transitions, few, short } = document
  const lines = (list: readonly unknown[], indent: string) =>
    list.length === 0
      ? '[]'
      : `[\n${list.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`
  const paths = few.map(({ steps, ...head }) => {
    const opened = JSON.stringify(head, null, 0).slice(0, -1)
    return `    ${opened},"steps":${lines(steps, '    ')}}`
  })
  return [
    '{',
    `  "chart": ${JSON.stringify(chart)},`,
    `  "summary": ${JSON.stringify(summary)},`,
    `  "states": ${lines(states, '  ')},`,
    `  "transitions": ${lines(transitions, '  ')},`,
    `  "few": ${paths.length === 0 ? '[]' : `[\n${paths.join(',\n')}\n  ]`},`,
    `  "short": ${lines(short, '  ')}`,
    '}',
    '',
  ].join('\n')
}
