import type { AnyStateMachine, AnyStateNode } from 'xstate'
import type { Json } from '../../paths/model'

const own = ({ meta }: AnyStateNode): readonly string[] =>
  (meta as { rows?: readonly string[] } | undefined)?.rows ?? []

/** Requirement rows that any state of a chart carries. */
export function rowsOf(machine: AnyStateMachine): ReadonlySet<string> {
  const under = (node: AnyStateNode): string[] => [...own(node), ...Object.values(node.states).flatMap(under)]
  return new Set(under(machine.root))
}

/** Requirement rows that states active in one of these situations carry. */
export function rowsOn(machine: AnyStateMachine, values: readonly Json[]): ReadonlySet<string> {
  const under = (node: AnyStateNode, value: Json): string[] => {
    const inner = typeof value === 'string' ? { [value]: null } : (value ?? {})
    return [
      ...own(node),
      ...Object.entries(inner).flatMap(([key, rest]) => {
        const child = node.states[key]
        return child ? under(child, rest as Json) : []
      }),
    ]
  }
  return new Set(values.flatMap((value) => under(machine.root, value)))
}
