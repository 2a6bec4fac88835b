import { posix } from 'node:path'
import { filesUnder, isNode, parse, readSource, type SyntaxNode } from '../lib/source'

/**
 * Reads the contract's own comments on calls and their fields: docs/wire.md and the OpenAPI document print
 * them, so that nothing is documented twice.
 */
export interface CallWords {
  /** Of the call as a whole; empty if it has none. */
  readonly says: string
  /** Of each field, by its path: `list[].amount`. */
  readonly request: ReadonlyMap<string, string>
  readonly response: ReadonlyMap<string, string>
}

interface File {
  readonly path: string
  readonly declared: ReadonlyMap<string, SyntaxNode>
  /** Comments by the position of the node they precede. */
  readonly comments: ReadonlyMap<number, string>
  /** Imported name → file and name. */
  readonly imported: ReadonlyMap<string, readonly [string, string]>
}

/** A comment as one line. */
const plain = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim()

function readFile(path: string): File {
  const source = readSource(path)
  const { program, comments } = parse(source)
  const declared = new Map<string, SyntaxNode>()
  const imported = new Map<string, readonly [string, string]>()
  for (const statement of program.body as SyntaxNode[]) {
    const inner = (statement.declaration ?? statement) as SyntaxNode
    for (const one of (inner.declarations ?? []) as SyntaxNode[]) {
      declared.set(String((one.id as SyntaxNode).name), one.init as SyntaxNode)
    }
    if (statement.type !== 'ImportDeclaration') continue
    const from = String((statement.source as SyntaxNode).value)
    if (!from.startsWith('.')) continue
    const target = `${posix.join(posix.dirname(path), from)}.ts`
    for (const one of statement.specifiers as SyntaxNode[]) {
      const name = (one.imported ?? one.local) as SyntaxNode
      imported.set(String((one.local as SyntaxNode).name), [target, String(name.name)])
    }
  }
  const before = new Map<number, string>()
  for (const { value, start } of comments) {
    if (!value.startsWith('*')) continue
    const end = start + value.length + 4
    before.set(end + (source.text.slice(end).search(/\S/) || 0), plain(value.slice(1)))
  }
  return { path, declared, imported, comments: before }
}

const files = new Map<string, File>()
function fileAt(path: string): File {
  const known = files.get(path) ?? readFile(path)
  files.set(path, known)
  return known
}

/** The declaration behind a name, and the file where it stands. */
function declarationOf(file: File, name: string): readonly [File, SyntaxNode] | undefined {
  const here = file.declared.get(name)
  if (here) return [file, here]
  const [path, original] = file.imported.get(name) ?? []
  return path && original ? declarationOf(fileAt(path), original) : undefined
}

const keyOf = (property: SyntaxNode): string => {
  const key = property.key as SyntaxNode
  return String(key.name ?? key.value ?? '')
}

/** Collects the comments of every field of a schema's expression. */
function collect(file: File, node: unknown, at: string, into: Map<string, string>): void {
  if (!isNode(node)) return
  switch (node.type) {
    case 'Identifier': {
      const found = declarationOf(file, String(node.name))
      if (found) collect(found[0], found[1], at, into)
      return
    }
    case 'MemberExpression':
      return collect(file, node.object, at, into)
    case 'TSAsExpression':
      return collect(file, node.expression, at, into)
    case 'ArrayExpression':
      for (const one of node.elements as SyntaxNode[]) collect(file, one, at, into)
      return
    case 'ObjectExpression':
      for (const one of node.properties as SyntaxNode[]) {
        if (one.type === 'SpreadElement') collect(file, one.argument, at, into)
        else {
          const path = at === '' ? keyOf(one) : `${at}.${keyOf(one)}`
          const said = file.comments.get(one.start)
          if (said) into.set(path, said)
          collect(file, one.value, path, into)
        }
      }
      return
    case 'CallExpression': {
      const callee = node.callee as SyntaxNode
      const name = String(((callee.property ?? callee) as SyntaxNode).name)
      const [first, second] = node.arguments as SyntaxNode[]
      if (name === 'array') return collect(file, first, `${at}[]`, into)
      if (name === 'record') return collect(file, second, `${at}.*`, into)
      if (name === 'variant') return collect(file, second, at, into)
      return collect(file, first, at, into)
    }
  }
}

/** The fields of an object expression, those it spreads included. */
function fieldsOf(file: File, node: SyntaxNode | undefined): Map<string, readonly [File, SyntaxNode]> {
  const fields = new Map<string, readonly [File, SyntaxNode]>()
  for (const one of (node?.properties ?? []) as SyntaxNode[]) {
    if (one.type !== 'SpreadElement') fields.set(keyOf(one), [file, one.value as SyntaxNode])
    else if (isNode(one.argument)) {
      const found = declarationOf(file, String(one.argument.name))
      const shared = found?.[1].type === 'TSAsExpression' ? found[1].expression : found?.[1]
      if (found) for (const field of fieldsOf(found[0], shared as SyntaxNode)) fields.set(...field)
    }
  }
  return fields
}

/** The comments on every call, by name. */
export function commentWords(): ReadonlyMap<string, CallWords> {
  const words = new Map<string, CallWords>()
  for (const path of filesUnder('src/platform/calls')) {
    const file = fileAt(path)
    for (const [, init] of file.declared) {
      if (init?.type !== 'CallExpression') continue
      const callee = init.callee as SyntaxNode
      if (callee.name !== 'defineCall' && !file.declared.has(String(callee.name))) continue
      const brief = (init.arguments as SyntaxNode[])[0]
      const fields = fieldsOf(file, brief)
      const name = fields.get('name')?.[1].value
      if (typeof name !== 'string') continue
      const side = (key: string) => {
        const into = new Map<string, string>()
        const found = fields.get(key)
        if (found) collect(found[0], found[1], '', into)
        return into
      }
      const statement = [...file.comments].find(
        ([start]) =>
          start < init.start &&
          /^(export )?const \w+ =\s*$/.test(readSource(path).text.slice(start, init.start)),
      )
      words.set(name, { says: statement?.[1] ?? '', request: side('request'), response: side('response') })
    }
  }
  return words
}
