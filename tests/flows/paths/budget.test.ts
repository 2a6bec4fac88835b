import { describe, expect, it } from 'vitest'
import type { FlowCases } from '../../../machines/shared/cases'
import { choose, secondsOf, type Pace } from '../../../src/paths/budget/choose'
import { timeText } from '../../../src/paths/budget/command'
import { understand } from '../../../src/paths/cli/args'
import type { BrowserOptions, Host } from '../../../src/paths/cli/host'
import { documentOf, documentText } from '../../../src/paths/export/document'
import { generate } from '../../../src/paths/generate/generate'
import { passesIn, type Walk } from '../../../src/paths/results/walked'
import { loginCases } from './samples/login.sample'
import { talker } from './samples/regions.samples'
import { bareHost } from './support/host'

const pace: Pace = { path: 10, step: 1 }
const poolOf = (cases: FlowCases, weight: (id: string) => number = () => 1) => ({
  cases,
  paths: generate(cases, { style: 'short' }).paths,
  weight,
})

const ask = (line: string, host: Partial<Host> = {}, charts: readonly FlowCases[] = [loginCases, talker]) =>
  understand(line.split(' '), charts, { ...bareHost, browserCharts: () => [], ...host })

const planned = (line: string, host: Partial<Host> = {}, charts?: readonly FlowCases[]) =>
  JSON.parse(ask(`${line} --json`, host, charts).out) as {
    seconds: number
    paths: { chart: string; id: string }[]
    left: { chart: string; id: string; weight: number }[]
    total: number
  }

describe('the best paths for a time', () => {
  it('never take longer than there is, and with enough time leave nothing', () => {
    const pools = [poolOf(loginCases), poolOf(talker)]
    for (const budget of [0, 11, 25, 60, 200]) {
      const { seconds, paths } = choose(pools, budget, pace)
      expect(seconds).toBeLessThanOrEqual(budget)
      expect(seconds).toBeCloseTo(paths.reduce((sum, path) => sum + secondsOf(path, pace), 0))
    }
    const all = choose(pools, Infinity, pace)
    expect(all.left).toEqual([])
    // Steps covered by one path are no reason to play another.
    expect(all.paths.length).toBeLessThan(pools.flatMap(({ paths }) => paths).length)
  })

  it('pass what counts most, and name what is left by its weight', () => {
    const heavy = poolOf(loginCases).paths.at(-1)?.steps.at(-1)?.expected.transitions[0] ?? ''
    const { paths, left } = choose([poolOf(loginCases, (id) => (id === heavy ? 100 : 1))], 20, pace)
    expect(paths[0]?.steps.flatMap(({ expected }) => expected.transitions)).toContain(heavy)
    expect(left.length).toBeGreaterThan(0)
    const weights = left.map(({ weight }) => weight)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })
})

describe('the time in browsers', () => {
  const pools = [poolOf(loginCases)]

  it('has a start, is shared by those side by side, and is no shorter than the longest path', () => {
    const each: Pace = { ...pace, start: 25 }
    const alone = choose(pools, Infinity, each)
    const own = alone.paths.map((path) => secondsOf(path, each))
    const sum = own.reduce((all, one) => all + one, 0)
    expect(alone.seconds).toBeCloseTo(25 + sum)
    expect(choose(pools, Infinity, { ...each, workers: 2 }).seconds).toBeCloseTo(
      25 + Math.max(sum / 2, ...own),
    )
    expect(choose(pools, Infinity, { ...each, workers: 99 }).seconds).toBeCloseTo(25 + Math.max(...own))
    expect(choose(pools, 25, each)).toMatchObject({ paths: [], seconds: 0 })
  })

  it('counts each path as often as it is played', () => {
    const twice: Pace = { ...pace, times: () => 2 }
    const once = choose(pools, 40, pace)
    expect(choose(pools, 80, twice).paths).toEqual(once.paths)
    expect(choose(pools, 40, twice).paths.length).toBeLessThan(once.paths.length)
    expect(choose(pools, Infinity, twice).seconds).toBeCloseTo(choose(pools, Infinity, pace).seconds * 2)
  })
})

