import { parseSync, type Plugin } from 'vite'
import { walk, type SyntaxNode } from './lib/source'

const nameOf = (property: SyntaxNode): string => {
  const key = property.key as SyntaxNode
  return String(key.name ?? key.value ?? '')
}

/** Properties of a chart meant for people and tools, not for players. */
const prose: ReadonlySet<string> = new Set(['description', 'meta'])
/** A chart's types are for the compiler: xstate does not read them. */
const isSetup = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'setup'
function inChart(node: SyntaxNode): readonly SyntaxNode[] {
  if (node.type === 'Property') return prose.has(nameOf(node)) ? [node] : []
  if (!isSetup(node)) return []
  const parts = (node.arguments as SyntaxNode[])[0]?.properties as readonly SyntaxNode[]
  return parts.filter((part) => part.type === 'Property' && nameOf(part) === 'types')
}

/** Properties of a call that only the server reads: clients validate answers, not requests. */
const contract: ReadonlySet<string> = new Set(['request', 'row'])
const inCall = (node: SyntaxNode): readonly SyntaxNode[] =>
  briefIn(node).filter((one) => one.type === 'Property' && contract.has(nameOf(one)))

/** Documentation of a call, at its declaration or in an object several calls share; never a shape's fields. */
function briefIn(node: SyntaxNode): readonly SyntaxNode[] {
  const declares = node.type === 'CallExpression' && (node.callee as SyntaxNode).name === 'defineCall'
  const brief = declares ? (node.arguments as SyntaxNode[])[0] : node.expression
  if (!declares && node.type !== 'TSAsExpression') return []
  return ((brief as SyntaxNode | undefined)?.properties ?? []) as readonly SyntaxNode[]
}

/** Which files to strip, and what to remove. */
const unread = [
  { where: /\/machines\/.*\.ts$/, has: /description:|setup\(/, cutsAt: inChart },
  { where: /\/src\/platform\/calls\/.*\.ts$/, has: /defineCall\(/, cutsAt: inCall },
] as const

/** A source without the parts that the player's page never reads. */
function readOnly(cutsAt: (node: SyntaxNode) => readonly SyntaxNode[], path: string, text: string): string {
  const cuts: SyntaxNode[] = []
  walk(parseSync(path, text).program as unknown as SyntaxNode, (node) => cuts.push(...cutsAt(node)))
  // Nested cuts go with the outer one; cut from the end, to keep positions valid.
  const outer = cuts.filter((cut) => !cuts.some((other) => other.start < cut.start && cut.end < other.end))
  return outer
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => {
      const after = rest.slice(end)
      return rest.slice(0, start) + after.replace(/^\s*,/, '')
    }, text)
}

/**
 * Strips from the player's bundle what it never reads: the descriptions for product staff, which outweigh the
 * charts, and the half of the contract that only the platform validates. The studio and the path tools read the
 * sources themselves, or build without this.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'perya-strip-prose',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = unread.find(({ where, has }) => where.test(id) && has.test(code))
      return found && { code: readOnly(found.cutsAt, id, code), map: null }
    },
  }
}
