import type { FlowCases } from '../../../machines/shared/cases'
import { childrenOf, definitionOf, fixedDelay, guardName, isInert, isWithin } from '../chart/definition'
import type { ChartNode, ChartTransition, TransitionDefinition } from '../chart/definition'
import type { Branch } from '../chart/probe'
import { withPuppets } from '../chart/puppets'
import { actionNames } from './document'

/** A chart as SCXML, and what SCXML cannot express. */
interface Scxml {
  readonly text: string
  /** Constructs SCXML lacks or defines differently, each with its location; empty when it behaves the same. */
  readonly lacking: readonly string[]
  /** The branch of each guard: `g0`, `g1`… are set in `guards` when the event comes. */
  readonly guards: readonly Branch[]
}

/** Escapes text for an attribute or a comment, without characters XML cannot represent. */
const escape = (text: string) =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Encodes a character that an id cannot contain, so that different names stay different. */
const numbered = (sign: string) => `__${(sign.codePointAt(0) ?? 0).toString(16)}_`

/**
 * An XML id: letters, digits, dash, underscore, and no leading digit. No dots: SCXML matches events by dotted
 * prefix, so `done.state.a` would also match `done.state.a.b`. An underscore stands for a dot, so the chart's own
 * underscores are encoded, and no chart can collide with the names in the data model.
 */
export const scxmlId = (id: string) =>
  id
    .replace(/[^A-Za-z\d-]/gu, (sign) => (sign === '.' ? '_' : numbered(sign)))
    .replace(/^(?=[\d-]|(?:guards|delays)$)/, '_')

/** Actor ids must not collide with state ids. */
const actorId = (id: string) => `actor-${scxmlId(id)}`

/** Event name in SCXML: its own for done and error, unchanged for everything else. */
export function scxmlEvent(type: string): string {
  if (type === '*') return '*'
  const actor = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type)
  if (actor) return `${actor[1] === 'done' ? 'done' : 'error'}.invoke.${actorId(actor[2] ?? '')}`
  const state = /^xstate\.done\.state\.(.+)$/.exec(type)
  if (state) return `done.state.${scxmlId(state[1] ?? '')}`
  const timer = /^xstate\.after\.(.+)$/.exec(type)
  if (timer) return `after.${scxmlId(timer[1] ?? '')}`
  const [, name = '', rest = ''] = /^(.*?)(\.\*)?$/su.exec(type.replace(/^xstate\./, '')) ?? []
  const parts = name.split('.').map((part) => part.replace(/[^\w-]/gu, numbered) || '_')
  return parts.join('.') + rest
}

interface Target {
  readonly ids: readonly ChartNode[]
  readonly internal: boolean
}

class Writer {
  readonly lacking: string[] = []
  readonly guards: Branch[] = []
  readonly #actors = new Map<string, number>()
  readonly #ids: ReadonlyMap<unknown, TransitionDefinition>
  readonly #named: Readonly<Record<string, unknown>>

  constructor(
    transitions: ReadonlyMap<string, TransitionDefinition>,
    named: Readonly<Record<string, unknown>>,
  ) {
    this.#named = named
    this.#ids = new Map([...transitions.values()].map((it) => [it.transition, it]))
  }

