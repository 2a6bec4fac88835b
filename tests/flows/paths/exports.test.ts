import { describe, expect, it } from 'vitest'
import { generate } from '../../../src/paths'
import { understand } from '../../../src/paths/cli/args'
import { cell } from '../../../src/paths/export/csv'
import { documentOf, documentText } from '../../../src/paths/export/document'
import { formats, specOf } from '../../../src/paths/export/formats'
import type { Format } from '../../../src/paths/export/formats'
import type { Host } from '../../../src/paths/cli/host'
import type { OnScreen } from '../../../src/paths/run/on-screen'
import '../../../src/paths/perya/project'
import { loginCases } from './samples/login.sample'
import { boss, talker } from './samples/regions.samples'
import { bareHost } from './support/host'

const suite = { cases: loginCases, paths: generate(loginCases).paths }
const text = (format: Format, language: 'en' | 'fil' = 'en') => specOf(format).text(suite, language)

/** Parses CSV by RFC 4180, to check the round trip. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]]
  let field = ''
  let quoted = false
  for (let i = 0; i < csv.length; i++) {
    const letter = csv[i] ?? ''
    if (quoted) {
      if (letter === '"' && csv[i + 1] === '"') {
        field += '"'
        i++
      } else if (letter === '"') quoted = false
      else field += letter
    } else if (letter === '"') quoted = true
    else if (letter === ',' || letter === '\n') {
      rows.at(-1)?.push(field.replace(/\r$/, ''))
      field = ''
      if (letter === '\n') rows.push([])
    } else field += letter
  }
  return rows.slice(0, -1)
}

const stepCount = suite.paths.reduce((sum, path) => sum + path.steps.length + 1, 0)

describe('exports', () => {
  it.each(Object.keys(formats) as Format[])('%s is deterministic and names its paths', (format) => {
    expect(text(format)).toBe(text(format))
    expect(text(format).endsWith('\n')).toBe(true)
    if (format === 'mermaid' || format === 'scxml') return
    for (const path of suite.paths) expect(text(format)).toContain(path.id)
  })

  it('JSON: keeps every step with its changes, one per line', () => {
    const document = documentOf(loginCases)
    expect(JSON.parse(documentText(document))).toEqual(JSON.parse(JSON.stringify(document)))
    expect(document.few.map((path) => path.steps.length)).toEqual(
      suite.paths.map((path) => path.steps.length),
    )
    const typed = document.few
      .flatMap((path) => path.steps)
      .find((step) => step.do.startsWith('Type: text "maria"'))
    expect(typed?.changes).toEqual({ text: 'maria' })
    expect(document.states.find((state) => state.id === 'login.screen.form.sending')).not.toHaveProperty(
      'entry',
    )
  })

  it('Markdown: a row per step in English and in Filipino', () => {
    for (const language of ['en', 'fil'] as const) {
      expect(text('markdown', language).match(/^\| \d+ \|/gm)).toHaveLength(stepCount)
    }
    expect(text('markdown')).toContain('| Wait 15 s |')
    expect(text('markdown', 'fil')).toContain('| Maghintay ng 15 s |')
    expect(text('markdown', 'fil')).toContain('Dapat mong makita')
  })

  it('Markdown: data cannot break the table', () => {
    const cases = {
      ...loginCases,
      events: { ...loginCases.events, TYPE: [{ text: 'a|b\nc' }, { text: ' ' }] },
    }
    const script = specOf('markdown').text({ cases, paths: generate(cases).paths }, 'en')
    const rows = script.split('\n').filter((line) => line.startsWith('| '))
    for (const row of rows) expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(6)
  })

  it('Gherkin: Given, When and Then in order, in every scenario', () => {
    const scenarios = text('gherkin').split('Scenario:').slice(1)
    expect(scenarios).toHaveLength(suite.paths.length)
    for (const scenario of scenarios) {
      const words = scenario.match(/^ {4}(Given|When|Then|And)\b/gm)?.map((word) => word.trim()) ?? []
      expect(words.slice(0, 2)).toEqual(['Given', 'Then'])
      const after = words.flatMap((word, i) => (word === 'When' ? (words[i + 1] ?? '') : []))
      expect(after).toEqual(after.map(() => 'Then'))
    }
  })

  it('CSV: round-trips, with equally many columns in each row', () => {
    for (const [format, columns] of [
      ['csv', 10],
      ['testrail', 8],
      ['xray', 9],
    ] as const) {
      const rows = readCsv(text(format))
      expect(rows).toHaveLength(stepCount + 1)
      for (const row of rows) expect(row).toHaveLength(columns)
    }
    const tests = new Set(
      readCsv(text('xray'))
        .slice(1)
        .map((row) => row[0]),
    )
    expect(tests.size).toBe(suite.paths.length)
  })

  it.each([
    ['csv', 'all.csv'],
    ['testrail', 'all.testrail.csv'],
    ['xray', 'all.xray.csv'],
    ['xray', 'release/all.csv'],
  ])(
    '%s: several charts are one file with one head, and each test has a number of its own',
    (format, out) => {
      const line = `export all --format ${format} --all-paths`.split(' ')
      const { files = [] } = understand([...line, '--out', out], [loginCases, talker], bareHost)
      expect(files.map(({ path }) => path)).toEqual([out])
      const rows = readCsv(files[0]?.text ?? '')
      const alone = [loginCases, talker].map((one) => readCsv(`${understand(line, [one], bareHost).out}\r\n`))
      expect(rows).toEqual(
        [...(alone[0] ?? []), ...(alone[1] ?? []).slice(1)].map((row, at) =>
          format === 'xray' ? [rows[at]?.[0], ...row.slice(1)] : row,
        ),
      )
      const printed = understand(line, [loginCases, talker], bareHost).out
      expect(readCsv(`${printed}\r\n`)).toHaveLength(rows.length)
      if (format !== 'xray') return
      const tests = new Set(rows.slice(1).map(([number]) => number)).size
      expect(tests).toBe(generate(loginCases).paths.length + generate(talker).paths.length)
    },
  )

  it('a format that has no such file asks for a folder', () => {
    const line = 'export all --format gherkin --all-paths --out x/all.feature'.split(' ')
    expect(understand(line, [loginCases, talker], bareHost)).toEqual({
      out: '"gherkin" writes a file for each chart: give a folder, "--out x/all/", for example.',
      code: 2,
    })
  })

  it('CSV: names a path’s start and input, like the manual script', () => {
    const [, first] = readCsv(text('csv'))
    expect(first?.slice(3, 5)).toEqual(['Start: strict', 'max tries 1'])
    for (const row of readCsv(text('csv'))) expect(row[5]).not.toBe('')
    expect(text('testrail')).not.toMatch(/\b1 steps/)
  })

  it('CSV: contains no spreadsheet formulas', () => {
    for (const formula of ['=1+1', '+1', '-1', '@x', '\t=1']) expect(cell(formula)).toMatch(/^"?'/)
    expect(cell('a "b", c')).toBe('"a ""b"", c"')
  })

  it('Playwright: is TypeScript with a test step per step', () => {
    expect(text('playwright').match(/test\.step\(/g)).toHaveLength(stepCount - suite.paths.length)
    expect(text('playwright').match(/^test\(/gm)).toHaveLength(suite.paths.length)
  })

  it('Mermaid: names every state inside its parent before any transition', () => {
    for (const cases of [loginCases, boss, talker]) {
      const chart = specOf('mermaid').text({ cases, paths: [] }, 'en')
      const named = [...chart.matchAll(/ as (\w+)/g)].map((match) => match[1])
      const used = [...chart.matchAll(/^ {2}(\w+) --> (\w+)/gm)].flatMap((match) => [match[1], match[2]])
      expect(new Set(named).size).toBe(named.length)
      for (const name of used) expect(named).toContain(name)
      expect(chart.match(/\{$/gm)?.length).toBe(chart.match(/^\s*\}$/gm)?.length)
    }
  })
})

/** As grouped by a driver: the first path only, its second step together with its first. */
const [whole] = suite.paths
const onScreen: OnScreen = {
  chart: 'login',
  ids: '[LOGIN-01]',
  paths: whole ? [{ path: whole, atOnce: whole.steps.map((_, at) => at === 1) }] : [],
  leftOut: [
    { start: 'lenient', why: 'nobody begins there' },
    { transition: 'login.idle | GO | 0', why: 'no button' },
  ],
}

