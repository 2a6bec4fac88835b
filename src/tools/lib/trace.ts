import { isNode, parse, walk, words, type SourceFile, type SyntaxNode } from './source'

/** Ids of the requirements table, in order. */
export const rowsOf = (table: string): string[] =>
  [...table.matchAll(/^\| *([A-Z][A-Z0-9]*-\d+) *\|/gm)].map((match) => match[1] ?? '')

/** `LOGIN-10` → `LOGIN`. */
export const areaOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

const one = /^([A-Z][A-Z0-9]*)-(\d+)$/
const range = /^([A-Z][A-Z0-9]*)-(\d+)\.\.(?:\1-)?(\d+)$/

/** The ids a title claims: `[LOGIN-10]`, `[LOGIN-10, LOGIN-11]`, `[ROUTE-02..07]`. Other brackets are plain text. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap((bracket) =>
    (bracket[1] ?? '').split(',').flatMap((part) => {
      const token = part.trim()
      if (one.test(token)) return [token]
      const [, area, first, last] = range.exec(token) ?? []
      if (!area || !first || !last) return []
      const count = Number(last) - Number(first) + 1
      return Array.from({ length: Math.max(count, 0) }, (_, i) => {
        return `${area}-${String(Number(first) + i).padStart(first.length, '0')}`
      })
    }),
  )
}

/** The base name of a call: `it` for `it(…)`, `it.each(table)(…)`, `` it.each`…`(…) ``. */
function calledName(node: unknown): string | undefined {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node.name as string
  if (node.type === 'MemberExpression') return calledName(node.object)
  if (node.type === 'CallExpression') return calledName(node.callee)
  if (node.type === 'TaggedTemplateExpression') return calledName(node.tag)
  return undefined
}

const titled = new Set(['it', 'test', 'describe'])
const rowFields = new Set(['id', 'ids'])

function titleOf(node: SyntaxNode): string | undefined {
  if (node.type === 'CallExpression' && titled.has(calledName(node.callee) ?? '')) {
    return words((node.arguments as unknown[])[0])
  }
  // A row of a table that titles are made from: `{ ids: '[ROUTE-02]', path: '/' }`.
  if (node.type === 'Property' && isNode(node.key) && rowFields.has(node.key.name as string))
    return words(node.value)
  return undefined
}

/** The titles in a test file: of `it`, `test` and `describe` calls, and the `id`/`ids` fields of their tables. */
export function titlesIn(file: SourceFile): string[] {
  const titles: string[] = []
  walk(parse(file).program, (node) => {
    const title = titleOf(node)
    if (title !== undefined) titles.push(title)
  })
  return titles
}

export interface AreaTrace {
  rows: number
  covered: number
  missing: string[]
}

export interface Trace {
  rows: number
  covered: number
  byArea: Record<string, AreaTrace>
  /** Ids that a title claims but the table does not have, each with its file. */
  unknown: { id: string; path: string }[]
}

/** Which rows of the table are claimed by a test's title. */
export function trace(table: string, tests: readonly SourceFile[]): Trace {
  const rows = rowsOf(table)
  const claims = tests.flatMap((file) =>
    titlesIn(file).flatMap((title) => idsIn(title).map((id) => ({ id, path: file.path }))),
  )
  const claimed = new Set(claims.map((claim) => claim.id))
  const known = new Set(rows)
  const byArea: Record<string, AreaTrace> = {}
  for (const id of rows) {
    const area = (byArea[areaOf(id)] ??= { rows: 0, covered: 0, missing: [] })
    area.rows += 1
    if (claimed.has(id)) area.covered += 1
    else area.missing.push(id)
  }
  return {
    rows: rows.length,
    covered: rows.filter((id) => claimed.has(id)).length,
    byArea,
    unknown: claims.filter((claim) => !known.has(claim.id)),
  }
}
