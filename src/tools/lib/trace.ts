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

/** A row that a decision settles differently from the table, with the decision's line. */
interface Contrary {
  readonly id: string
  /** Line of docs/decisions.md, from 1. */
  readonly line: number
}

/** Decisions that declare themselves contrary to their rows: `- WIRE-11 (contrary): …`. */
function contraryIn(decisions: string): Contrary[] {
  return decisions.split('\n').flatMap((text, at) => {
    const [, ids = ''] = /^- ([A-Z0-9, -]+) \(contrary\): /.exec(text) ?? []
    return ids.split(', ').flatMap((id) => (one.test(id) ? [{ id, line: at + 1 }] : []))
  })
}

interface AreaTrace {
  rows: number
  /** Rows that a test's title claims. */
  claimed: number
  /** Of these, rows for which a claiming test has detected a deliberate fault (docs/mutation.json). */
  caught: number
  contrary: Contrary[]
  /** Rows claimed by no test and contradicted by no decision. */
  short: string[]
}

export interface Trace extends Omit<AreaTrace, 'contrary' | 'short'> {
  contrary: number
  short: number
  byArea: Record<string, AreaTrace>
  /** Ids that a title claims but the table does not have, each with its file. */
  unknown: { id: string; path: string }[]
  /** Rows claimed by a test and contradicted by a decision: one of them is wrong. */
  disputed: { id: string; path: string }[]
}

interface Evidence {
  readonly tests: readonly SourceFile[]
  /** Rows carried by the states of a driver's chart; undefined for files that are not drivers. */
  readonly carried?: (path: string) => ReadonlySet<string> | undefined
  readonly decisions?: string
  readonly caught?: readonly string[]
}

/** Which rows of the table are claimed by a test, which have caught a fault, and which are uncovered. */
export function trace(table: string, evidence: Evidence): Trace {
  const { tests, carried = () => undefined, decisions = '', caught = [] } = evidence
  const rows = rowsOf(table)
  const claims = tests.flatMap((file) => {
    const states = carried(file.path)
    return titlesIn(file).flatMap((title) =>
      idsIn(title).flatMap((id) => (states?.has(id) === false ? [] : [{ id, path: file.path }])),
    )
  })
  const claimed = new Set(claims.map((claim) => claim.id))
  const known = new Set(rows)
  const contrary = new Map(contraryIn(decisions).map((one) => [one.id, one] as const))
  const noticed = new Set(caught)
  const all = { rows: 0, claimed: 0, caught: 0, contrary: 0, short: 0 }
  const byArea: Record<string, AreaTrace> = {}
  for (const id of rows) {
    const area = (byArea[areaOf(id)] ??= { rows: 0, claimed: 0, caught: 0, contrary: [], short: [] })
    const decided = contrary.get(id)
    for (const count of [area, all]) {
      count.rows += 1
      if (claimed.has(id)) count.claimed += 1
      if (claimed.has(id) && noticed.has(id)) count.caught += 1
    }
    if (decided) {
      area.contrary.push(decided)
      all.contrary += 1
    } else if (!claimed.has(id)) {
      area.short.push(id)
      all.short += 1
    }
  }
  return {
    ...all,
    byArea,
    unknown: claims.filter((claim) => !known.has(claim.id)),
    disputed: claims.filter((claim) => contrary.has(claim.id)),
  }
}
