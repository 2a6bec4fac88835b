import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { catalogue } from '../../../machines/index'
import type { FlowCases } from '../../../machines/shared/cases'
import { understand } from '../../../src/paths/cli/args'
import type { Host } from '../../../src/paths/cli/host'
import { explore } from '../../../src/paths/explore/explore'
import { generate } from '../../../src/paths/generate/generate'
import type { Path } from '../../../src/paths/model'
import {
  merged,
  parseRecording,
  recordingFormat,
  type Recording,
  type Trace,
} from '../../../src/paths/run/recording'
import { fieldOf, reasonOf } from '../../../src/paths/run/reason'
import { retrace } from '../../../src/paths/run/retrace'
import { tracesOf } from '../../../src/studio/watch/store'
import { loginDriver } from '../../browser/paths/drivers/login.driver'
import { onScreen } from '../../browser/paths/support/on-screen'
import { loginCases } from './samples/login.sample'
import { talker } from './samples/regions.samples'
import { bareHost } from './support/host'

/** What a studio would have recorded of a path: names of events, and transitions. */
const heard = (cases: FlowCases, { start, steps }: Path): Trace => ({
  chart: cases.machine.id,
  events: [
    { type: 'xstate.init', taken: start.transitions },
    ...steps.map(({ event, expected }) => ({ type: event.type, taken: expected.transitions })),
  ],
})

const transitionsOn = ({ start, steps }: Path) =>
  [start, ...steps.map(({ expected }) => expected)].flatMap(({ transitions }) => transitions)

describe('a path taken by hand', () => {
  it.each(catalogue.map((cases) => [cases.id, cases] as const))('of %s is found again', (_, cases) => {
    const exploration = explore(cases)
    const { paths } = generate(cases, { style: 'random', seed: 3, walks: 2, maxLen: 12 })
    for (const path of paths) {
      const found = retrace(exploration, heard(cases, path))
      expect(found.lost).toBeUndefined()
      expect(found.path && transitionsOn(found.path)).toEqual(transitionsOn(path))
    }
  })

  it('has the failure that was met, not another one that leads the same way', () => {
    const login = catalogue.find(({ id }) => id === 'login')
    if (!login) throw new Error('there is no login')
    const exploration = explore(login)
    const codeOf = (event: object) =>
      (event as { output?: { failure?: { code: string } } }).output?.failure?.code
    const { paths } = generate(login, { goal: 'data', style: 'short' })
    const codes = paths.flatMap((path) => {
      const last = path.steps.at(-1)
      const code = last && codeOf(last.event)
      if (code === undefined) return []
      const { chart, events } = heard(login, path)
      const met = events.map((event, at) => (at === events.length - 1 ? { ...event, reason: code } : event))
      const found = retrace(exploration, { chart, events: met })
      expect(found.guessed).toEqual([])
      expect(codeOf(found.path?.steps.at(-1)?.event ?? {})).toBe(code)
      const odd = met.map((event) => (event.reason === undefined ? event : { ...event, reason: 'other' }))
      expect(retrace(exploration, { chart, events: odd }).guessed).toEqual(['other'])
      return [code]
    })
    expect(codes).toEqual(expect.arrayContaining(['wrong-credentials', 'account-locked']))
  })

  it('tells a failure by its code alone', () => {
    const done = 'xstate.done.actor.signIn'
    const failed = (code: string) => ({ type: done, output: { ok: false, failure: { code } } })
    expect(reasonOf(failed('wrong-credentials'))).toBe('wrong-credentials')
    expect(reasonOf({ type: 'xstate.error.actor.a', error: { code: 'offline' } } as { type: string })).toBe(
      'offline',
    )
    expect(reasonOf(failed('what a player typed'))).toBeUndefined()
    expect(reasonOf({ type: done, output: { code: '482913' } } as { type: string })).toBeUndefined()
    expect(reasonOf({ type: 'TYPE', error: { code: 'a' } } as { type: string })).toBeUndefined()
  })

  it('ends before what no case explains', () => {
    const [path] = generate(loginCases).paths
    if (!path) throw new Error('the sample has no path')
    const { chart, events } = heard(loginCases, path)
    const strange = { type: 'TYPE', taken: ['login.nowhere'] }
    const found = retrace(explore(loginCases), {
      chart,
      events: [...events.slice(0, 3), strange, ...events.slice(3)],
    })
    expect(found.lost).toBe('TYPE')
    expect(found.path?.steps).toHaveLength(
      path.steps.slice(0, 2).filter(({ expected }) => expected.transitions.length > 0).length,
    )
  })

  it('types into each field once, whatever keys were pressed, and nothing that stands there already', () => {
    const login = catalogue.find(({ id }) => id === 'login')
    if (!login) throw new Error('there is no login')
    const editing = 'login.form.attempt.editing'
    const typing = (field: string, times: number) =>
      Array.from({ length: times }, () => ({ type: 'TYPE', taken: [`${editing} | TYPE | 1`], field }))
    const submitting = { type: 'SUBMIT', taken: [`${editing} | SUBMIT | 1 [formComplete]`] }
    const answer = (branch: string) => ({
      type: 'xstate.done.actor.signIn',
      taken: [`login.form.attempt.submitting | done signIn | ${branch}`],
    })
    const prepared = ['login.preparing | done prepare | 0', 'login.form.method.choosing | always | 1']
    const events = [
      { type: 'xstate.init', taken: [] },
      { type: 'xstate.done.actor.prepare', taken: prepared },
      ...typing('username', 7),
      ...typing('password', 10),
      submitting,
      { ...answer('3'), reason: 'account-locked' },
      // Another password: the cases have only one.
      ...typing('password', 1),
      submitting,
      answer('0 [signedIn]'),
    ]
    const { path, lost } = retrace(explore(login), { chart: 'login', events })
    expect(lost).toBeUndefined()
    expect(
      path?.steps.map(({ event }) => [event.type, ...(event.type === 'TYPE' ? [event['field']] : [])]),
    ).toEqual([
      ['xstate.done.actor.prepare'],
      ['TYPE', 'username'],
      ['TYPE', 'password'],
      ['SUBMIT'],
      ['xstate.done.actor.signIn'],
      ['SUBMIT'],
      ['xstate.done.actor.signIn'],
    ])
  })

  it('tells the field that was typed into, never what', () => {
    expect(fieldOf({ type: 'TYPE', field: 'password', value: 'Perya-1234' } as { type: string })).toBe(
      'password',
    )
    expect(fieldOf({ type: 'SEARCH', text: 'gem' } as { type: string })).toBe('')
    expect(fieldOf({ type: 'TYPE', field: 'my own words', value: '' } as { type: string })).toBe('')
    expect(fieldOf({ type: 'SUBMIT' })).toBeUndefined()
  })

  it('leaves out what nothing came of', () => {
    const [path] = generate(loginCases).paths
    if (!path) throw new Error('the sample has no path')
    const { chart, events } = heard(loginCases, path)
    const idle = events.flatMap((event) => [event, { type: 'SUBMIT', taken: [] }])
    expect(retrace(explore(loginCases), { chart, events: idle }).lost).toBeUndefined()
  })
})

