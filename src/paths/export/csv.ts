import type { Path } from '../model'
import { place } from '../chart/place'
import { rowsOn } from './sight'
import type { Suite } from './model'
import { aboutPath } from './about'
import { begun, preparingWords } from './preparing'
import { beginningOf, dataFor, doing, expectedAfter, inputText, seen } from './steps'

/**
 * One cell by RFC 4180. A cell that a spreadsheet would take for a formula gets a leading apostrophe: test data
 * may begin with `=`, and a file that QA opens must not execute anything.
 */
export function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const table = (rows: readonly (readonly string[])[]) =>
  `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

interface Line {
  readonly path: Path
  readonly number: number
  readonly action: string
  readonly data: string
  readonly expected: string
  readonly at: string
}

/** The start and every step of every path as lines. */
function linesOf(suite: Suite): Line[] {
  return suite.paths.flatMap((path) => {
    const preparing = preparingWords(suite, path, 'en')
    const after = (number: number, action: string) => [...(preparing.get(number) ?? []), action].join('\n')
    const start = {
      path,
      number: 0,
      action: after(0, beginningOf(suite, path, 'en')),
      data: inputText(suite, path),
      expected: seen(suite, path.start, 'en').join(' '),
      at: place(path.start.value),
    }
    const steps = path.steps.map((step, i) => {
      const before = (i === 0 ? undefined : path.steps[i - 1]?.expected) ?? path.start
      return {
        path,
        number: i + 1,
        action: after(i + 1, doing(suite, path, i + 1, 'en')),
        data: dataFor(suite, path, i + 1),
        expected: expectedAfter(suite, { step, before, path }, 'en').join(' '),
        at: place(step.expected.value),
      }
    })
    return [start, ...steps]
  })
}

/** What a test manager reads before the steps. */
function aboutOf(suite: Suite, path: Path) {
  const { title, rank, preconditions } = aboutPath(suite, path, 'en')
  return {
    title: `${suite.cases.id}: ${title} (${path.id})`,
    priority: begun(rank),
    preconditions,
  }
}

/** Generic columns, one row per step. */
export function csv(...suites: readonly Suite[]): string {
  const rows = suites.flatMap((suite) =>
    linesOf(suite).map((line) => {
      const { priority, preconditions } = aboutOf(suite, line.path)
      const own = [rowsOn(suite.cases, line.path).join(' '), priority, preconditions]
      return [
        line.path.id,
        suite.cases.id,
        String(line.number),
        line.action,
        line.data,
        line.expected,
        line.at,
        ...(line.number === 0 ? own : own.map(() => '')),
      ]
    }),
  )
  const columns = ['Path', 'Chart', 'Step', 'Action', 'Data', 'Expected', 'State', 'Requirements']
  return table([[...columns, 'Priority', 'Preconditions'], ...rows])
}

/** TestRail's import with separated steps: the case's columns are in its first row only. */
export function testRailCsv(...suites: readonly Suite[]): string {
  const rows = suites.flatMap((suite) =>
    linesOf(suite).map((line) => {
      const first = line.number === 0
      const step = line.data === '' ? line.action : `${line.action}\nData: ${line.data}`
      const { title, priority, preconditions } = aboutOf(suite, line.path)
      const rows = rowsOn(suite.cases, line.path).join(', ')
      const own = [title, suite.cases.id, 'Test Case (Steps)', priority, rows, preconditions]
      return [...(first ? own : own.map(() => '')), step, line.expected]
    }),
  )
  return table([
    [
      'Title',
      'Section',
      'Template',
      'Priority',
      'References',
      'Preconditions',
      'Steps (Step)',
      'Steps (Expected Result)',
    ],
    ...rows,
  ])
}

/**
 * Xray's test case importer: the rows of a test share its number, which no other test of the file has. A
 * precondition is an issue of its own there, named by its key; in words it goes into the description.
 */
export function xrayCsv(...suites: readonly Suite[]): string {
  const ids = suites.flatMap(({ paths }) => paths.map(({ id }) => id))
  const numbers = new Map(ids.map((id, i) => [id, String(i + 1)]))
  const rows = suites.flatMap((suite) =>
    linesOf(suite).map((line) => {
      const first = line.number === 0
      const { title, priority, preconditions } = aboutOf(suite, line.path)
      const labels = [suite.cases.id, ...rowsOn(suite.cases, line.path)].join(';')
      const own = [title, 'Manual', priority, labels, `Preconditions: ${preconditions}`]
      return [
        numbers.get(line.path.id) ?? '',
        ...(first ? own : own.map(() => '')),
        line.action,
        line.data,
        line.expected,
      ]
    }),
  )
  const columns = ['TCID', 'Test Summary', 'Test Type', 'Test Priority', 'Labels', 'Description']
  return table([[...columns, 'Action', 'Data', 'Result'], ...rows])
}
