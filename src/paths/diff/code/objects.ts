import { isNode, type SyntaxNode } from '../../../tools/lib/source'
import type { Modules } from './modules'
import { bare } from './modules'
import { fingerprint, keyOf } from './text'

/** A property of an object in the sources, wherever it was spread in from. */
export interface Entry {
  readonly key: string
  readonly file: string
  readonly value: SyntaxNode
  /** Fingerprint of the arguments of the function that made the object. */
  readonly made: string
}

/** An object literal as the sources write it: its properties, and what can't be read without running it. */
export interface Literal {
  readonly entries: readonly Entry[]
  readonly rest: readonly { readonly file: string; readonly node: SyntaxNode }[]
}

/** The object that a function returns, when it does nothing else. */
function returned(node: SyntaxNode): SyntaxNode | undefined {
  const body = isNode(node.body) ? bare(node.body) : undefined
  if (body?.type !== 'BlockStatement') return body
  const [only, more] = body.body as readonly SyntaxNode[]
  return only?.type === 'ReturnStatement' && !more && isNode(only.argument) ? only.argument : undefined
}

const isMethod = (callee: SyntaxNode, name: string) =>
  callee.type === 'MemberExpression' && (callee.property as SyntaxNode).name === name

/** Reads an expression as an object; undefined when only running it would tell. */
export function literal(
  modules: Modules,
  file: string,
  expression: SyntaxNode,
  made = '',
): Literal | undefined {
  const node = bare(expression)
  if (node.type === 'Identifier') {
    const found = modules.find(file, String(node.name))
    return found && literal(modules, found.file, found.node, made)
  }
  if (node.type === 'CallExpression') {
    const callee = node.callee as SyntaxNode
    const [first] = node.arguments as readonly SyntaxNode[]
    if (isMethod(callee, 'createStateConfig') && first) return literal(modules, file, first, made)
    const maker = callee.type === 'Identifier' ? modules.find(file, String(callee.name)) : undefined
    const result = maker && returned(maker.node)
    if (!maker || !result) return undefined
    const args = (node.arguments as readonly SyntaxNode[]).map((it) => fingerprint(modules, file, it))
    return literal(modules, maker.file, result, [made, ...args].join())
  }
  if (node.type !== 'ObjectExpression') return undefined
  const entries: Entry[] = []
  const rest: { file: string; node: SyntaxNode }[] = []
  for (const one of node.properties as readonly SyntaxNode[]) {
    const value = one.type === 'SpreadElement' ? one.argument : one.value
    if (!isNode(value)) continue
    const inner = one.type === 'SpreadElement' ? literal(modules, file, value, made) : undefined
    if (inner) {
      entries.push(...inner.entries)
      rest.push(...inner.rest)
    } else if (one.type === 'SpreadElement' || keyOf(one) === '') rest.push({ file, node: one })
    else entries.push({ key: keyOf(one), file, value, made })
  }
  return { entries, rest }
}