const [taken] = generate(loginCases).paths
const recording: Recording = {
  format: recordingFormat,
  charts: {},
  traces: taken ? [heard(loginCases, taken)] : [],
}
const ask = (line: string, text = JSON.stringify(recording), host: Partial<Host> = {}) =>
  understand(line.split(' '), [loginCases, talker], {
    ...bareHost,
    browserCharts: () => [],
    read: (path) => (path === 'a.json' ? text : undefined),
    ...host,
  })

describe('--taken', () => {
  it('generates, plays and exports what somebody did', () => {
    const shown = ask('generate all --taken a.json')
    expect(shown.code).toBe(0)
    expect(shown.out).toContain(`${taken?.id}   starts with`)
    expect(ask('run all --taken a.json').out).toMatch(/login {3}1 path, \d+ steps: all passed/)
    expect(ask('export login --format csv --taken a.json').out).toContain(taken?.id)
    expect(ask('export login --format playwright --taken a.json').out).toContain(taken?.id)
  })

  it('exports with a line on a failure that another one stands for, and on where a path ends', () => {
    const cases = catalogue.find(({ id }) => id === 'login')
    if (!cases) throw new Error('there is no login')
    const paths = generate(cases, { goal: 'data', style: 'short' }).paths
    const path = paths.find(
      ({ steps }) => reasonOf(steps.at(-1)?.event ?? { type: '' }) === 'wrong-credentials',
    )
    if (!path) throw new Error('no path ends with a refusal')
    const { chart, events } = heard(cases, path)
    const odd = [
      ...events.map((event, at) => (at === events.length - 1 ? { ...event, reason: 'new-refusal' } : event)),
      { type: 'JUMP', taken: ['login.nowhere'] },
    ]
    const text = JSON.stringify({ ...recording, traces: [{ chart, events: odd }] })
    const exportAs = (format: string, host: Partial<Host> = {}) =>
      understand(['export', 'login', '--format', format, '--taken', 'a.json'], [cases], {
        ...bareHost,
        browserCharts: () => [],
        read: (name) => (name === 'a.json' ? text : undefined),
        ...host,
      })
    const lines = (id: string, why: string) =>
      [
        `${id}: ends before "JUMP", ${why}`,
        `${id}: has another failure in the place of "new-refusal", which no case of the chart has`,
      ].join('\n')
    expect(exportAs('markdown').note).toBe(lines(path.id, 'which no case of the chart explains'))
    // On a screen, the driver's side says it.
    const folder = mkdtempSync(join(tmpdir(), 'taken-'))
    const file = join(folder, 'a.json')
    writeFileSync(file, text)
    vi.stubEnv('PATHS_TAKEN', file)
    const shown = onScreen(loginDriver)
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
    const [one] = shown.paths
    expect(exportAs('markdown', { browserCharts: () => ['login'], screenPaths: () => [shown] }).note).toBe(
      lines(one?.path.id ?? '', 'which no case of the chart explains or the screen cannot do'),
    )
    const whole = JSON.stringify({ ...recording, traces: [heard(cases, path)] })
    expect(exportAs('markdown', { read: () => whole }).note).toBeUndefined()
  })

  it('hands the recording to those who know the screens', () => {
    const asked: unknown[] = []
    ask('export login --format csv --taken a.json', undefined, {
      browserCharts: () => ['login'],
      screenPaths: (_, selection) => {
        asked.push(selection?.taken)
        return []
      },
    })
    ask('run login --browser --taken a.json', undefined, {
      browserCharts: () => ['login'],
      playInBrowser: ({ taken: file }) => {
        asked.push(file)
        return { status: 0, report: '{}' }
      },
    })
    expect(asked).toEqual(['a.json', 'a.json'])
  })

  it('says where a path ends, and refuses what it cannot use', () => {
    const events = [...(recording.traces?.[0]?.events ?? []).slice(0, 2), { type: 'JUMP', taken: ['x'] }]
    const odd = JSON.stringify({ ...recording, traces: [{ chart: 'login', events }] })
    expect(ask('generate login --taken a.json', odd).out).toContain(
      'ends before "JUMP", which no case of the chart explains',
    )
    const counts = JSON.stringify({ format: recordingFormat, charts: {} })
    expect(ask('generate login --taken a.json', counts).out).toContain(
      'does not say in which order things happened',
    )
    expect(ask('generate login --taken b.json').out).toBe('There is no file "b.json".')
    expect(ask('generate login --taken a.json --style short').out).toContain(
      '"--style" is about generated paths',
    )
    const broken = { ...recording, traces: [{ chart: 'login', events: [{ type: 1 }] }] }
    expect(parseRecording(JSON.stringify(broken))).toBeUndefined()
    expect(merged([recording, recording]).traces).toHaveLength(2)
  })
})

