import { brief, labelOf } from '../../paths/chart/label'
import { plain } from '../../paths/chart/plain'
import type { Move } from '../../paths/chart/situation'
import type { Json } from '../../paths/model'

/** Each leaf value in an answer, by its path. */
type Leaves = ReadonlyMap<string, string>

const longest = 60

function leavesOf(value: Json, path: readonly string[] = []): [string, string][] {
  const isNested = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isNested) return [[path.join(' '), brief(value)]]
  return Object.entries(value).flatMap(([name, item]) => leavesOf(item as Json, [...path, name]))
}

function answerIn({ event }: Move): Leaves {
  const { output, error } = event as { output?: unknown; error?: unknown }
  return new Map(leavesOf(plain(output ?? error)))
}

/**
 * The smallest set of values that distinguishes an answer from the others: greedily, the one that rules out
 * most of them.
 */
function difference(own: Leaves, others: readonly Leaves[]): string[] {
  const names = [...new Set([own, ...others].flatMap((it) => [...it.keys()]))]
  const told: string[] = []
  let alike = others
  while (alike.length > 0) {
    const rest = (name: string) => alike.filter((it) => it.get(name) === own.get(name))
    const [best] = names
      .map((name) => ({ name, left: rest(name) }))
      .sort((a, b) => a.left.length - b.left.length)
    if (!best || best.left.length === alike.length) break
    told.push(`${best.name} ${own.get(best.name) ?? 'none'}`.trim())
    alike = best.left
  }
  return told
}

/** A move in one line. Of several answers to the same request, each shows only what distinguishes it. */
export function toldApart(move: Move, moves: readonly Move[]): string {
  const whole = labelOf(move)
  if (move.kind !== 'outcome') return whole
  const others = moves.filter((it) => it !== move && it.event.type === move.event.type)
  const told = difference(answerIn(move), others.map(answerIn))
  if (told.length === 0) return whole
  const cut = told.map((text) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text))
  return `${whole.split(':')[0] ?? ''}: ${cut.join(', ')}`
}
