import type { AnyStateMachine } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'

/** Cases for a sample chart; unspecified parts are empty. */
export function casesOf(machine: AnyStateMachine, parts: Partial<FlowCases> = {}): FlowCases {
  return {
    id: machine.id,
    summary: 'A sample',
    machine,
    inputs: { start: undefined },
    events: {},
    signals: [],
    outcomes: {},
    project: ({ context }) => context,
    invariants: {},
    ...parts,
  }
}
