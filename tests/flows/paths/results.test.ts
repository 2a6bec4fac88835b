import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { generate, replayHeadless } from '../../../src/paths'
import { definitionOf } from '../../../src/paths/chart/definition'
import { understand } from '../../../src/paths/cli/args'
import { htmlReport } from '../../../src/paths/results/html'
import { junit } from '../../../src/paths/results/junit'
import type { ChartRun } from '../../../src/paths/results/run'
import '../../../src/paths/perya/project'
import { logoutCases } from '../../../machines/logout/logout.cases'
import { withRows } from '../../../src/paths/results/rows'
import { loginCases } from './samples/login.sample'
import { unsound } from './samples/wrong.samples'

/** JUnit XML as accepted by CI servers. */
const junitSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
<xsd:element name="testsuites"><xsd:complexType><xsd:sequence>
<xsd:element name="testsuite" minOccurs="0" maxOccurs="unbounded"><xsd:complexType><xsd:sequence>
<xsd:element name="testcase" minOccurs="0" maxOccurs="unbounded"><xsd:complexType><xsd:sequence>
<xsd:element name="properties" minOccurs="0"><xsd:complexType><xsd:sequence>
<xsd:element name="property" maxOccurs="unbounded"><xsd:complexType><xsd:attribute name="name" type="xsd:string" use="required"/>
<xsd:attribute name="value" type="xsd:string" use="required"/></xsd:complexType></xsd:element></xsd:sequence></xsd:complexType></xsd:element>
<xsd:element name="failure" minOccurs="0"><xsd:complexType><xsd:simpleContent><xsd:extension base="xsd:string">
<xsd:attribute name="message" type="xsd:string" use="required"/></xsd:extension></xsd:simpleContent></xsd:complexType></xsd:element>
</xsd:sequence><xsd:attribute name="classname" type="xsd:string" use="required"/><xsd:attribute name="name" type="xsd:string" use="required"/><xsd:attribute name="time" type="xsd:decimal"/></xsd:complexType></xsd:element>
</xsd:sequence><xsd:attribute name="name" type="xsd:string" use="required"/><xsd:attribute name="tests" type="xsd:nonNegativeInteger" use="required"/>
<xsd:attribute name="failures" type="xsd:nonNegativeInteger" use="required"/><xsd:attribute name="errors" type="xsd:nonNegativeInteger"/>
<xsd:attribute name="skipped" type="xsd:nonNegativeInteger"/></xsd:complexType></xsd:element>
</xsd:sequence><xsd:attribute name="name" type="xsd:string"/></xsd:complexType></xsd:element></xsd:schema>`

const paths = generate(loginCases).paths
const good: ChartRun = {
  cases: loginCases,
  paths,
  problems: [],
  results: paths.map((path) => replayHeadless(loginCases, path)),
}
const slower = loginCases.machine.provide({ delays: { patience: 14_000 } })
const bad: ChartRun = {
  ...good,
  results: paths.map((path) => replayHeadless({ ...loginCases, machine: slower }, path)),
}

describe('JUnit XML', () => {
  it('has a test per path, and says what failed and where', async () => {
    const text = junit([good, { ...bad, problems: [{ kind: 'threw', message: 'a < b & "c" \u0007' }] }])
    const result = await validateXML({
      xml: [{ fileName: 'junit.xml', contents: text }],
      schema: [junitSchema],
    })
    expect(result.errors).toEqual([])
    expect(text.match(/<testcase /g)).toHaveLength(paths.length * 2 + 1)
    expect(text).toContain('is due after 14000 ms, not after 15000 ms')
    expect(text).toContain('failures="0"')
  })

  it('tells how long a path took and which requirement rows it touches', async () => {
    const run = {
      cases: logoutCases,
      paths: generate(logoutCases).paths,
      problems: [],
      results: generate(logoutCases).paths.map((path) => ({
        ...replayHeadless(logoutCases, path),
        ms: 1234,
      })),
    }
    const text = junit([withRows(run)])
    const { errors } = await validateXML({
      xml: [{ fileName: 'a.xml', contents: text }],
      schema: [junitSchema],
    })
    expect(errors).toEqual([])
    expect(text.match(/ time="1\.234"/g)).toHaveLength(run.paths.length)
    expect(text).toContain('<property name="requirement" value="LOGOUT-01"/>')
  })
})

describe('the HTML report', () => {
  const { states, transitions } = definitionOf(loginCases.machine)
  /** A drawing as in the flows' folder: boxes and lines by id. */
  const drawing = [
    '<svg class="pic"><style>.pic { display: block; }</style>',
    ...[...states.keys()].map((id) => `<g data-at="${id}" class="small"></g>`),
    ...[...transitions.keys()].map((id) => `<g data-of="${id}"></g>`),
    '</svg>',
  ].join('\n')
  const beside = { drawing: () => drawing }
  const page = htmlReport([bad], '2026-11-20', beside)

  it('is self-contained: no scripts, no external resources', () => {
    expect(page).not.toMatch(/<script|<link|src="(?!data:)|href="(?!#)|@import|url\(/)
  })

  it('shows coverage, every path as a storyboard, and what failed', () => {
    for (const path of paths) expect(page).toContain(path.id)
    expect(page.match(/class="card /g)?.length).toBe(
      paths.reduce((sum, path) => sum + path.steps.length + 1, 0),
    )
    const passed = htmlReport([good], '2026-11-20')
    expect(passed).toContain('16 of 16 transitions taken, 13 of 13 states entered')
    expect(passed).toContain('<td>16/16</td>')
    // Steps after a failed one were not run.
    expect(page).toMatch(/\b(?:[1-9]|1[0-5]) of 16 transitions taken/)
    expect(page).toContain('Not taken:')
    const alone = htmlReport([good], '2026-11-20', beside)
    const drawn = Buffer.from(drawing).toString('base64')
    expect(alone).toContain(
      `<img class="drawn" alt="${loginCases.id}, drawn" src="data:image/svg+xml;base64,${drawn}">`,
    )
    expect(page).toContain('Shortest way to what fails')
    expect(page).toContain('Start: strict → Type: text &quot;maria&quot; → Submit → Wait 15 s (patience)')
    expect(htmlReport([good], '2026-11-20')).toContain('all passed')
  })

  it('opens the chart of a failure, and marks its state and its transition in the drawing', () => {
    const failed = bad.results.find(({ ok }) => !ok)
    const step = paths.find(({ id }) => id === failed?.path)?.steps[failed?.steps ?? 0]
    const [transition = ''] = step?.expected.transitions ?? []
    expect(page).toContain('<details open><summary>The chart</summary>')
    expect(htmlReport([good], '2026-11-20')).toContain('<details><summary>The chart</summary>')
    const [, bytes = ''] = /class="drawn"[^>]*base64,([^"]*)"/.exec(page) ?? []
    const svg = Buffer.from(bytes, 'base64').toString()
    const tags = svg.match(/<g [^>]*failed[^>]*>/g) ?? []
    expect(tags).toContain(`<g data-of="${transition}" class="failed">`)
    expect(tags.some((tag) => tag.includes('data-at=') && tag.includes('class="failed small"'))).toBe(true)
    expect(tags.length).toBeLessThan(svg.match(/<g /g)?.length ?? 0)
    expect(svg).toContain('.failed > .box')
    expect(page).toMatch(
      new RegExp(`${transition.replaceAll('|', '\\|')}[^<]*</code> <b class="bad">a path fails here`),
    )
  })

  it('keeps the lines of an error, and tells the verdict of playing it again, as JUnit does', () => {
    const verdict = {
      is: 'flaky',
      text: 'is flaky: failed once, passed 2 of 3 times when played again',
    } as const
    const results = bad.results.map((result) =>
      result.ok ? result : { ...result, differences: ['Expected  - 1\n    at <a>:1'], verdict },
    )
    const run = { ...bad, results }
    const html = htmlReport([run], '2026-11-20')
    expect(html).toContain('<pre>Expected  - 1\n    at &lt;a&gt;:1</pre>')
    expect(html).toContain(`<b>flaky</b>: ${verdict.text}`)
    const xml = junit([run])
    expect(xml).toContain('<property name="verdict" value="flaky"/>')
    expect(xml).toContain(`<property name="played-again" value="${verdict.text}"/>`)
  })

  it('escapes data', () => {
    const cases = { ...loginCases, summary: '<script>alert(1)</script>' }
    expect(htmlReport([{ ...good, cases }], '2026-11-20')).not.toContain('<script>')
  })
})

describe('the run command', () => {
  const host = {
    today: () => '2026-11-20',
    read: () => undefined,
    readAt: () => undefined,
    listAt: () => [],
    browserCharts: () => ['login'],
    screenPaths: () => [],
    screenPathsAt: () => [],
    playInBrowser: () => ({ status: 0, report: undefined }),
    readPicture: () => undefined,
    hasRef: () => false,
    lastTag: () => undefined,
    sources: () => new Map(),
    countCommits: () => undefined,
  }

  it('returns both files, and exits with 1 when a path or the projection fails', () => {
    const answer = understand('run login --junit a.xml --html a.html'.split(' '), [loginCases], host)
    expect(answer).toMatchObject({ code: 0 })
    expect(answer.files?.map((file) => file.path)).toEqual(['a.xml', 'a.html'])
    expect(understand(['run', 'unsound'], [unsound], host).code).toBe(1)
  })
})