  /** A transition's target in SCXML, whose self-transitions always exit and re-enter. */
  #target(transition: ChartTransition, where: string): Target {
    const targets = (transition.target ?? []) as readonly ChartNode[]
    const source = transition.source as ChartNode
    if (targets.length === 0 || transition.reenter) return { ids: targets, internal: false }
    if (targets.every((node) => node === source)) {
      if (source.type === 'parallel')
        this.lacking.push(`${where}: a parallel state that goes to itself without leaving`)
      const first = source.initial.target as readonly ChartNode[]
      return source.type === 'compound' ? { ids: first, internal: true } : { ids: [], internal: false }
    }
    const inside = targets.every((node) => isWithin(node, source))
    if (inside && source.type === 'parallel') {
      this.lacking.push(`${where}: a move within a parallel state that leaves its other regions alone`)
    }
    return { ids: targets, internal: inside && source.type === 'compound' }
  }

  /**
   * The id of an actor at one of the places that start it. Two places may use one name, but element ids are unique:
   * the second gets a suffix, which an event for the name still matches.
   */
  #actor(name: string): string {
    const id = actorId(name)
    const count = (this.#actors.get(id) ?? 0) + 1
    this.#actors.set(id, count)
    return count === 1 ? id : `${id}.${count}`
  }

  /** A named built-in action (`retry: raise(…)`) is that built-in. */
  #builtIn(action: unknown): unknown {
    const type = typeof action === 'string' ? action : (action as { type?: unknown }).type
    const given = typeof action !== 'function' && typeof type === 'string' ? this.#named[type] : undefined
    return (given as { type?: unknown } | undefined)?.type === 'xstate.raise' ? given : action
  }

  #content(actions: readonly unknown[], where: string): string[] {
    return actions.flatMap((one, i): string[] => {
      const action = this.#builtIn(one)
      const open = action as {
        readonly event?: unknown
        readonly id?: unknown
        readonly delay?: unknown
        readonly type?: unknown
      }
      const isFunction = typeof action === 'function'
      if (isFunction && open.type === 'xstate.cancel') return []
      if (isFunction && open.type === 'xstate.raise') {
        const { type } = (typeof open.event === 'object' ? open.event : {}) as { type?: string }
        if (type === undefined || open.delay !== undefined) {
          this.lacking.push(`${where}: an event that is made up or delayed when it is raised`)
          return []
        }
        return [`<raise event="${escape(scxmlEvent(type))}"/>`]
      }
      if (isFunction && open.type === 'xstate.sendTo') {
        const { to } = action as { to?: unknown }
        if (typeof to === 'function')
          this.lacking.push(`${where}: an event to an actor that is worked out when it is sent`)
      }
      const name = actionNames([action])[0] ?? `action ${i}`
      return [`<log label="does" expr="'${escape(name.replace(/['\\]/g, ''))}'"/>`]
    })
  }

  #transition(descriptor: string, transition: ChartTransition, index: number, indent: string): string[] {
    const definition = this.#ids.get(transition)
    const where = definition?.id ?? `${(transition.source as ChartNode).id} | ${descriptor}`
    if (descriptor.startsWith('xstate.snapshot.')) {
      this.lacking.push(`${where}: listens to another actor's snapshots`)
      return []
    }
    const guard = guardName(transition.guard)
    if (descriptor === '' && guard === undefined && !transition.target) {
      this.lacking.push(`${where}: an automatic move that always holds and leads nowhere`)
      return []
    }
    const branch = { node: (transition.source as ChartNode).id, descriptor, index }
    const { ids, internal } = isInert(transition)
      ? { ids: [], internal: false }
      : this.#target(transition, where)
    const attributes = [
      ...(descriptor === '' ? [] : [`event="${escape(scxmlEvent(descriptor))}"`]),
      ...(guard === undefined ? [] : [`cond="guards.g${this.guards.push(branch) - 1}"`]),
      ...(ids.length === 0 ? [] : [`target="${ids.map((node) => scxmlId(node.id)).join(' ')}"`]),
      ...(internal ? ['type="internal"'] : []),
    ]
    const note = guard === undefined ? [] : [`${indent}<!-- ${escape(guard).replace(/-(?=-)/g, '- ')} -->`]
    const content = this.#content(transition.actions, where)
    const open = `${indent}<transition ${attributes.join(' ')}`
    if (content.length === 0) return [...note, `${open}/>`]
    return [...note, `${open}>`, ...content.map((line) => `${indent}  ${line}`), `${indent}</transition>`]
  }

  #hooks(node: ChartNode, indent: string): string[] {
    const timers = [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.'))
    // A state's timers are among its entry and exit actions; here they become delayed sends.
    const own = node.entry.slice(0, node.entry.length - timers.length)
    const delayOf = (type: string) => {
      const name = type.slice('xstate.after.'.length, -(node.id.length + 1))
      const known = fixedDelay(node.machine, name)
      return Number.isSafeInteger(known) && Number(known) >= 0 ? known : undefined
    }
    const sends = timers.map((type) => {
      const delay = delayOf(type)
      const id = `id="${escape(scxmlId(`timer.${type}`))}"`
      const when = delay === undefined ? 'delayexpr="delays"' : `delay="${delay}ms"`
      return `<send event="${escape(scxmlEvent(type))}" ${id} ${when}/>`
    })
    const cancels = timers.map((type) => `<cancel sendid="${escape(scxmlId(`timer.${type}`))}"/>`)
    const block = (name: string, lines: readonly string[]) =>
      lines.length === 0
        ? []
        : [`${indent}<${name}>`, ...lines.map((line) => `${indent}  ${line}`), `${indent}</${name}>`]
    return [
      ...block('onentry', [...this.#content(own, node.id), ...sends]),
      ...block('onexit', [
        ...this.#content(node.exit.slice(0, node.exit.length - timers.length), node.id),
        ...cancels,
      ]),
    ]
  }

  /** The default target of a history state: in SCXML a sibling, and not a final one. */
  #fallback(node: ChartNode): ChartNode {
    const parent = node.parent as ChartNode
    const beside = childrenOf(parent).filter((it) => it.type !== 'history' && it.type !== 'final')
    const chosen = (node.config as { target?: unknown }).target
    const meant = (chosen === undefined ? parent.initial.target?.[0] : parent.states[String(chosen)]) as
      | ChartNode
      | undefined
    if (meant && beside.includes(meant)) return meant
    if (meant || chosen !== undefined)
      this.lacking.push(`${node.id}: a history that begins with something else than a state beside it`)
    return beside[0] ?? parent
  }

  /** The initial child of a compound state. */
  #first(node: ChartNode): ChartNode | undefined {
    const first = node.initial.target?.[0] as ChartNode | undefined
    if (first?.type !== 'history') return first
    this.lacking.push(`${node.id}: a state that begins with what it remembers`)
    return this.#fallback(first)
  }

  #kind(node: ChartNode): 'state' | 'parallel' | 'final' {
    if (node.type === 'parallel') return 'parallel'
    if (node.type !== 'final') return 'state'
    if ((node.parent as ChartNode | undefined)?.type !== 'parallel') return 'final'
    this.lacking.push(`${node.id}: a final state as a region`)
    return 'state'
  }

  state(node: ChartNode, indent: string): string[] {
    const id = `id="${scxmlId(node.id)}"`
    const inner = `${indent}  `
    if (node.type === 'history') {
      return [
        `${indent}<history ${id} type="${node.history === 'deep' ? 'deep' : 'shallow'}">`,
        `${inner}<transition target="${scxmlId(this.#fallback(node).id)}"/>`,
        `${indent}</history>`,
      ]
    }
    const kind = this.#kind(node)
    const first = this.#first(node)
    // Only states and parallels may be named as initial; a final state is initial by coming first.
    const over = first?.type === 'final'
    const initial = first && !over ? ` initial="${scxmlId(first.id)}"` : ''
    const below = over ? [first, ...childrenOf(node).filter((it) => it !== first)] : childrenOf(node)
    // xstate tries the longest descriptor first; SCXML follows document order.
    const lists = [...node.transitions].sort(([a], [b]) => b.length - a.length)
    const transitions = [
      ...(node.always ?? []).flatMap((it: ChartTransition, i: number) => this.#transition('', it, i, inner)),
      ...lists.flatMap(([type, list]) => list.flatMap((it, i) => this.#transition(type, it, i, inner))),
    ]
    const invokes = node.invoke.map(
      (it) =>
        `${inner}<invoke type="actor" id="${this.#actor(it.id)}" src="${String(it.src).replace(/[^\w.-]/g, '_')}"/>`,
    )
    const children = below.flatMap((child) => this.state(child, inner))
    const lines = [
      ...this.#hooks(node, inner),
      ...(kind === 'final' ? [] : [...transitions, ...invokes, ...children]),
    ]
    if (kind === 'final' && transitions.length > 0)
      this.lacking.push(`${node.id}: transitions of a final state`)
    return lines.length === 0
      ? [`${indent}<${kind} ${id}${initial}/>`]
      : [`${indent}<${kind} ${id}${initial}>`, ...lines, `${indent}</${kind}>`]
  }
}

/**
 * Writes the chart as SCXML 1.0. Guards are code and are not exported: each is a name in the data `guards`, set by
 * the host before an event; actions are logged by name. The chart is the single outermost state,
 * because an `scxml` element has no transitions.
 */
export function scxml(cases: FlowCases): Scxml {
  const machine = withPuppets(cases.machine)
  const writer = new Writer(definitionOf(machine).transitions, machine.implementations.actions)
  const body = writer.state(machine.root, '  ')
  const root = scxmlId(machine.root.id)
  const data = writer.guards.map((_, i) => `g${i}: false`).join(', ')
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" datamodel="ecmascript" name="${root}" initial="${root}">`,
    '  <datamodel>',
    `    <data id="guards" expr="{${data}}"/>`,
    '    <data id="delays" expr="\'0s\'"/>',
    '  </datamodel>',
    ...body,
    '</scxml>',
    '',
  ].join('\n')
  return { text, lacking: [...new Set(writer.lacking)], guards: writer.guards }
}
