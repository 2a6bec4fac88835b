import { createActor } from 'xstate'
import { describe, expect, it } from 'vitest'
import { createRecorder, definitionOf, generate, merged, parseRecording } from '../../../src/paths'
import { understand } from '../../../src/paths/cli/args'
import { recordedCoverage } from '../../../src/paths/cover/coverage-with'
import { compareFlows } from '../../../src/paths/diff/compare'
import { documentOf, documentText } from '../../../src/paths/export/document'
import type { Host } from '../../../src/paths/cli/host'
import { loginCases } from './samples/login.sample'
import { rivals, tie } from './samples/regions.samples'
import { bareHost } from './support/host'

const login = documentOf(loginCases)
const silent: Host = {
  ...bareHost,
  hasRef: (ref) => ref === 'v1',
  countCommits: (ref) => (ref === 'v1' ? 3 : undefined),
}

describe('changes since a snapshot', () => {
  it('are empty when nothing changed', () => {
    const same = compareFlows('login', login, documentOf({ ...loginCases }))
    expect(same.kind).toBe('same')
    expect(same.paths).toMatchObject({ fresh: [], changed: [], obsolete: [], untouched: login.short.length })
  })

  it('show a new case and only its paths', () => {
    const events = { ...loginCases.events, TYPE: [{ text: 'maria' }, { text: ' ' }, { text: 'jose' }] }
    const now = documentOf({ ...loginCases, events, project: ({ context }) => context })
    expect(compareFlows('login', login, now).transitions).toEqual({ added: [], removed: [], changed: [] })
  })

  it('show a changed delay: the same paths with different expectations or events', () => {
    const machine = loginCases.machine.provide({ actions: { notify: () => {} }, delays: { patience: 9_000 } })
    const difference = compareFlows('login', login, documentOf({ ...loginCases, machine }))
    expect(difference.kind).toBe('changed')
    expect(difference.states).toEqual({ added: [], removed: [], changed: [] })
    const steps = difference.paths.fresh.concat(difference.paths.changed).flatMap((path) => path.steps)
    expect(steps).toContain('Wait 9 s (patience)')
    expect(difference.paths.untouched).toBeGreaterThan(0)
  })

  it('show an added transition with the path to test', () => {
    const before = {
      ...login,
      transitions: login.transitions.filter((it) => !it.id.includes('CANCEL')),
      short: login.short.filter((path) => !path.goals.some((goal) => goal.includes('CANCEL'))),
    }
    const difference = compareFlows('login', before, login)
    expect(difference.transitions.added).toEqual(['login.screen.form.sending | CANCEL | 0'])
    expect(difference.paths.fresh.map((path) => path.steps.at(-1))).toEqual(['Cancel'])
    const back = compareFlows('login', login, before)
    expect(back.transitions.removed).toHaveLength(1)
    expect(back.paths.obsolete).toHaveLength(1)
  })

  it('print added, removed, changed, gone and new', () => {
    const then = documentText({ ...login, states: login.states.slice(1), summary: 'Then' })
    const host: Host = {
      ...silent,
      readAt: (_, path) => (path === 'docs/flows/rivals.json' ? undefined : then),
      listAt: () => ['login.json', 'ghost.json', 'README.md'],
    }
    const { out, code } = understand(['diff', '--since', 'v1'], [loginCases, rivals], host)
    expect(code).toBe(0)
    expect(out).toContain('login: 16 paths to test (0 new, 16 changed), 0 obsolete')
    expect(out).toContain('    + state login')
    expect(out).toContain('rivals: a new chart:')
    expect(out).toContain('ghost: the chart is gone')
  })

  it('tolerate a file that is not a snapshot', () => {
    const host: Host = { ...silent, readAt: () => '[1, 2' }
    expect(understand(['diff', '--since', 'v1'], [rivals], host).out).toContain('rivals: a new chart')
  })
})

describe('recordings', () => {
  function played(): ReturnType<typeof createRecorder> {
    const recorder = createRecorder()
    const actor = createActor(rivals.machine, { inspect: recorder.inspect })
    actor.start()
    for (const type of ['STOP', 'GO', 'STOP']) actor.send({ type })
    actor.stop()
    return recorder
  }

  it('count what an app took, by the ids of the chart', () => {
    expect(played().recording().charts['rivals']?.transitions).toEqual({
      'rivals.on.left | STOP | 0': 2,
      'rivals.one | GO | 0': 1,
    })
  })

  it('include the initial state', () => {
    const recorder = createRecorder()
    createActor(rivals.machine, { inspect: recorder.inspect }).start()
    expect(Object.keys(recorder.recording().charts['rivals']?.states ?? {})).toEqual([
      'rivals.on',
      'rivals.on.left',
      'rivals.on.right',
    ])
  })

  it('survive serialisation, and merge', () => {
    const recording = played().recording()
    const read = parseRecording(JSON.stringify(recording))
    expect(read).toEqual(recording)
    const both = merged([recording, recording])
    expect(both.charts['rivals']?.transitions['rivals.one | GO | 0']).toBe(2)
    for (const text of [
      '',
      '{}',
      '[]',
      '{"format":"perya-paths-recording-1","charts":{"a":{"states":{"x":-1}}}}',
    ]) {
      expect(parseRecording(text)).toBeUndefined()
    }
  })

  it('are measured against the chart: what was not taken, and what the chart does not have', () => {
    const recording = played().recording()
    const { transitions, missing } = recordedCoverage(rivals, recording)
    expect(transitions).toEqual({ covered: 2, total: definitionOf(rivals.machine).transitions.size })
    expect(missing).toEqual(['rivals.two', 'rivals.on.right | STOP | 0', 'rivals.two | GO | 0'])
    const strange = merged([
      recording,
      { format: recording.format, charts: { rivals: { states: { 'rivals.three': 1 }, transitions: {} } } },
    ])
    expect(recordedCoverage(rivals, strange).strange).toEqual(['rivals.three'])
  })

  it('are read by `coverage --with`, several at once', () => {
    const host = (files: Record<string, string>): Host => ({ ...silent, read: (path) => files[path] })
    const files = { 'a.json': JSON.stringify(played().recording()), 'b.json': '{}' }
    const ask = (line: string) => understand(line.split(' '), [rivals, tie], host(files))
    const { out, code } = ask('coverage --with a.json --with a.json')
    expect(code).toBe(1)
    expect(out).toContain('rivals  states 4/5')
    expect(out).toContain('    not taken `rivals.two | GO | 0`')
    expect(out).toContain('tie     not recorded')
    expect(ask('coverage --with b.json')).toMatchObject({
      code: 2,
      out: '"b.json" is not a recording of paths taken.',
    })
  })

  it('hold no data, and ignore actors that are not charts', () => {
    const recorder = createRecorder()
    recorder.inspect({ type: '@xstate.microstep', actorRef: {} } as never)
    expect(recorder.recording().charts).toEqual({})
    expect(JSON.stringify(played().recording())).not.toContain('context')
    const again = played()
    again.clear()
    expect(again.recording().charts).toEqual({})
  })

  it('agree with the generator', () => {
    const machine = tie.machine
    const ids = new Set(
      generate(tie).paths.flatMap((path) => path.steps.flatMap((step) => step.expected.transitions)),
    )
    expect([...ids].sort()).toEqual([...definitionOf(machine).transitions.keys()].sort())
  })
})
