import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from './root.mjs'

/** A source file: path relative to the project with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** A node of the syntax tree (ESTree with TypeScript), as loosely typed as the rules need. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** Every file at or under `path` (relative to the project), sorted; folders named in `skip` are left out. */
export function filesUnder(path: string, skip: readonly string[] = ['node_modules']): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (!stat.isDirectory()) return [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => (skip.includes(name) ? [] : filesUnder(`${path}/${name}`, skip)))
}

export const readSource = (path: string): SourceFile => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
})

export const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|js)$/.test(path)

/** The syntax tree of a source file; throws with the file's name when it does not parse. */
export function parse({ path, text }: SourceFile): {
  program: SyntaxNode
  comments: { value: string; start: number }[]
} {
  const { program, comments, errors } = parseSync(path, text)
  const fault = errors[0]
  if (fault) throw new Error(`${path} does not parse: ${fault.message}`)
  return { program: program as unknown as SyntaxNode, comments }
}

/** Calls `see` for every node of the tree, parents first. */
export function walk(
  node: SyntaxNode,
  see: (node: SyntaxNode, parent?: SyntaxNode) => void,
  parent?: SyntaxNode,
): void {
  see(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, see, node)
  }
}

/** The line number, from 1, of a position in a text. */
export const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length

/** The static text of a string literal, a template or a concatenation; undefined for other nodes. */
export function words(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') {
    return (node.quasis as { value: { cooked: string } }[]).map((quasi) => quasi.value.cooked).join('…')
  }
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [words(node.left), words(node.right)]
    return parts.every((part) => part === undefined) ? undefined : parts.map((part) => part ?? '…').join('')
  }
  return undefined
}
