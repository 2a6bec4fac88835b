import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../machines/index'
import { inRoot } from '../../src/tools/lib/root.mjs'

/** docs/trust.md lists every row and fault with the tests that cover it; each named test exists. */

const text = readFileSync(inRoot('docs/trust.md'), 'utf8')

/** Rows and faults not covered by a test yet; the list may only get shorter. */
const withoutTest = { rows: [], faults: [] } as const

interface Row {
  readonly number: number
  readonly held: string
}

const rowsUnder = (heading: string): Row[] => {
  const part = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/^\|\s*(\d+)\s*\|[^|]*\|(.*)\|$/gm)].map(([, number, held = '']) => ({
    number: Number(number),
    held,
  }))
}

const numbers = (to: number) => Array.from({ length: to }, (_, n) => n + 1)

/** Missing references in a cell: a file, part of a title in it, or a chart. */
function missing(held: string): string[] {
  const files = [...held.matchAll(/`(tests\/[^`]+)`(?: “([^”]+)”)?/g)].flatMap(([, file = '', title]) => {
    if (!existsSync(inRoot(file))) return [file]
    return title && !readFileSync(inRoot(file), 'utf8').includes(title) ? [`${file}: ${title}`] : []
  })
  const charts = [...held.matchAll(/paths of (`[^`]+`(?:, `[a-z-]+`)*)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) =>
      catalogue.some(({ id }) => id === name) ? [] : [name],
    ),
  )
  return [...files, ...charts]
}

describe('what players are protected by', () => {
  it.each([
    ['Every row', 48, withoutTest.rows],
    ['Every fault', 34, withoutTest.faults],
  ] as const)('%s of %i has a test', (heading, count, without) => {
    const rows = rowsUnder(heading)
    expect(rows.map(({ number }) => number)).toEqual(numbers(count))
    const names = /`tests\/|paths of `/
    expect(rows.filter(({ held }) => !names.test(held)).map(({ number }) => number)).toEqual(without)
  })

  it('every test it names is there', () => {
    expect(text.split('\n').flatMap(missing)).toEqual([])
  })

  it('detects a file, a title and a chart that are not there', () => {
    expect(missing('`tests/wire/nowhere.test.ts`')).toHaveLength(1)
    expect(missing('`tests/house/lock.test.ts` “never said before”')).toHaveLength(1)
    expect(missing('paths of `no-chart`')).toHaveLength(1)
  })
})