it('the studio keeps what began while it watched, and whole', () => {
  const entry = (number: number, session: string, event: string) => {
    return { number, at: number, session, chart: 'login', event, carries: '', taken: [`t${number}`] }
  }
  const log = [
    entry(1, 'old', 'xstate.init'),
    entry(2, 'cut', 'TYPE'),
    entry(3, 'a', 'xstate.init'),
    entry(4, 'old', 'TYPE'),
    { ...entry(5, 'a', 'TYPE'), field: 'username' },
    { ...entry(6, 'a', 'xstate.done.actor.signIn'), reason: 'offline' },
  ]
  expect(tracesOf({ log }, 2)).toEqual([
    {
      chart: 'login',
      events: [
        { type: 'xstate.init', taken: ['t3'] },
        { type: 'TYPE', taken: ['t5'], field: 'username' },
        { type: 'xstate.done.actor.signIn', taken: ['t6'], reason: 'offline' },
      ],
    },
  ])
})

it('the studio leaves out what was stopped before anything happened, and what a chart did before it began again', () => {
  const entry = (number: number, session: string, event: string) => {
    return { number, at: number, session, chart: 'login', event, carries: '', taken: [`t${number}`] }
  }
  const log = [
    entry(1, 'a', 'xstate.init'),
    entry(2, 'a', 'xstate.stop'),
    entry(3, 'a', 'xstate.init'),
    entry(4, 'a', 'SUBMIT'),
    entry(5, 'left', 'xstate.init'),
    entry(6, 'left', 'xstate.stop'),
    entry(7, 'open', 'xstate.init'),
  ]
  expect(tracesOf({ log }, 0).map(({ events }) => events.map(({ type, taken }) => [type, ...taken]))).toEqual(
    [
      [
        ['xstate.init', 't3'],
        ['SUBMIT', 't4'],
      ],
      [['xstate.init', 't7']],
    ],
  )
})
