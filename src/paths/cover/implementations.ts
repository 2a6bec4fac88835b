import type { FlowCases } from '../../../machines/shared/cases'
import type { ChartNode } from '../chart/definition'
import { nodesUnder } from '../chart/definition'
import type { Problem } from '../model'
import { isBuiltIn } from '../chart/in-place'
import { withPuppets } from '../chart/puppets'

const nameOf = (it: unknown): string | undefined => {
  if (typeof it === 'string') return it
  return typeof it === 'object' && it !== null && 'type' in it ? String(it.type) : undefined
}

/** Names of a guard and of those that it combines. */
function guardsIn(guard: unknown): readonly string[] {
  const inside = typeof guard === 'function' && 'guards' in guard ? (guard.guards as readonly unknown[]) : []
  return [...[nameOf(guard)].flatMap((name) => name ?? []), ...inside.flatMap(guardsIn)]
}

const transitionsOf = (node: ChartNode) => [...[...node.transitions.values()].flat(), ...(node.always ?? [])]

const actionsOf = (node: ChartNode): unknown[] => [
  ...node.entry,
  ...node.exit,
  ...transitionsOf(node).flatMap((it) => it.actions),
]

/** Names of the actions that states and transitions say; those that code enqueues are in its implementations. */
export const actionNames = (nodes: readonly ChartNode[]): string[] =>
  nodes.flatMap(actionsOf).flatMap((action) => nameOf(action) ?? [])

/** Names without an implementation, and unnamed actions, which cannot be replaced. */
export function implementationProblems(cases: FlowCases): Problem[] {
  const nodes = nodesUnder(withPuppets(cases.machine).root)
  const { delays, guards, actions, actors } = cases.machine.implementations
  const has = (known: object, name: string) => name.startsWith('xstate.') || name in known
  const missing = nodes.flatMap((node) => {
    const asked = [
      ...node.after
        .map((it) => String(it.delay))
        .filter((delay) => !(delay in delays) && !Number.isFinite(Number(delay)))
        .map((delay) => [`delay '${delay}'`, ', so it fires at once'] as const),
      ...transitionsOf(node)
        .flatMap((it) => guardsIn(it.guard))
        .filter((name) => !has(guards, name))
        .map((name) => [`guard '${name}'`, ', so the chart stops where it is asked'] as const),
      ...actionsOf(node)
        .flatMap((action) => nameOf(action) ?? [])
        .filter((name) => !has(actions, name))
        .map((name) => [`action '${name}'`, ', so it does nothing'] as const),
      ...node.invoke
        .map(({ src }) => String(src))
        .filter((src) => !has(actors, src))
        .map((src) => [`actor '${src}'`, ', so it never starts'] as const),
    ]
    return [...new Set(asked.map(([what, then]) => `${what} in ${node.id} has no implementation${then}`))]
  })
  const unnamed = nodes.filter((node) =>
    actionsOf(node).some((action) => typeof action === 'function' && !isBuiltIn(action)),
  )
  return [
    ...missing.map((message): Problem => ({ kind: 'missing implementation', message })),
    ...unnamed.map((node): Problem => {
      const message = `${node.id} has an action without a name, which no test can replace`
      return { kind: 'inline action', message }
    }),
  ]
}