describe('plan --budget', () => {
  it('puts charts with a risk first', () => {
    const risky = { ...talker, risk: 'high' as const }
    expect(planned('plan --budget 2m', {}, [loginCases, risky]).paths[0]?.chart).toBe('talker')
  })

  it('counts what people do often', () => {
    const { id } = planned('plan --budget 1h').left[0] ?? planned('plan --budget 80s').left[0] ?? { id: '' }
    const recording = {
      format: 'perya-paths-recording-1',
      charts: { login: { states: {}, transitions: { [id]: 999 } } },
    }
    const read = () => JSON.stringify(recording)
    const weighed = planned('plan --budget 1s --with a.json', { read })
    expect(weighed.left[0]).toMatchObject({ id, weight: 1 + Math.log2(1000) })
  })

  it('counts what has changed since a git ref, and all of a chart that is new', () => {
    const old = documentText(documentOf(loginCases))
    const moved = '"targets":["login.screen.help"]'
    expect(old).toContain(moved)
    const before = old.replace(moved, '"targets":["login.screen.form"]')
    const readAt = (_: string, path: string) => (path.endsWith('login.json') ? before : undefined)
    const { left } = planned('plan --budget 1s --since v1', { hasRef: () => true, readAt })
    const heavy = left.filter(({ weight }) => weight === 5)
    expect(heavy.filter(({ chart }) => chart === 'login').map(({ id }) => id)).toEqual([
      'login.screen.form | HELP | 0',
    ])
    expect(left.filter(({ chart, weight }) => chart === 'talker' && weight !== 5)).toEqual([])
    expect(ask('plan --budget 1s --since v9').out).toContain('Git knows no "v9"')
  })

  it('says how long it takes and what it leaves', () => {
    const { out, code } = ask('plan --budget 5m')
    expect(code).toBe(0)
    expect(out).toMatch(/^\d of \d paths in about \d+ (?:s|min) by hand, best first:\n/)
    expect(out).toMatch(/Left untested: \d+ of \d+ states and transitions, the weightiest first:/)
    expect(ask('plan --budget 9h').out).toMatch(/All \d+ states and transitions of these paths are passed\.$/)
    expect([20, 600, 7200, 7500].map(timeText)).toEqual(['20 s', '10 min', '2 h', '2 h 5 min'])
  })

  it('refuses what it cannot use', () => {
    expect(ask('plan').out).toBe('Say how much time there is: plan --budget 2h.')
    expect(ask('plan --budget soon').out).toBe(
      '"soon" is not a time; write it like --budget 90s, --budget 10m or --budget 2h.',
    )
    expect(ask('run login --budget 1m').out).toContain('say "--browser" too')
    expect(ask('export login --budget 1m').out).toContain('say "--format markdown", for example')
    expect(ask('export login --format csv --with a.json').out).toContain('say "--budget 2h" too')
    expect(ask('run login --browser --shard 5/4').out).toContain('write it like --shard 1/4')
    expect(ask('run login --workers 2').out).toContain('say "--browser" too')
  })
})

it('a script for the time there is has only the best paths', () => {
  const whole = ask('export login --format csv')
  const { out, note } = ask('export login --format csv --budget 3m')
  expect(out.length).toBeLessThan(whole.out.length)
  expect(note).toContain('Left untested')
})

const walked = (ok: boolean, path: Walk['path'], attachments: object[] = []) => {
  const walk: Walk = { path, steps: 0, taken: { states: {}, transitions: {} }, pictures: [] }
  const body = Buffer.from(JSON.stringify(walk)).toString('base64')
  return {
    title: path.id,
    tests: [
      {
        results: [
          {
            status: ok ? 'passed' : 'failed',
            errors: ok ? [] : [{ message: 'it did not' }],
            attachments: [{ name: 'walk', body }, ...attachments],
          },
        ],
      },
    ],
  }
}