describe('the export command', () => {
  const ask = (line: string, read: Host['read'] = () => undefined, more: Partial<Host> = {}) =>
    understand(line.split(' '), [loginCases, talker], { ...bareHost, read, ...more })

  it('prints, or returns the files to write', () => {
    expect(ask('export login --format mermaid').out).toMatch(/^stateDiagram-v2/)
    expect(ask('export login --format mermaid --out a.mmd').files?.map((file) => file.path)).toEqual([
      'a.mmd',
    ])
    expect(ask('export all --out docs/flows').files?.map((file) => file.path)).toEqual([
      'docs/flows/login.json',
      'docs/flows/talker.json',
    ])
  })

  const withDriver: Partial<Host> = { screenPaths: (charts) => (charts.includes('login') ? [onScreen] : []) }

  it('uses the paths a screen can do in formats that people or a browser follow, and says what they leave out', () => {
    for (const format of ['markdown', 'gherkin', 'playwright', 'csv', 'testrail', 'xray']) {
      const { out, code, note } = ask(`export login --format ${format}`, undefined, withDriver)
      expect(code).toBe(0)
      expect(suite.paths.filter(({ id }) => out.includes(id)).map(({ id }) => id)).toEqual([whole?.id])
      // Import files have no field for it.
      const said = ['csv', 'testrail', 'xray'].includes(format) ? (note ?? '') : out
      for (const words of ['login.idle | GO | 0', 'lenient', 'nobody begins there', 'no button'])
        expect(said).toContain(words)
      const all = ask(`export login --format ${format} --all-paths`, undefined, withDriver)
      for (const { id } of suite.paths) expect(all.out).toContain(id)
      expect(all.note).toBeUndefined()
    }
    expect(ask('export talker --format gherkin', undefined, withDriver).out).toContain('talker-')
    expect(ask('export login', undefined, withDriver).out).toBe(ask('export login').out)
  })

  it('writes a Playwright spec that names its source, how to run it, and the driver’s path', () => {
    const line = 'export login --format playwright --out some/where/login.spec.ts'
    const text = ask(line, undefined, withDriver).files?.[0]?.text ?? ''
    expect(text).toContain(`npm run -s paths -- ${line}`)
    expect(text).toContain(
      'npx playwright test -c tests/browser/written.config.ts some/where/login.spec.ts\n',
    )
    expect(text).toContain("import { loginDriver } from '../../tests/browser/paths/drivers/login.driver'")
    // The start, and one less than the path's steps: two of them are grouped.
    expect(text.match(/test\.step\(/g)).toHaveLength(whole?.steps.length ?? 0)
    expect(text.match(/flow\.does\(/g)).toHaveLength((whole?.steps.length ?? 0) - 1)
    expect(text).toMatch(/flow\.does\(\w+\(.*\), \w+\(.*\)\)/)
    expect(ask('export login --format playwright', undefined, withDriver).out).toContain(
      "from './tests/browser/paths/support/written'",
    )
  })

  it('rejects a shape for paths on a screen', () => {
    expect(ask('export login --format gherkin --goal pairs', undefined, withDriver)).toEqual({
      code: 2,
      out: '"--goal pairs" is about the paths of the chart itself, and "gherkin" has those that a screen can do; say "--all-paths" too.',
    })
    expect(ask('export login --format gherkin --goal pairs --all-paths', undefined, withDriver).code).toBe(0)
    expect(ask('export login --format scxml --all-paths', undefined, withDriver).out).toBe(
      '"--all-paths" is about formats that somebody follows; "scxml" has the chart itself, or all of its paths.',
    )
    expect(ask('export login --format csv', undefined, { screenPaths: () => undefined }).code).toBe(1)
  })

  it('lists committed files that are older than the charts', () => {
    const fresh = new Map(ask('export all --out docs/flows').files?.map((file) => [file.path, file.text]))
    expect(ask('export --check', (path) => fresh.get(path))).toMatchObject({ code: 0 })
    fresh.set('docs/flows/talker.json', '{}')
    const answer = ask('export --check', (path) => fresh.get(path))
    expect(answer).toMatchObject({ code: 1 })
    expect(answer.out).toMatch(/^docs\/flows is older than the charts: talker\. /)
  })
})
