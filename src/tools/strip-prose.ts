import { parseSync, type Plugin } from 'vite'
import { walk, type SyntaxNode } from './lib/source'

const nameOf = (property: SyntaxNode): string => {
  const key = property.key as SyntaxNode
  return String(key.name ?? key.value ?? '')
}

/** Properties of a chart that people and tools read, and players never do. */
const prose: ReadonlySet<string> = new Set(['description', 'meta'])
const inChart = (node: SyntaxNode): readonly SyntaxNode[] =>
  node.type === 'Property' && prose.has(nameOf(node)) ? [node] : []

/** Properties of a call that the other side of the wire reads: an answer is parsed by its shape, what is sent is not. */
const contract: ReadonlySet<string> = new Set(['request', 'row'])
const inCall = (node: SyntaxNode): readonly SyntaxNode[] =>
  briefIn(node).filter((one) => one.type === 'Property' && contract.has(nameOf(one)))

/** What is said of a call where it is declared, or of several in an object that they share; never a shape's fields. */
function briefIn(node: SyntaxNode): readonly SyntaxNode[] {
  const declares = node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'defineCall'
  const brief = declares ? (node.arguments as SyntaxNode[])[0] : node.expression
  if (!declares && node.type !== 'TSAsExpression') return []
  return ((brief as SyntaxNode | undefined)?.properties ?? []) as readonly SyntaxNode[]
}

/** Where there is something to leave out, and what. */
const unread = [
  { where: /\/machines\/.*\.ts$/, has: 'description:', cutsAt: inChart },
  { where: /\/src\/platform\/calls\/.*\.ts$/, has: 'defineCall(', cutsAt: inCall },
] as const

/** A source without what nobody reads in a player's page. */
function readOnly(cutsAt: (node: SyntaxNode) => readonly SyntaxNode[], path: string, text: string): string {
  const cuts: SyntaxNode[] = []
  walk(parseSync(path, text).program as unknown as SyntaxNode, (node) => cuts.push(...cutsAt(node)))
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
 * Leaves out of the player's bundle what nothing in it reads: the words for product staff, which weigh more than the
 * charts, and the half of the contract that only the platform's side checks. The studio and the path tools read the
 * sources themselves, or build without this.
 */
export function stripProse(): Plugin {
  return {
    name: 'perya-strip-prose',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = unread.find(({ where, has }) => where.test(id) && code.includes(has))
      return found && { code: readOnly(found.cutsAt, id, code), map: null }
    },
  }
}
