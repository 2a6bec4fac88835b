import { isNode, parse, walk, type SourceFile, type SyntaxNode } from './source'

/** One deliberate fault in a source file (a mutant). */
export interface SourceMutant {
  readonly path: string
  /** From 1. */
  readonly line: number
  /** The change, in one line. */
  readonly what: string
  /** The whole file with the fault. */
  readonly text: string
}

const opposite: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

/** Text for people and requirement ids have no effect at run time. */
const rowId = /^[A-Z][A-Z0-9]*-\d+$/
const saysOnly = (parent?: SyntaxNode): boolean =>
  parent?.type === 'Property' && isNode(parent.key) && parent.key.name === 'description'

type Change = readonly [start: number, end: number, by: string]

const between = (text: string, left: SyntaxNode, right: SyntaxNode, operator: string): number =>
  left.end + text.slice(left.end, right.start).indexOf(operator)

/**
 * The faults of one node: another operator, the other branch, a negated flag, a number plus one, no text, no
 * call.
 */
function changesOf(node: SyntaxNode, text: string, parent?: SyntaxNode): Change[] {
  const { type, start, end, left, right, operator, value, test } = node
  if ((type === 'BinaryExpression' || type === 'LogicalExpression') && isNode(left) && isNode(right)) {
    const other = opposite[operator as string]
    if (other === undefined) return []
    const at = between(text, left, right, operator as string)
    return [[at, at + (operator as string).length, other]]
  }
  if ((type === 'IfStatement' || type === 'ConditionalExpression') && isNode(test))
    return [[test.start, test.end, `!(${text.slice(test.start, test.end)})`]]
  if (type === 'Literal' && !parent?.type.startsWith('TS') && !parent?.type.startsWith('Im')) {
    if (typeof value === 'boolean') return [[start, end, String(!value)]]
    if (typeof value === 'number') return [[start, end, `(${value} + 1)`]]
    const isKey = parent?.type === 'Property' && parent.key === node
    const isTold = typeof value === 'string' && (rowId.test(value) || saysOnly(parent))
    if (typeof value === 'string' && value !== '' && !isKey && !isTold && !parent?.type.startsWith('Ex'))
      return [[start, end, `''`]]
  }
  if (type === 'ExpressionStatement' && isNode(node.expression) && node.expression.type === 'CallExpression')
    return [[start, end, ';']]
  return []
}

/** Every fault that can be put into a file, in order of position. */
export function sourceMutants(file: SourceFile): SourceMutant[] {
  const { path, text } = file
  const found: SourceMutant[] = []
  walk(parse(file).program, (node, parent) => {
    for (const [start, end, by] of changesOf(node, text, parent)) {
      const one = (piece: string) => piece.replaceAll(/\s+/g, ' ').slice(0, 60)
      found.push({
        path,
        line: text.slice(0, start).split('\n').length,
        what: `${one(text.slice(start, end))} → ${by === ';' ? 'nothing' : one(by)}`,
        text: text.slice(0, start) + by + text.slice(end),
      })
    }
  })
  return found
}

/** Test files that mention a source file or, if none does, a file that imports it. */
export function nearestTests(
  path: string,
  tests: readonly SourceFile[],
  code: readonly SourceFile[],
): string[] {
  const names = (files: readonly SourceFile[], wanted: string) => {
    const [, folder = '', name = ''] = /([^/]+)\/([^/]+?)\.tsx?$/.exec(wanted) ?? []
    const here = wanted.slice(0, wanted.lastIndexOf('/') + 1)
    const said = new RegExp(`/${folder}/${name}['"]`)
    const beside = new RegExp(`'\\./${name}['"]`)
    return files.filter(({ path, text }) => said.test(text) || (path.startsWith(here) && beside.test(text)))
  }
  const own = names(tests, path)
  if (own.length > 0) return own.map((test) => test.path)
  const users = names(code, path)
  return [...new Set(users.flatMap((user) => names(tests, user.path).map((test) => test.path)))]
}

/** In pseudo-random order, the same every time. */
export function shuffled<Item>(items: readonly Item[], seed = 7): Item[] {
  let state = seed
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  return items
    .map((item) => [next(), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
}
