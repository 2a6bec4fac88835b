import type { AnyStateMachine } from 'xstate'
import type { ChartNode } from '../chart/definition'
import type { Expected, Json } from '../model'

/** How long a person needs, milliseconds: for a few links, each opened and tapped, and to read a screen. */
export const forLinks = 30_000
export const forReading = 5_000

/** The chart's active nodes in a state value. */
function activeIn(node: ChartNode, value: Json | undefined): ChartNode[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : ((value ?? {}) as Record<string, Json>)
  return [
    node,
    ...Object.entries(inner).flatMap(([key, rest]) => {
      const child = node.states[key] as ChartNode | undefined
      return child ? activeIn(child, rest) : []
    }),
  ]
}

/** How long a delay is in a situation, in milliseconds; one that cannot be told is long. */
function lengthOf(machine: AnyStateMachine, delay: unknown, context: Json): number {
  const known = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
  if (typeof known === 'number') return known
  try {
    return typeof known === 'function' ? Number(known({ context, event: { type: '' } })) : Infinity
  } catch {
    return Infinity
  }
}

/** Whether a chart that waits for nobody's answer goes on by itself within so many milliseconds. */
export function goesOnSoon(machine: AnyStateMachine, { value, context }: Expected, within: number): boolean {
  const nodes = activeIn(machine.root, value)
  if (nodes.some(({ invoke }) => invoke.length > 0)) return false
  return nodes.some(({ after }) => after.some(({ delay }) => lengthOf(machine, delay, context) < within))
}
