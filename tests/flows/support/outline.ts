import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import type { ReadAction, ReadState, ReadTransition } from './extractor'

/** A chart as lines, so that two readings of it can be compared: one line per state, transition and actor. */

const many = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

const inline = '(inline)'
interface Facts {
  readonly from: string
  readonly cause: string
  readonly guard: string
  readonly targets: readonly string[]
  readonly actions: readonly string[]
  readonly description: string
}
const lineOf = ({ from, cause, guard, targets, actions, description }: Facts) =>
  `${from} | ${cause} | ${guard} | ${targets.join(', ') || 'stays'} | ${actions.join(', ')} | ${description}`

const at = (path: readonly string[]) => ['(chart)', ...path].join('.')

// --- from the running machine

const nameOf = (it: unknown): string =>
  typeof it === 'string'
    ? it
    : typeof it === 'object' && it !== null && 'type' in it
      ? String(it.type)
      : inline

const causes: readonly (readonly [RegExp, string])[] = [
  [/^xstate\.after\.(.+?)\.[^.]*(?:\..*)?$/, 'after'],
  [/^xstate\.done\.actor\.(.*)$/, 'done'],
  [/^xstate\.error\.actor\.(.*)$/, 'error'],
  [/^xstate\.snapshot\.(.*)$/, 'snapshot'],
]
function causeOf({ eventType }: AnyTransitionDefinition): string {
  if (eventType.startsWith('xstate.done.state.')) return 'finished'
  for (const [pattern, kind] of causes) {
    const found = pattern.exec(eventType)
    if (found) return `${kind} ${found[1] ?? ''}`
  }
  return eventType === '' ? 'always' : `on ${eventType}`
}

export function runningOutline(machine: AnyStateMachine): string[] {
  const lines: string[] = [`(chart): ${machine.id}`]
  const visit = (node: AnyStateNode) => {
    const type = node.type === 'history' ? `history ${node.history}` : node.type
    const initial =
      node.type === 'compound' ? (node.initial.target?.[0] as AnyStateNode | undefined)?.key : undefined
    lines.push(`${at(node.path)}: ${type}, begins ${initial ?? 'nowhere'}, tags ${[...node.tags].join()}`)
    lines.push(`${at(node.path)}: ${node.description ?? ''}`)
    lines.push(
      `${at(node.path)}: entry ${many(node.config.entry as unknown)
        .map(nameOf)
        .join(', ')}, exit ${many(node.config.exit as unknown)
        .map(nameOf)
        .join(', ')}`,
    )
    for (const { id, src } of node.invoke) lines.push(`${at(node.path)}: actor ${id} ${nameOf(src)}`)
    for (const one of [...node.transitions.values()].flat().concat(node.always ?? [])) {
      lines.push(
        lineOf({
          from: at(node.path),
          cause: causeOf(one),
          guard: one.guard === undefined ? '' : nameOf(one.guard),
          targets: (one.target ?? []).map((target: AnyStateNode) => at(target.path)),
          actions: one.actions.map(nameOf),
          description: one.description ?? '',
        }),
      )
    }
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return lines.sort()
}

// --- from the tools

const readName = ({ kind, action }: ReadAction) => (kind === 'named' ? (action.type ?? inline) : inline)

export function readOutline(chart: ReadState): string[] {
  const byId = new Map<string, readonly string[]>()
  const find = (state: ReadState, path: readonly string[]) => {
    if (state.id !== undefined) byId.set(state.id, path)
    for (const [key, child] of Object.entries(state.states ?? {})) find(child, [...path, key])
  }
  find(chart, [])
  /** A target as written: by id, inside the state, or a sibling. */
  const reached = (from: readonly string[], target: string): string => {
    if (target.startsWith('.')) return at([...from, ...target.slice(1).split('.')])
    if (!target.startsWith('#')) return at([...from.slice(0, -1), ...target.split('.')])
    const wanted = target.slice(1)
    for (const [id, path] of byId) {
      if (wanted === id) return at(path)
      if (wanted.startsWith(`${id}.`)) return at([...path, ...wanted.slice(id.length + 1).split('.')])
    }
    return `nowhere: ${target}`
  }

  const lines: string[] = [`(chart): ${chart.id ?? ''}`]
  const visit = (state: ReadState, path: readonly string[]) => {
    const children = Object.keys(state.states ?? {})
    const type = state.type ?? (children.length > 0 ? 'compound' : 'atomic')
    const tags = many(state.tags).join()
    lines.push(`${at(path)}: ${type}, begins ${state.initial?.replace(/^\./, '') ?? 'nowhere'}, tags ${tags}`)
    lines.push(`${at(path)}: ${state.description ?? ''}`)
    const named = (actions: ReadState['entry']) => many(actions).map(readName).join(', ')
    lines.push(`${at(path)}: entry ${named(state.entry)}, exit ${named(state.exit)}`)
    const add = (cause: string, list: ReadTransition | readonly ReadTransition[] | undefined) => {
      for (const one of many(list)) {
        lines.push(
          lineOf({
            from: at(path),
            cause,
            guard: one.cond === undefined ? '' : one.cond.kind === 'named' ? one.cond.type : inline,
            targets: many(one.target).map((target) => reached(path, target)),
            actions: many(one.actions).map(readName),
            description: one.description ?? '',
          }),
        )
      }
    }
    for (const [event, list] of Object.entries(state.on ?? {})) add(`on ${event}`, list)
    for (const [delay, list] of Object.entries(state.after ?? {})) add(`after ${delay}`, list)
    add('always', state.always)
    add('finished', state.onDone)
    for (const { id = '', src, onDone, onError, onSnapshot } of many(state.invoke)) {
      lines.push(`${at(path)}: actor ${id} ${src}`)
      add(`done ${id}`, onDone)
      add(`error ${id}`, onError)
      add(`snapshot ${id}`, onSnapshot)
    }
    for (const [key, child] of Object.entries(state.states ?? {})) visit(child, [...path, key])
  }
  visit(chart, [])
  return lines.sort()
}
