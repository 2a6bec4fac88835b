import type { AnyStateMachine } from 'xstate'
import { fixedDelay, withParents } from '../chart/definition'
import type { Expected, Json } from '../model'
import { leavesAt } from './sight'

/** How long a person needs, milliseconds: for a few links, each opened and tapped, and to read a screen. */
export const forLinks = 30_000
export const forReading = 5_000

/** How long a delay is in a situation, in milliseconds; one that cannot be told is long. */
function lengthOf(machine: AnyStateMachine, delay: unknown, context: Json): number {
  const fixed = fixedDelay(machine, String(delay))
  if (fixed !== undefined) return fixed
  const worked: unknown = machine.implementations.delays[String(delay)]
  try {
    return typeof worked === 'function' ? Number(worked({ context, event: { type: '' } })) : Infinity
  } catch {
    return Infinity
  }
}

/** Whether a chart that waits for nobody's answer goes on by itself within so many milliseconds. */
export function goesOnSoon(machine: AnyStateMachine, { value, context }: Expected, within: number): boolean {
  const nodes = leavesAt(machine.root, value).flatMap(withParents)
  if (nodes.some(({ invoke }) => invoke.length > 0)) return false
  return nodes.some(({ after }) => after.some(({ delay }) => lengthOf(machine, delay, context) < within))
}
