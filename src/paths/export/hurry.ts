import type { AnyStateMachine } from 'xstate'
import { fixedDelay, withParents } from '../chart/definition'
import type { Expected, Json } from '../model'
import type { Suite } from './model'
import { leavesAt } from './sight'

/** How long a person needs, milliseconds: for a few links, each opened and tapped, and to read a screen. */
const forLinks = 30_000
const forReading = 5_000

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

/** Whether what runs meanwhile ends with an answer; what only watches, such as the connection, is no reason to wait. */
const isAnswered = ({ onScreen }: Suite, actor: string) =>
  !onScreen || (onScreen.calls?.[actor] ?? []).length > 0

/** In how many milliseconds a chart that waits for nobody's answer goes on by itself; Infinity where it does not. */
function restOf(suite: Suite, { value, context }: Expected): number {
  const { machine } = suite.cases
  const nodes = leavesAt(machine.root, value).flatMap(withParents)
  if (nodes.some(({ invoke }) => invoke.some(({ id }) => isAnswered(suite, id)))) return Infinity
  const waits = nodes.flatMap(({ after }) => after.map(({ delay }) => lengthOf(machine, delay, context)))
  return Math.min(Infinity, ...waits)
}

/** Whether a chart goes on by itself before a person has opened a few links. */
export const leavesNoTime = (suite: Suite, after: Expected): boolean => restOf(suite, after) <= forLinks

/** Whether a person who reads the screen may come too late, but need not: nobody is quicker than a second. */
export function asksForHaste(suite: Suite, after: Expected): boolean {
  const rest = restOf(suite, after)
  return rest >= 1_000 && rest <= forReading
}