describe('a run in a browser', () => {
  const { paths } = generate(loginCases)
  const [first] = paths
  if (!first) throw new Error('the sample has no path')
  const onScreen = {
    chart: 'login',
    ids: '',
    leftOut: [],
    paths: generate(loginCases, { style: 'short' }).paths.map((path) => ({ path, atOnce: [] })),
  }

  /** Plays with a host that reports these runs in order. */
  function play(line: string, ...runs: object[][]) {
    const asked: BrowserOptions[] = []
    const { out, code, files } = ask(line, {
      browserCharts: () => ['login'],
      screenPaths: () => [{ ...onScreen, players: ['a', 'b', 'c'] }],
      playInBrowser: (options) => {
        asked.push(options)
        return { status: 1, report: JSON.stringify({ specs: runs[asked.length - 1] ?? [] }) }
      },
      readPicture: () => 'cGljdHVyZQ==',
    })
    return { out, code, files, asked }
  }

  it('plays the paths that fit, by so many browsers, in parts', () => {
    const { asked, out } = play('run login --browser --budget 28s --workers 1 --shard 2/3', [
      walked(true, first),
    ])
    expect(asked[0]).toMatchObject({ workers: 1, shard: '2/3' })
    expect(asked[0]?.only?.length).toBe(1)
    expect(out).toContain('Left untested')
    // With three people, each takes three times as long.
    const ask1 = 'run login --browser --budget 50s --workers 1'
    const as3 = play(`${ask1} --vary people`).asked[0]?.only?.length ?? 0
    expect(play(ask1).asked[0]?.only?.length).toBeGreaterThan(as3)
    expect(play('run login --browser --budget 28s --workers 1 --vary languages').out).toBe(
      'No path fits into that time.',
    )
    expect(play('run login --browser --budget 1s --workers 1').out).toBe('No path fits into that time.')
  })

  it('plays what failed again, and tells flaky from broken; failed it stays', () => {
    const again = (...results: boolean[]) => results.map((ok) => walked(ok, first))
    const flaky = play('run login --browser --retry-report', [walked(false, first)], again(true, false, true))
    expect(flaky.asked[1]).toMatchObject({ only: [first.id], times: 3 })
    expect(flaky.out).toContain(`${first.id} is flaky: failed once, passed 2 of 3 times when played again`)
    expect(flaky.code).toBe(1)
    const broken = play(
      'run login --browser --retry-report',
      [walked(false, first)],
      again(false, false, false),
    )
    expect(broken.out).toContain(`${first.id} is broken: passed 0 of 3 times when played again`)
    expect(play('run login --browser --retry-report', [walked(true, first)]).asked).toHaveLength(1)
    expect(passesIn(JSON.stringify({ specs: again(true, false) })).get(first.id)).toEqual({
      passed: 1,
      played: 2,
    })
  })

  it('is written for an import into Xray, with what a failed run left', () => {
    const left = [{ name: 'screenshot', path: `${process.cwd()}/left/shot.png` }]
    const { files = [] } = play('run login --browser --xray x.json', [walked(false, first, left)])
    const { tests } = JSON.parse(files[0]?.text ?? '{}') as { tests: object[] }
    expect(tests).toMatchObject([
      {
        testInfo: { type: 'Generic', definition: `login/${first.id}` },
        status: 'FAILED',
        evidence: [{ filename: 'shot.png', contentType: 'image/png', data: 'cGljdHVyZQ==' }],
      },
    ])
    const passed = play('run login --browser --xray x.json', [walked(true, first)]).files?.[0]?.text ?? ''
    expect(JSON.parse(passed)).toMatchObject({ tests: [{ status: 'PASSED' }] })
    expect(passed).not.toContain('comment')
  })

  it('leaves evidence: one sentence, the screen, a trace, and the chart with the place marked', () => {
    const left = ['shot.png', 'trace.zip'].map((path) => ({ name: path, path: `${process.cwd()}/${path}` }))
    const { out, files = [] } = play('run login --browser --junit a.xml --html a.html', [
      walked(false, first, left),
    ])
    expect(out).toContain(`After “${first.steps[0]?.label}” this was expected: “`)
    expect(out).toContain('see trace.zip')
    const [xml = '', html = ''] = files.map(({ text }) => text)
    expect(xml).toContain('<system-out>[[ATTACHMENT|shot.png]]\n[[ATTACHMENT|trace.zip]]</system-out>')
    expect(xml).toContain('<property name="testrail_attachment" value="trace.zip"/>')
    expect(html).toContain('src="data:image/png;base64,cGljdHVyZQ=="')
    expect(html).toContain('a path fails here')
  })
})
