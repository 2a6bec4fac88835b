import type { AnyStateMachine } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { childrenOf, definitionOf, nodesUnder } from '../chart/definition'
import type { ChartNode, ChartTransition } from '../chart/definition'
import { replayHeadless } from '../run/headless'
import type { Path } from '../model'
import { withPuppets } from '../chart/puppets'

/** One deliberate fault in a chart. */
interface Mutant {
  /** `login.form | SUBMIT | 0: guard dropped` */
  readonly name: string
  /** Id of the transition or state it is in. */
  readonly at: string
  readonly cases: FlowCases
}

export interface MutationScore {
  readonly id: string
  readonly total: number
  readonly killed: number
  /** Faults that no path detected. */
  readonly survivors: readonly string[]
}

interface Fault {
  readonly name: string
  readonly at: string
  readonly inject: (machine: AnyStateMachine) => void
}

interface OpenTransition {
  target: readonly ChartNode[] | undefined
  guard: unknown
  actions: readonly unknown[]
}

function actionName(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action === 'function')
    return String('type' in action ? action.type : action.name).replace('xstate.', '')
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : 'action'
}

/** Timers and their cancels are entry and exit actions added by xstate; dropping one is not an author's mistake. */
const isOwn = (action: unknown) => {
  const name = actionName(action)
  return !(typeof action === 'function' && (name === 'raise' || name === 'cancel'))
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index)

/** Another target: the first enterable sibling. */
function elsewhere(target: ChartNode): ChartNode | undefined {
  const siblings = target.parent ? childrenOf(target.parent as ChartNode) : []
  return target.parent?.type === 'parallel'
    ? undefined
    : siblings.find((node) => node !== target && node.type !== 'history')
}

function transitionFaults(id: string, original: ChartTransition): Fault[] {
  const change = (name: string, edit: (it: OpenTransition, machine: AnyStateMachine) => void): Fault => ({
    name: `${id}: ${name}`,
    at: id,
    inject: (machine) => {
      const twin = definitionOf(machine).transitions.get(id)
      if (twin) edit(twin.transition as unknown as OpenTransition, machine)
    },
  })
  const faults: Fault[] = original.actions.flatMap((action, index) =>
    isOwn(action)
      ? change(`action ${actionName(action)} dropped`, (it) => (it.actions = without(it.actions, index)))
      : [],
  )
  if (original.guard !== undefined) {
    faults.push(change('guard dropped', (it) => (it.guard = undefined)))
    faults.push(change('guard never true', (it) => (it.guard = () => false)))
  }
  const [target] = (original.target ?? []) as readonly ChartNode[]
  const other = target && elsewhere(target)
  if (other) {
    const edit = (it: OpenTransition, machine: AnyStateMachine) => {
      const node = nodesUnder(machine.root).find((candidate) => candidate.id === other.id)
      if (node) it.target = [node]
    }
    faults.push(change(`goes to ${other.id} instead`, edit))
  }
  return faults
}

function stateFaults(node: ChartNode): Fault[] {
  return (['entry', 'exit'] as const).flatMap((when) =>
    node[when].flatMap((action, index): Fault[] => {
      if (!isOwn(action)) return []
      const inject = (machine: AnyStateMachine) => {
        const twin = nodesUnder(machine.root).find((candidate) => candidate.id === node.id)
        if (twin) twin[when] = without(twin[when], index)
      }
      return [{ name: `${node.id}: ${when} action ${actionName(action)} dropped`, at: node.id, inject }]
    }),
  )
}

/** Every single-fault mutant of this chart: another target, an action dropped, a guard dropped or always false. */
export function mutantsOf(cases: FlowCases): Mutant[] {
  const original = withPuppets(cases.machine)
  const { transitions } = definitionOf(original)
  const faults = [
    ...[...transitions.values()].flatMap((it) => transitionFaults(it.id, it.transition)),
    ...nodesUnder(original.root).flatMap(stateFaults),
  ]
  return faults.map(({ name, at, inject }) => {
    const machine: AnyStateMachine = cases.machine.provide({})
    // Mutate the machine a headless run of these cases will use, after its transitions have got
    // their ids: a dropped guard must not count as detected because the id changed.
    const played = withPuppets(machine)
    definitionOf(played)
    inject(played)
    return { name, at, cases: { ...cases, machine } }
  })
}

/** Whether a path visits a fault: it takes the transition, sees it refused, or enters the state. */
function goesTo(at: string): (path: Path) => boolean {
  const takes = (path: Path) =>
    path.start.transitions.includes(at) || path.steps.some((step) => step.expected.transitions.includes(at))
  return (path) => takes(path) || path.goals.some((goal) => goal === at || goal === `refused: ${at}`)
}

/** All paths, the most likely to detect the fault first: same result, sooner. */
function likelyFirst(paths: readonly Path[], at: string): readonly Path[] {
  const there = goesTo(at)
  return [...paths.filter(there), ...paths.filter((path) => !there(path))]
}

/** How many deliberate faults a set of paths detects when run headless, and which ones it misses. */
export function mutationScore(cases: FlowCases, paths: readonly Path[]): MutationScore {
  const mutants = mutantsOf(cases)
  const survivors = mutants
    .filter((mutant) => likelyFirst(paths, mutant.at).every((path) => replayHeadless(mutant.cases, path).ok))
    .map((mutant) => mutant.name)
  return { id: cases.id, total: mutants.length, killed: mutants.length - survivors.length, survivors }
}
