import { parseSync, type Plugin } from 'vite'
import { walk, type SyntaxNode } from './lib/source'

/** Properties of a chart that people and tools read, and players never do. */
const prose: ReadonlySet<string> = new Set(['description', 'meta'])

const nameOf = (property: SyntaxNode): string => {
  const key = property.key as SyntaxNode
  return String(key.name ?? key.value ?? '')
}

/** A chart's source without descriptions and meta. */
export function withoutProse(path: string, text: string): string {
  const cuts: { start: number; end: number }[] = []
  walk(parseSync(path, text).program as unknown as SyntaxNode, (node) => {
    if (node.type === 'Property' && prose.has(nameOf(node))) cuts.push({ start: node.start, end: node.end })
  })
  // Properties inside a cut one go with it; from the back, so that positions stay right.
  const outer = cuts.filter((cut) => !cuts.some((other) => other.start < cut.start && cut.end < other.end))
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => {
      const after = rest.slice(end)
      return rest.slice(0, start) + after.replace(/^\s*,/, '')
    }, text)
}

/**
 * Leaves the words for product staff out of the player's bundle: descriptions and meta of the charts weigh more than
 * the charts. The studio and the path tools read the sources themselves, or build without this.
 */
export function stripProse(): Plugin {
  return {
    name: 'perya-strip-prose',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/machines\/.*\.ts$/.test(id) || !code.includes('description:')) return
      return { code: withoutProse(id, code), map: null }
    },
  }
}
