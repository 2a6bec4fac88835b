import { isNode, parse, walk, type SourceFile, type SyntaxNode } from '../../../src/tools/lib/source'

/** A violation, as a failing test shows it. */
export type Complaint = string

/** Parsed trees are cached, as many rules read each file. */
const trees = new WeakMap<SourceFile, ReturnType<typeof parse>>()

export function treeOf(file: SourceFile) {
  const known = trees.get(file) ?? parse(file)
  trees.set(file, known)
  return known
}

export function eachNode(file: SourceFile, see: (node: SyntaxNode, parent?: SyntaxNode) => void): void {
  walk(treeOf(file).program, see)
}

/** `a.b.c` as text when every step is a plain name; undefined otherwise. Drops `window.` and `globalThis.`. */
export function nameOf(node: unknown): string | undefined {
  return dotted(node)?.replace(/^(?:window|globalThis|self)\./, '')
}

function dotted(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node.name as string
  if (node.type === 'ChainExpression') return dotted(node.expression)
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return undefined
  const object = dotted(node.object)
  const property = node.computed
    ? typeof node.property.value === 'string'
      ? node.property.value
      : undefined
    : (node.property.name as string)
  return property === undefined ? undefined : `${object ?? '?'}.${property}`
}
