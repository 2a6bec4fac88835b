import type { FlowCases } from '../../../machines/shared/cases'
import {
  definitionOf,
  stopsOf,
  withParents,
  type ChartNode,
  type TransitionDefinition,
} from '../chart/definition'
import { withPuppets } from '../chart/puppets'
import { actionNames } from '../export/document'
import { leavesAt } from '../export/sight'
import type { Expected, Path } from '../model'
import type { Element, Fingerprinted } from './code/elements'

/** Ids of states and transitions whose behaviour may have changed. */
export interface Touched {
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

const keyOf = (element: Element) => JSON.stringify(element)

/** Elements whose code is not what it was, those that came and those that went included. */
export function changedElements(
  before: readonly Fingerprinted[],
  after: readonly Fingerprinted[],
): readonly Element[] {
  const old = new Map(before.map(({ element, print }) => [keyOf(element), print]))
  const fresh = new Map(after.map(({ element, print }) => [keyOf(element), print]))
  const all = [...after, ...before.filter(({ element }) => !fresh.has(keyOf(element)))]
  return all.flatMap(({ element }) =>
    old.get(keyOf(element)) === fresh.get(keyOf(element)) ? [] : [element],
  )
}

/** An element in words: `guard formComplete`, `login.form, on SUBMIT`. */
export const elementName = (element: Element): string =>
  element.kind === 'part'
    ? `${element.state}, ${element.part}`
    : element.kind === 'whole'
      ? `${element.state} and all in it`
      : `${element.kind} ${element.name}`

const guardedBy = (name: string, { guard }: TransitionDefinition) =>
  guard !== undefined && names(guard).has(name)

/** Whether a guard decides about a transition: it is its own, or that of another branch of the same event. */
function decides(name: string, it: TransitionDefinition, all: Iterable<TransitionDefinition>): boolean {
  const rivals = [...all, ...stopsOf(it.source)]
  return rivals.some(
    (other) => other.source === it.source && other.descriptor === it.descriptor && guardedBy(name, other),
  )
}

const names = (text: string) => new Set(text.split(/[^\w$.-]+/))

function takes(element: Element, it: TransitionDefinition, all: Iterable<TransitionDefinition>): boolean {
  switch (element.kind) {
    case 'guard':
      return decides(element.name, it, all)
    case 'action':
      return actionNames(it.transition.actions).includes(element.name)
    case 'delay':
      return it.trigger === 'after' && it.name === element.name
    case 'actor':
      return false
    case 'whole':
      return it.source.id === element.state || it.source.id.startsWith(`${element.state}.`)
    case 'part': {
      if (it.source.id !== element.state) return false
      if (element.part === 'always') return it.trigger === 'always'
      if (element.part === 'onDone') return it.trigger === 'finished'
      if (element.part === 'invoke') return /^(done|error|snapshot)$/.test(it.trigger)
      const [kind = '', ...rest] = element.part.split(' ')
      const name = rest.join(' ')
      return kind === 'after'
        ? it.trigger === 'after' && it.name === name
        : kind === 'on' && it.descriptor === name
    }
  }
}

function isIn(element: Element, node: ChartNode): boolean {
  switch (element.kind) {
    case 'action':
      return [...actionNames(node.entry), ...actionNames(node.exit)].includes(element.name)
    case 'actor':
      return node.invoke.some(({ src }) => String(src) === element.name)
    case 'whole':
      return node.id === element.state || node.id.startsWith(`${element.state}.`)
    case 'part':
      return node.id === element.state && /^(entry|exit|invoke|settings)$/.test(element.part)
    default:
      return false
  }
}

/** Where the changed elements act in today's chart. */
export function touchedBy({ machine }: FlowCases, changed: readonly Element[]): Touched {
  const played = withPuppets(machine)
  const { states, transitions } = definitionOf(played)
  const nodes = new Map([[played.root.id, played.root], ...states])
  return {
    states: new Set([...nodes].flatMap(([id, node]) => (changed.some((it) => isIn(it, node)) ? [id] : []))),
    transitions: new Set(
      [...transitions].flatMap(([id, it]) =>
        changed.some((element) => takes(element, it, transitions.values())) ? [id] : [],
      ),
    ),
  }
}

/** Whether a path passes anything touched: takes the transition, sees it refused, or is in the state. */
export function passes(cases: FlowCases, { states, transitions }: Touched): (path: Path) => boolean {
  const inState = (expected: Expected) =>
    leavesAt(cases.machine.root, expected.value).some((leaf) =>
      withParents(leaf).some(({ id }) => states.has(id)),
    )
  const touches = (expected: Expected) =>
    expected.transitions.some((id) => transitions.has(id)) || (states.size > 0 && inState(expected))
  return ({ start, steps, goals }) =>
    [start, ...steps.map(({ expected }) => expected)].some(touches) ||
    goals.some((goal) => states.has(goal) || transitions.has(goal.replace(/^refused: /, '')))
}
