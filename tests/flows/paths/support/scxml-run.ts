import { Statechart } from '@scion-scxml/core'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'
import { fits } from '../../../../src/paths/chart/candidates'
import { definitionOf } from '../../../../src/paths/chart/definition'
import { explore } from '../../../../src/paths/explore/explore'
import { scxml, scxmlEvent, scxmlId } from '../../../../src/paths/export/scxml'
import { leavesAt } from '../../../../src/paths/export/sight'
import type { Path } from '../../../../src/paths/model'
import { branchProbe } from '../../../../src/paths/chart/probe'
import type { Branch } from '../../../../src/paths/chart/probe'
import { unstarted } from '../../../../src/paths/chart/situation'

type Guards = Record<string, boolean>

interface Element {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
}

const unescape = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')

/** Parses the elements of a validated document; text and comments are irrelevant here. */
function elements(xml: string): Element {
  const root: Element = { tag: '', attributes: {}, children: [] }
  const open = [root]
  for (const [, close, tag = '', inside = '', empty] of xml
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>/g, '')
    .matchAll(/<(\/?)([\w.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (close) {
      open.pop()
      continue
    }
    const attributes = Object.fromEntries(
      [...inside.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        unescape(value),
      ]),
    )
    const element: Element = { tag, attributes, children: [] }
    open.at(-1)?.children.push(element)
    if (!empty) open.push(element)
  }
  const [top] = root.children
  if (!top) throw new Error('the document has no element')
  return top
}

type Context = { raise: (event: { name: string }) => void }
type Action = (this: Context) => void

/** Content that moves the chart: raised events. Logs, timers and actors are external. */
function contentOf({ children }: Element): { actions?: Action } {
  const raised = children.flatMap((it) => (it.tag === 'raise' ? (it.attributes['event'] ?? []) : []))
  if (raised.length === 0) return {}
  return {
    actions: function raiseAll(this: Context) {
      for (const name of raised) this.raise({ name })
    },
  }
}

function transitionModel(element: Element, guards: () => Guards): object {
  const { event, cond, target, type } = element.attributes
  const { actions } = contentOf(element)
  const guard = /^guards\.(g\d+)$/.exec(cond ?? '')?.[1]
  if (cond !== undefined && guard === undefined) throw new Error(`a condition that is not a guard: ${cond}`)
  return {
    ...(event === undefined ? {} : { event }),
    ...(guard === undefined ? {} : { cond: () => guards()[guard] === true }),
    ...(target === undefined ? {} : { target: target.split(' ') }),
    ...(type === undefined ? {} : { type }),
    ...(actions ? { onTransition: actions } : {}),
  }
}

/** The document in the interpreter's format: states and transitions, with conditions read from `guards`. */
function stateModel(element: Element, guards: () => Guards): object {
  const { id, initial, type } = element.attributes
  const of = (...tags: string[]) => element.children.filter((child) => tags.includes(child.tag))
  const hook = (tag: string) => of(tag).flatMap((it) => contentOf(it).actions ?? [])
  const [onEntry, onExit] = [hook('onentry'), hook('onexit')]
  return {
    ...(id === undefined ? {} : { id }),
    $type: element.tag,
    ...(initial === undefined ? {} : { initial: initial.split(' ') }),
    ...(element.tag === 'history' ? { isDeep: type === 'deep' } : {}),
    ...(onEntry.length > 0 ? { onEntry } : {}),
    ...(onExit.length > 0 ? { onExit } : {}),
    states: of('state', 'parallel', 'final', 'history').map((child) => stateModel(child, guards)),
    transitions: of('transition').map((it) => transitionModel(it, guards)),
  }
}

/** Which guards hold for an event; for automatic moves and raised events, those observed to hold. */
function guardsFor(cases: FlowCases, branches: readonly Branch[]) {
  const { transitions } = definitionOf(cases.machine)
  const all = branches.map((branch) => {
    const same = [...transitions.values()].find(
      (it) =>
        it.source.id === branch.node && it.descriptor === branch.descriptor && it.index === branch.index,
    )
    return { branch, id: same?.id ?? '', probe: branchProbe(cases, branch) }
  })
  return (chart: AnyMachineSnapshot | undefined, event: EventObject, taken: readonly string[]): Guards =>
    Object.fromEntries(
      all.map(({ branch, id, probe }, i) => {
        const meant = chart !== undefined && branch.descriptor !== '' && fits(event.type, branch.descriptor)
        return [`g${i}`, taken.includes(id) || (meant && probe(chart, event))]
      }),
    )
}

const prepared = new WeakMap<
  FlowCases,
  { readonly model: Element; readonly guardsAt: ReturnType<typeof guardsFor> }
>()

/** A chart's document and guards, parsed once for all of its paths. */
function prepare(cases: FlowCases) {
  const before = prepared.get(cases)
  if (before) return before
  const { text, guards } = scxml(cases)
  const made = { model: elements(text), guardsAt: guardsFor(cases, guards) }
  prepared.set(cases, made)
  return made
}

/**
 * Plays a path on an SCXML interpreter independent of xstate. Returns the first step after which its states
 * differ from the path's, undefined when there is none.
 */
export function playScxml(cases: FlowCases, path: Path): string | undefined {
  const { model, guardsAt } = prepare(cases)
  const { candidates, step } = explore(cases)
  let guards: Guards = {}
  const interpreter = new Statechart(() => stateModel(model, () => guards))
  const expected = (value: Path['start']['value']) =>
    leavesAt(cases.machine.root, value)
      .map((node) => scxmlId(node.id))
      .sort()
      .join(' ')
  let at = unstarted
  const moves = [{ label: `Start: ${path.input}`, expected: path.start, event: undefined }, ...path.steps]
  for (const move of moves) {
    const next = candidates(at).find((it) => {
      if (move.event === undefined) return it.event.type === path.input
      return (
        it.event.type === move.event.type &&
        it.caseIndex === move.caseIndex &&
        (move.timer === undefined || it.timer === move.timer)
      )
    })
    if (!next) return `${move.label}: not possible any more`
    const event = move.event === undefined ? { type: '' } : next.event
    guards = guardsAt(at.chart, event, move.expected.transitions)
    at = step(at, next)
    if (move.event === undefined) interpreter.start()
    else interpreter.gen(scxmlEvent(event.type))
    const reached = [...interpreter.getConfiguration()].sort().join(' ')
    const wanted = expected(move.expected.value)
    if (reached !== wanted) return `${move.label}: in ${reached} instead of ${wanted}`
  }
  return undefined
}
