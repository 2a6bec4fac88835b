import { createMachine } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'
import { casesOf } from './cases'

/**
 * A chart of `size` states with three transitions each: one to the next state and two jumps, so that every
 * state is reachable within a few steps.
 */
export function syntheticChart(size: number): FlowCases {
  const name = (at: number) => `s${at % size}`
  const states = Object.fromEntries(
    Array.from({ length: size }, (_, i) => [
      name(i),
      { on: { NEXT: name(i + 1), LEFT: name(i * 7 + 3), RIGHT: name(i * 13 + 5) } },
    ]),
  )
  const machine = createMachine({ id: `synthetic${size}`, initial: name(0), states })
  return casesOf(machine, { events: { NEXT: [{}], LEFT: [{}], RIGHT: [{}] }, limit: size })
}
