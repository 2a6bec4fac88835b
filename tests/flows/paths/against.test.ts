import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { FlowCases } from '../../../machines/shared/cases'
import { understand } from '../../../src/paths/cli/args'
import type { BrowserOptions, Host } from '../../../src/paths/cli/host'
import { judge, withCasesNow } from '../../../src/paths/against/promised'
import { generate } from '../../../src/paths/generate/generate'
import type { Step } from '../../../src/paths/model'
import { contrast } from '../../../src/paths/against/sentences'
import { documentOf, documentText } from '../../../src/paths/export/document'
import { graphOf, reach } from '../../../src/tools/lib/graph'
import { filesUnder, readSource } from '../../../src/tools/lib/source'
import { inRoot } from '../../../src/tools/lib/root.mjs'
import '../../../src/paths/perya/project'
import { loginCases } from './samples/login.sample'
import { fourteen, type SourceFault } from './support/fourteen'
import { bareHost } from './support/host'

/** Copies of the charts with faults, loaded alongside the good ones. */
const folder = inRoot('.cache/faults')
const committed = (chart: string) => readFileSync(inRoot(`docs/flows/${chart}.json`), 'utf8')
const sources = new Map(
  filesUnder('machines')
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path, readSource(path).text]),
)
const imports = graphOf([...sources].map(([path, text]) => ({ path, text })))

/** The previous charts: the committed files and sources. */
const then: Partial<Host> = {
  hasRef: () => true,
  readAt: (_, path) => committed(path.replace(/^docs\/flows\/(.+)\.json$/, '$1')),
}

const ask = (line: string, charts: readonly FlowCases[], host: Partial<Host> = {}) =>
  understand(line.split(' '), charts, { ...bareHost, ...then, ...host })

/** A chart's cases from sources with a fault in them. */
async function faulty(
  fault: SourceFault,
  at: string,
): Promise<{ cases: FlowCases; now: Map<string, string> }> {
  const path = `machines/${fault.file}`
  const text = sources.get(path) ?? ''
  expect(text.split(fault.from)).toHaveLength(2)
  const now = new Map(sources).set(path, text.replace(fault.from, fault.to))
  const start = `machines/${fault.chart}/${fault.chart}.cases.ts`
  for (const needed of reach(imports, [start], false)) {
    const target = join(folder, at, needed)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, now.get(needed) ?? '')
  }
  const file = join(folder, at, start)
  const made = Object.values((await import(/* @vite-ignore */ file)) as Record<string, FlowCases>)
  const cases = made.find(({ id }) => id === fault.chart)
  if (!cases) throw new Error(`no cases in ${file}`)
  return { cases, now }
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('fourteen faults made by hand', () => {
  it('are of six kinds, two on each of seven charts', () => {
    expect(new Set(fourteen.map(({ kind }) => kind)).size).toBe(6)
    const counts = fourteen.map(({ chart }) => fourteen.filter((it) => it.chart === chart).length)
    expect(counts).toEqual(fourteen.map(() => 2))
  })

  it.each(fourteen.map((fault, i) => [`${fault.kind} in ${fault.chart}`, fault, String(i)] as const))(
    '%s is named by `run --against` and by `diff`',
    async (_, fault, at) => {
      const { cases, now } = await faulty(fault, at)
      const run = ask('run --against main', [cases])
      expect(run.out).toMatch(/of \d+ committed paths? no longer holds?/)
      expect(run.code).toBe(1)
      const diff = ask('diff --since main', [cases], {
        sources: (ref) => (ref === undefined ? now : sources),
      })
      expect(diff.out).toContain(fault.named)
      expect(diff.out).toMatch(/ {4}(Test again|Obsolete):/)
    },
  )
})

