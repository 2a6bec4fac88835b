import type { FlowCases } from '../../../machines/shared/cases'
import { childrenOf, definitionOf } from '../chart/definition'
import type { ChartNode } from '../chart/definition'
import { withPuppets } from '../chart/puppets'
import { escaped } from './xml'

/**
 * The chart as nested lists: states inside their parents, each with its transitions. Marked are transitions not taken,
 * and states and transitions that were expected and did not come, `missed`.
 */
export function picture(
  cases: FlowCases,
  taken: ReadonlySet<string>,
  missed: ReadonlySet<string> = new Set(),
): string {
  const machine = withPuppets(cases.machine)
  const { transitions } = definitionOf(machine)
  const fails = (id: string) => (missed.has(id) ? ' <b class="bad">a path fails here</b>' : '')
  const draw = (node: ChartNode): string => {
    const own = [...transitions.values()].filter((it) => it.source === node)
    const moves = own.map((it) => {
      const targets = (it.transition.target ?? []) as readonly ChartNode[]
      const to = targets.length > 0 ? ` → ${targets.map((target) => target.id).join(', ')}` : ' (stays)'
      const name = taken.has(it.id) ? '' : ' class="off"'
      return `<li${name}><code>${escaped(it.id + to)}</code>${fails(it.id)}${taken.has(it.id) ? '' : ' not taken'}</li>`
    })
    const inside = childrenOf(node).map(draw)
    const kind = node.type === 'atomic' ? '' : ` <i>${node.type}</i>`
    const about = node.description === undefined ? '' : `<br>${escaped(node.description)}`
    return `<li><b>${escaped(node.key)}</b>${fails(node.id)}${kind}${about}<ul class="tree">${moves.join('')}${inside.join('')}</ul></li>`
  }
  return `<ul class="tree">${draw(machine.root)}</ul>`
}
