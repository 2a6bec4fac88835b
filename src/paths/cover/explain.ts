import type { FlowCases } from '../../../machines/shared/cases'
import type { Coverage } from './coverage'
import { definitionOf } from '../chart/definition'
import type { ChartNode, TransitionDefinition } from '../chart/definition'
import { withPuppets } from '../chart/puppets'

function targetsOf({ transition }: TransitionDefinition): string {
  const targets = (transition.target ?? []) as readonly ChartNode[]
  return targets.length > 0 ? `→ ${targets.map((target) => target.id).join(', ')}` : '(stays)'
}

function casesLines(cases: FlowCases): string[] {
  const signals = new Set<string>(cases.signals)
  const events = Object.entries(cases.events as Record<string, readonly unknown[]>)
  const count = (payloads: readonly unknown[]) =>
    payloads.length === 1 ? '' : ` (${payloads.length} payloads)`
  const named = (wanted: boolean) => {
    const names = events.filter(([type]) => signals.has(type) === wanted)
    return names.map(([type, payloads]) => `${type}${count(payloads)}`).join(', ') || 'none'
  }
  const outcomes = Object.entries(cases.outcomes).map(([id, { done = [], error = [] }]) => {
    return `${id} (${done.length} answers, ${error.length} failures)`
  })
  return [
    `Starts with    ${Object.keys(cases.inputs).join(', ')}`,
    `Gestures       ${named(false)}`,
    `Signals        ${named(true)}`,
    `Actors         ${outcomes.join(', ') || 'none'}`,
    `Always true    ${Object.keys(cases.invariants).join('; ') || 'nothing is claimed'}`,
  ]
}

/** A chart in words: what starts it, every state with its description, every transition by the id waivers use. */
export function explainText(cases: FlowCases, result: Coverage): string {
  const machine = withPuppets(cases.machine)
  const { states, transitions } = definitionOf(machine)
  const missing = new Map([...result.missing, ...result.waived].map((miss) => [miss.id, miss.reason]))
  const mark = (id: string) => (missing.has(id) ? `  ← ${missing.get(id) ?? ''}` : '')
  const nodes = states.has(machine.root.id) ? [...states.values()] : [machine.root, ...states.values()]
  const lines = nodes.flatMap((node) => {
    const tags = node.tags.length > 0 ? `  [${node.tags.join(', ')}]` : ''
    const own = [...transitions.values()].filter((it) => it.source === node)
    if (node === machine.root && own.length === 0) return []
    return [
      '',
      `${node.id}${node.type === 'atomic' ? '' : ` (${node.type})`}${tags}${mark(node.id)}`,
      ...(node.description === undefined ? [] : [`    ${node.description}`]),
      ...own.flatMap((it) => {
        const said = it.transition.description
        return [
          `    ${it.id}  ${targetsOf(it)}${mark(it.id)}`,
          ...(said === undefined ? [] : [`        ${said}`]),
        ]
      }),
    ]
  })
  const title = `${cases.id}: ${cases.summary}`
  const about = machine.root.description === undefined ? [] : [machine.root.description]
  return [title, ...about, '', ...casesLines(cases), ...lines].join('\n')
}
