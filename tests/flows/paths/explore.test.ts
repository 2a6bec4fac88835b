import { createActor, createMachine } from 'xstate'
import { describe, expect, it } from 'vitest'
import { coverage, definitionOf, explore, generate, randomWalk, replayHeadless } from '../../../src/paths'
import type { Path } from '../../../src/paths'
import { casesOf } from './samples/cases'
import { loginCases, loginSample } from './samples/login.sample'
import { boss, debounced, rivals, talker, tie } from './samples/regions.samples'

const today = '2026-11-20'
const good = [loginCases, talker, tie, debounced, boss]

describe('the definition of a chart', () => {
  it('names every state and transition readably', () => {
    const { states, transitions } = definitionOf(loginSample)
    expect([...states.keys()]).toContain('login.screen.form.last')
    expect([...transitions.keys()]).toEqual(
      expect.arrayContaining([
        'login.screen | finished | 0',
        'login.screen.form.editing | SUBMIT | 0 [isEmpty]',
        'login.screen.form.editing | SUBMIT | 1',
        'login.screen.form.sending | done call | 0',
        'login.screen.form.sending | error call | 0',
        'login.screen.form.sending | after patience | 0',
        'login.screen.form.judging | always | 0 [tooManyTries]',
      ]),
    )
    expect([states.size, transitions.size]).toEqual([13, 16])
  })

  it('relies on xstate reporting transitions as the objects of the definition', () => {
    const seen: unknown[] = []
    const actor = createActor(rivals.machine, {
      inspect: (event) => {
        if (event.type === '@xstate.microstep') seen.push(...event._transitions)
      },
    })
    actor.start()
    actor.send({ type: 'STOP' })
    expect(seen.map(definitionOf(rivals.machine).idOf)).toContain('rivals.on.left | STOP | 0')
  })
})

describe.each(good.map((cases) => [cases.id, cases] as const))('sample %s', (_, cases) => {
  it('is fully covered, without problems', () => {
    const { states, transitions, missing, problems } = coverage(cases, { today })
    expect({ missing, problems }).toEqual({ missing: [], problems: [] })
    expect([states.covered, transitions.covered]).toEqual([states.total, transitions.total])
  })

  it.each(['few', 'short'] as const)('has %s paths that run on a real actor', (style) => {
    const { paths, problems } = generate(cases, { style })
    expect(problems).toEqual([])
    expect(paths.map((path) => replayHeadless(cases, path)).filter((result) => !result.ok)).toEqual([])
    const covered = new Set(
      paths
        .flatMap((path) => [path.start, ...path.steps.map((step) => step.expected)])
        .flatMap((it) => it.transitions),
    )
    expect(covered.size).toBe(definitionOf(cases.machine).transitions.size)
  })

  it('survives random walks, deterministic per seed', () => {
    const walk = (seed: number) => randomWalk(cases, { seed, steps: 50 })
    const all = Array.from({ length: 100 }, (_, seed) => walk(seed))
    expect(all.filter((it) => it.problem)).toEqual([])
    expect(walk(7)).toEqual(all[7])
  })
})

describe('the explorer', () => {
  it('fires only the earliest timer, and either of two due together', () => {
    const firsts = [...explore(tie).vertices.values()].map((it) => it.situation.chart?.context['first'])
    expect(new Set(firsts)).toEqual(new Set([undefined, '', 'left', 'right']))
  })

  it('ignores the exact time a timer has left', () => {
    expect(explore(debounced).vertices.size).toBeLessThan(8)
  })

  it('knows spawned actors until they answer or are stopped', () => {
    const spawned = [...explore(boss).vertices.values()].map(({ situation }) => {
      return Object.keys(situation.chart?.children ?? {}).join()
    })
    expect(new Set(spawned)).toEqual(new Set(['', 'helper']))
  })

  it('names combined guards', () => {
    const ids = [...definitionOf(boss.machine).transitions.keys()]
    expect(ids).toContain('boss.office.desk | HIRE | 0 [not(hasHelper)]')
    expect(ids).toContain('boss.office | ring.* | 0')
  })

  it('stops a chart in an endless automatic loop, and reports it', () => {
    const circle = casesOf(
      createMachine({ id: 'circle', initial: 'a', states: { a: { always: 'b' }, b: { always: 'a' } } }),
    )
    expect(coverage(circle, { today }).problems[0]?.message).toContain(
      'without end it takes `circle.a | always | 0`',
    )
  })

  it('makes paths that survive serialisation', () => {
    const cases = {
      ...loginCases,
      outcomes: { call: { ...loginCases.outcomes['call'], error: [new Error('lost')] } },
    }
    const paths: Path[] = JSON.parse(JSON.stringify(generate(cases).paths))
    expect(paths).toEqual(generate(cases).paths)
    expect(paths.map((path) => replayHeadless(cases, path).differences)).toEqual(paths.map(() => []))
    const said = paths.flatMap(
      (path) => replayHeadless({ ...cases, outcomes: loginCases.outcomes }, path).differences,
    )
    expect(said).toContain('the cases have changed since this path was made')
  })

  it('computes delays from the context', () => {
    const edges = [...explore(loginCases).vertices.values()].flatMap((vertex) => vertex.edges)
    const waits = edges.map((edge) => edge.move.wait)
    expect(waits).toEqual(expect.arrayContaining([15_000, 30_000, 60_000]))
  })

  it('starts from every named input', () => {
    expect(new Set(generate(loginCases).paths.map((path) => path.input))).toEqual(
      new Set(['strict', 'patient']),
    )
  })

  it('does not count a transition that another region preempts', () => {
    const missing = coverage(rivals, { today }).missing.map((miss) => miss.id)
    expect(missing).toContain('rivals.on.right | STOP | 0')
    expect(missing).not.toContain('rivals.on.left | STOP | 0')
  })

  it('passes the oracle custom actions, sent and emitted events, but no bookkeeping', () => {
    const steps = generate(talker).paths.flatMap((path) => path.steps)
    const told = steps.find((step) => step.event.type === 'TELL')
    expect(told?.expected.actions).toEqual([
      { type: 'send', params: { to: 'watcher', event: { type: 'PING' } } },
      { type: 'send', params: { to: 'toasts', event: { type: 'SHOW' } } },
      { type: 'send', params: { to: 'self', event: { type: 'HEARD' } } },
      { type: 'send', params: { to: 'parent', event: { type: 'TOLD' } } },
      { type: 'emit', params: { type: 'told' } },
      { type: 'log', params: { what: 'told' } },
    ])
  })

  it('labels steps for a tester', () => {
    const labels = generate(loginCases, { style: 'short' }).paths.flatMap((path) =>
      path.steps.map((step) => step.label),
    )
    expect(labels).toEqual(
      expect.arrayContaining([
        'Type: text "maria"',
        'Submit',
        'Signal offline',
        'call answers: name "maria"',
        'call fails: code "wrong-credentials"',
        'Wait 15 s (patience)',
      ]),
    )
  })

  it('gives paths stable ids', () => {
    const ids = () => generate({ ...loginCases }).paths.map((path) => path.id)
    expect(ids()).toEqual(ids())
    expect(ids()[0]).toMatch(/^login-[0-9a-z]{7}$/)
    expect(new Set(ids()).size).toBe(ids().length)
  })
})
