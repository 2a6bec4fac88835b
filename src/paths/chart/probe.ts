import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { FlowCases } from '../../../machines/shared/cases'
import { nodesUnder } from './definition'
import type { ChartTransition, TransitionDefinition } from './definition'

interface OpenNode {
  next: (snapshot: AnyMachineSnapshot, event: EventObject) => ChartTransition[] | undefined
}

/** One branch of a chart: state, descriptor (empty for automatic moves) and index. */
export interface Branch {
  readonly node: string
  readonly descriptor: string
  readonly index: number
}

/**
 * Evaluates one branch's guard in isolation, ignoring earlier branches.
 * Works on a copy of the machine in which the source state has only this branch.
 */
export function branchProbe(
  cases: FlowCases,
  { node: id, descriptor, index }: Branch,
): (snapshot: AnyMachineSnapshot, event: EventObject) => boolean {
  const source = nodesUnder(cases.machine.provide({}).root).find((node) => node.id === id)
  const branch = (descriptor === '' ? source?.always : source?.transitions.get(descriptor))?.[index]
  if (!source || !branch) return () => false
  source.transitions = new Map([['*', [branch]]])
  const node = source as unknown as OpenNode
  return (snapshot, event) => {
    try {
      return (node.next(snapshot, event) ?? []).length > 0
    } catch {
      return false
    }
  }
}

/** Evaluates one transition's guard in isolation. */
export function guardProbe(cases: FlowCases, { source, descriptor, index }: TransitionDefinition) {
  return branchProbe(cases, { node: source.id, descriptor, index })
}