describe('`run --against`', () => {
  const document = documentText(documentOf(loginCases))
  const before = { readAt: () => document, hasRef: (ref: string) => ref !== 'yesterday' }

  it('says that all holds where nothing has changed, for every chart', async () => {
    const { catalogue } = await import('../../../machines/index')
    const { out, code } = ask('run --against', catalogue)
    expect(out.split('\n').filter((line) => !/committed paths?: all still hold$/.test(line))).toEqual([])
    expect(code).toBe(0)
  })

  it('tells step and both sentences, goes on after a changed wait, and tells each difference once', () => {
    const machine = loginCases.machine.provide({ actions: { notify: () => {} }, delays: { patience: 9_000 } })
    const { out, code } = ask('run --against v1', [{ ...loginCases, machine }], before)
    expect(code).toBe(1)
    expect(out).toContain('then waits 15 s\n        now waits 9 s')
    expect(out.split('then waits 15 s')).toHaveLength(2)
  })

  it('takes the last tag, or main, where no ref is given', () => {
    const asked: string[] = []
    const readAt = (ref: string) => void asked.push(ref)
    ask('run --against', [loginCases], { readAt, lastTag: () => 'v7' })
    ask('run --against', [loginCases], { readAt })
    expect(asked).toEqual(['v7', 'main'])
  })

  it('says what is new, and what it does not take', () => {
    expect(ask('run --against main', [loginCases], { readAt: () => undefined })).toEqual({
      out: 'login  nothing committed at main',
      code: 0,
      files: [],
    })
    expect(ask('run --against yesterday', [loginCases], before).out).toBe(
      'Git knows no "yesterday"; give a commit, a tag or a branch.',
    )
    expect(ask('run --against main --goal states', [loginCases], before).out).toContain(
      'it takes no "--goal"',
    )
    expect(ask('run --against main --html a.html', [loginCases], before).out).toContain(
      'without "--browser" it takes no "--html"',
    )
  })

  describe('in a browser', () => {
    const { paths } = generate(loginCases)
    const screen = {
      chart: 'login',
      ids: '',
      leftOut: [],
      paths: paths.map((path) => ({ path, atOnce: [] })),
    }

    it('plays what screens could do at that ref, with what they promised', () => {
      const asked: BrowserOptions[] = []
      const host: Partial<Host> = {
        ...before,
        screenPathsAt: (ref, charts) => (ref === 'v1' && charts.join() === 'login' ? [screen] : undefined),
        playInBrowser: (options) => {
          asked.push(options)
          return { status: 0, report: '{"suites":[]}' }
        },
      }
      ask('run --against v1 --browser', [loginCases], host)
      expect(asked[0]?.promised?.map(({ chart, document: { chart: then } }) => [chart, then])).toEqual([
        ['login', 'login'],
      ])
      expect(asked[0]?.promised?.[0]?.paths.map(({ path }) => path.id)).toEqual(paths.map(({ id }) => id))
      const empty = { ...host, screenPathsAt: () => [] }
      expect(ask('run --against v1 --browser', [loginCases], empty).out).toBe(
        'Nothing was played.\nNot played: login, as its screen had no paths then',
      )
      expect(ask('run --against v2 --browser', [loginCases], host)).toEqual({
        code: 2,
        out: 'The paths of "v2" cannot be made with what it has; try a later one.',
      })
      for (const other of ['--screens', '--budget 10m', '--goal states'])
        expect(ask(`run --against v1 --browser ${other}`, [loginCases], host).out).toContain(
          `it takes no "${other.split(' ')[0]}"`,
        )
    })

    it('tells both sentences of the first step that differs, and finds answers where the cases have moved them', () => {
      const [path] = paths
      if (!path) throw new Error('login has no path')
      const promised = { chart: 'login', paths: screen.paths, document: documentOf(loginCases) }
      const start = { ...(path.steps[0] as Step), expected: path.start }
      const same = judge(loginCases, promised, path)
      expect(same(0, [start])).toEqual([])
      for (const [at, step] of path.steps.entries()) expect(same(at + 1, [step])).toEqual([])
      const [, second] = path.steps
      const elsewhere = judge(loginCases, promised, path)
      elsewhere(0, [start])
      const lines = elsewhere(1, [{ ...(second as Step), expected: path.start }])
      expect(lines[0]).toMatch(/^then at /)
      expect(lines[1]).toMatch(/^now at /)
      const at = path.steps.findIndex(({ kind }) => kind === 'outcome')
      const { actorId = '', event } = path.steps[at] as Step
      const how = event.type.startsWith('xstate.done.') ? 'done' : 'error'
      const old = loginCases.outcomes[actorId]
      const moved = {
        ...loginCases.outcomes,
        [actorId]: { ...old, [how]: ['another', ...(old?.[how] ?? [])] },
      }
      const gone = { ...loginCases.outcomes, [actorId]: { ...old, [how]: [] } }
      const now = (outcomes: FlowCases['outcomes']) =>
        withCasesNow({ ...loginCases, outcomes }, path).steps[at]?.caseIndex
      expect([now(moved), now(gone)]).toEqual([(path.steps[at]?.caseIndex ?? 0) + 1, -1])
    })
  })

  it('writes JUnit: one test per committed path', () => {
    const { files } = ask('run --against main --junit a.xml', [{ ...loginCases, inputs: {} }], before)
    expect(files?.[0]?.text).toMatch(/<failure message="0. Start: \w+">there is no longer a start/)
  })

  it('tells data that a step left alone from data that became nothing', () => {
    const speech = { chart: 'a', states: new Map(), transitions: new Map() }
    const sight = { at: 'a', takes: [] }
    expect(
      contrast(
        { ...sight, changes: { name: null, remember: false } },
        { ...sight, changes: { name: 'mika', words: [] } },
        speech,
        speech,
      ),
    ).toEqual([
      'data.name: expected null, got "mika"',
      'data.remember: then became false, now stays as it was',
      'data.words: then stayed as it was, now becomes []',
    ])
  })
})
