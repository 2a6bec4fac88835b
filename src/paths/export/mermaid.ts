import type { FlowCases } from '../../../machines/shared/cases'
import { childrenOf, definitionOf } from '../chart/definition'
import type { ChartNode, TransitionDefinition } from '../chart/definition'
import { withPuppets } from '../chart/puppets'

/** Mermaid allows letters, digits and underscores; names must stay unique. */
const nameOf = (node: ChartNode) =>
  node.id.replace(/[^A-Za-z0-9_]/g, (letter) => (letter === '.' ? '__' : '_'))

const textOf = (text: string) => text.replace(/[;:#"\n]/g, ' ').trim()

function labelOf({ trigger, name, guard }: TransitionDefinition): string {
  const what = {
    event: name,
    always: '',
    after: `after ${name}`,
    done: `${name} answers`,
    error: `${name} fails`,
    snapshot: `${name} changes`,
    finished: 'finished',
  }[trigger]
  return textOf([what, guard === undefined ? '' : `[${guard}]`].filter((part) => part !== '').join(' '))
}

/** States first, each inside its parent: Mermaid places a state where it is first named. */
function stateLines(node: ChartNode, indent: string): string[] {
  const children = childrenOf(node)
  const inner = `${indent}  `
  const first = node.initial.target[0] as ChartNode | undefined
  const start = node.type === 'compound' && first ? [`${indent}[*] --> ${nameOf(first)}`] : []
  const lines = children.flatMap((child, i) => {
    const divide = node.type === 'parallel' && i > 0 ? [`${indent}--`] : []
    const title = `${indent}state "${textOf(child.key)}" as ${nameOf(child)}`
    const kind =
      child.type === 'history' ? [`${indent}${nameOf(child)}: ${child.history === 'deep' ? 'H*' : 'H'}`] : []
    if (childrenOf(child).length === 0) {
      return [
        ...divide,
        title,
        ...kind,
        ...(child.type === 'final' ? [`${indent}${nameOf(child)} --> [*]`] : []),
      ]
    }
    return [...divide, `${title} {`, ...stateLines(child, inner), `${indent}}`]
  })
  return [...lines, ...start]
}

/** The chart as a Mermaid state diagram. Transitions without a target are notes. */
export function mermaid(cases: FlowCases): string {
  const machine = withPuppets(cases.machine)
  const { transitions } = definitionOf(machine)
  const moves: string[] = []
  const stays = new Map<ChartNode, string[]>()
  for (const it of transitions.values()) {
    const targets = (it.transition.target ?? []) as readonly ChartNode[]
    const label = labelOf(it)
    if (targets.length === 0 || it.source === machine.root) {
      const to = targets.map((node) => ` → ${node.key}`).join('')
      stays.set(it.source, [...(stays.get(it.source) ?? []), `${label}${to}`])
    } else
      for (const target of targets)
        moves.push(`  ${nameOf(it.source)} --> ${nameOf(target)}${label === '' ? '' : ` : ${label}`}`)
  }
  const notes = [...stays].flatMap(([node, labels]) => {
    const at = node === machine.root ? childrenOf(machine.root)[0] : node
    return at
      ? [`  note right of ${nameOf(at)}`, ...[...new Set(labels)].map((line) => `    ${line}`), '  end note']
      : []
  })
  return ['stateDiagram-v2', ...stateLines(machine.root, '  '), ...moves, ...notes, ''].join('\n')
}
