import { describe, expect, it } from 'vitest'
import {
  assign,
  createMachine,
  enqueueActions,
  fromPromise,
  fromTransition,
  raise,
  setup,
  spawnChild,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate'
import { toastsCases } from '../../../machines/toasts/toasts.cases'
import { coverage, explore, generate, realPlay, replayHeadless } from '../../../src/paths'
import { understand } from '../../../src/paths/cli/args'
import { runText } from '../../../src/paths/cli/report'
import { casesOf } from './samples/cases'
import { loginCases } from './samples/login.sample'
import { bareHost } from './support/host'

/** The selection is a set, and a guard reads it. */
const basket = casesOf(
  setup({
    types: {
      context: {} as { chosen: ReadonlySet<string>; counts: ReadonlyMap<string, number> },
      events: {} as { type: 'CHOOSE'; what: string } | { type: 'PAY' },
    },
    guards: { both: ({ context }) => context.chosen.size === 2 },
    actions: {
      choose: assign(({ context }, { what }: { what: string }) => ({
        chosen: new Set([...context.chosen, what].sort()),
      })),
    },
  }).createMachine({
    id: 'basket',
    context: { chosen: new Set(), counts: new Map() },
    initial: 'open',
    states: {
      open: {
        on: {
          CHOOSE: { actions: { type: 'choose', params: ({ event }) => ({ what: event.what }) } },
          PAY: { guard: 'both', target: 'paid' },
        },
      },
      paid: { type: 'final' },
    },
  }),
  { events: { CHOOSE: [{ what: 'pear' }, { what: 'plum' }], PAY: [{}] } },
)

/** Two regions, left and re-entered: their history remembers both, in whichever order they moved. */
const desk = casesOf(
  setup({}).createMachine({
    id: 'desk',
    initial: 'at',
    states: {
      at: {
        type: 'parallel',
        states: {
          lamp: { initial: 'off', states: { off: { on: { LAMP: 'on' } }, on: { on: { LAMP: 'off' } } } },
          radio: { initial: 'off', states: { off: { on: { RADIO: 'on' } }, on: { on: { RADIO: 'off' } } } },
          back: { type: 'history', history: 'deep' },
        },
        on: { LEAVE: 'away' },
      },
      away: { on: { RETURN: 'at.back' } },
    },
  }),
  { events: { LAMP: [{}], RADIO: [{}], LEAVE: [{}], RETURN: [{}] }, project: () => null },
)

/** Timers set in the past, and to NaN: both fire at once. */
const clocks = casesOf(
  setup({ delays: { back: -5, never: () => NaN } }).createMachine({
    id: 'clocks',
    initial: 'a',
    states: { a: { after: { back: 'b' } }, b: { after: { never: 'c' } }, c: { type: 'final' } },
  }),
)

/** Every kind of name, with nothing implemented. */
const bare = casesOf(
  createMachine({
    id: 'bare',
    initial: 'a',
    states: {
      a: {
        invoke: { src: 'nobody', id: 'one', onDone: 'b' },
        on: { GO: { guard: 'may', target: 'b' }, ACT: { actions: 'doIt' } },
        after: { later: 'b' },
      },
      b: { type: 'final' },
    },
  }),
  { events: { GO: [{}], ACT: [{}] }, outcomes: { one: { done: [1] } } },
)

const bang = (): never => {
  throw new Error('bang')
}

const thrower = casesOf(
  setup({ actions: { boom: assign(bang) } }).createMachine({
    id: 'thrower',
    context: {},
    initial: 'a',
    states: { a: { on: { GO: { actions: 'boom', target: 'b' } } }, b: { type: 'final' } },
  }),
  { events: { GO: [{}] } },
)

const listener = casesOf(
  setup({ actors: { tick: fromPromise(async () => 1) } }).createMachine({
    id: 'listener',
    initial: 'on',
    states: {
      on: { invoke: { id: 'tick', src: 'tick', onSnapshot: { actions: [assign({})] }, onDone: 'off' } },
      off: { type: 'final' },
    },
  }),
  { outcomes: { tick: { done: [1] } } },
)

const routed = casesOf(
  createMachine({
    id: 'routed',
    initial: 'a',
    states: { a: { id: 'a', route: {} }, b: { id: 'b', route: {} } },
  } as never) as AnyStateMachine,
)

type Spawn = (logic: AnyActorLogic, options?: { id: string }) => unknown

/** What ran of a chart that defines everything in place. */
const ran: string[] = []
const acts = (what: string) => () => void ran.push(what)
const promises = (what: string) => fromPromise(async () => ran.push(what))

const inPlace = casesOf(
  createMachine({
    id: 'in-place',
    context: ({ spawn }: { spawn: Spawn }) => ({
      first: spawn(promises('spawned with the context'), { id: 'first' }),
      last: null,
    }),
    entry: acts('entry'),
    initial: 'a',
    states: {
      a: {
        on: {
          GO: {
            target: 'b',
            actions: [
              acts('action'),
              spawnChild(promises('spawned by an action'), { id: 'second' }),
              enqueueActions(({ enqueue }) => {
                enqueue(acts('enqueued'))
                enqueue.spawnChild(promises('spawned by a queue'), { id: 'third' })
                enqueue.assign({
                  last: ({ spawn }: { spawn: Spawn }) =>
                    spawn(promises('assigned by a queue'), { id: 'fourth' }),
                })
              }),
            ],
          },
        },
      },
      b: {
        invoke: { id: 'asked', src: promises('invoked'), onDone: { target: 'c', actions: acts('answered') } },
      },
      c: {
        after: { 1000: { target: 'd', actions: acts('later') } },
        entry: assign({ last: ({ spawn }) => spawn(promises('assigned'), { id: 'fifth' }) }),
      },
      d: { type: 'final', exit: acts('exit') },
    },
  }),
  { events: { GO: [{}] }, outcomes: { asked: { done: [1] } } },
)

/** Actors without an id, in the context and later. */
const anonymous = casesOf(
  createMachine({
    id: 'anonymous',
    context: ({ spawn }: { spawn: Spawn }) => ({ first: spawn(promises('first')) }),
    initial: 'a',
    states: {
      a: { on: { ADD: { target: 'b', actions: assign({ more: ({ spawn }) => spawn(promises('more')) }) } } },
      b: { on: { NEXT: 'c' } },
      c: { on: { BACK: 'b' } },
    },
  }),
  { events: { ADD: [{}], NEXT: [{}], BACK: [{}] } },
)

/** A child that reports at once. */
const reporter = casesOf(
  setup({ actors: { count: fromTransition((n: number) => n, 0) } }).createMachine({
    id: 'reporter',
    initial: 'on',
    states: { on: { invoke: { id: 'count', src: 'count', onSnapshot: 'on' }, on: { END: 'off' } }, off: {} },
  }),
  { events: { END: [{}] } },
)

/** Two ways to never come to rest. */
const restless = casesOf(
  createMachine({
    id: 'restless',
    initial: 'a',
    states: {
      a: { on: { SPIN: 'b', PING: { actions: raise({ type: 'PING' }) } } },
      b: { always: 'c' },
      c: { always: 'b' },
    },
  }),
  { events: { SPIN: [{}], PING: [{}] } },
)

const problemsOf = (cases: typeof basket) =>
  coverage(cases, { today: '2026-11-20' }).problems.map(({ kind, message }) => `${kind}: ${message}`)

const ask = (line: string) => understand(line.split(' '), [loginCases], bareHost)

describe('charts of any make', () => {
  it('a projection may hold sets and maps', () => {
    const { missing, problems } = coverage(basket, { today: '2026-11-20' })
    expect({ missing, problems }).toEqual({ missing: [], problems: [] })
    expect(explore(basket).vertices.size).toBe(1 + 4 + 1)
  })

  it('the history of parallel regions does not depend on the order in which they were entered', () => {
    // Before the start; four states never left, four away, and four after a return, whose history is kept.
    const away = [...explore(desk).vertices.values()].filter(
      ({ situation }) => situation.chart?.value === 'away',
    )
    expect(away).toHaveLength(4)
    expect(coverage(desk, { today: '2026-11-20' }).problems).toEqual([])
  })

  it('a negative delay and one that is no number fire at once, as in xstate', () => {
    const { missing, problems } = coverage(clocks, { today: '2026-11-20' })
    expect({ missing, problems }).toEqual({ missing: [], problems: [] })
    const { paths } = generate(clocks)
    expect(paths[0]?.steps.map(({ wait }) => wait)).toEqual([0, 0])
    expect(paths.flatMap((path) => replayHeadless(clocks, path).differences)).toEqual([])
  })

  it('a guard, action, actor or delay without an implementation is named', () => {
    const missing = problemsOf(bare).filter((it) => it.startsWith('missing implementation'))
    expect(missing).toEqual([
      "missing implementation: delay 'later' in bare.a has no implementation, so it fires at once",
      "missing implementation: guard 'may' in bare.a has no implementation, so the chart stops where it is asked",
      "missing implementation: action 'doIt' in bare.a has no implementation, so it does nothing",
      "missing implementation: actor 'nobody' in bare.a has no implementation, so it never starts",
    ])
  })

  it('an action that throws is named, and so is what it keeps from being reached', () => {
    expect(problemsOf(thrower)).toEqual(["threw: action 'boom' threw: bang"])
    const [, miss] = coverage(thrower, { today: '2026-11-20' }).missing
    expect(miss).toMatchObject({ id: 'thrower.a | GO | 0', reason: 'it throws' })
    expect(miss?.detail).toContain("action 'boom' threw: bang")
  })

  it('what paths do not do is refused by name', () => {
    expect(problemsOf(listener)).toContain(
      "not supported: listener.on listens to what 'tick' reports (`onSnapshot`): paths make no such step",
    )
    expect(problemsOf(routed)).toContain(
      'not supported: routed has states that are routed to (`route`): paths make no such step',
    )
  })

  it('what a chart defines in place neither starts nor acts', () => {
    ran.length = 0
    expect(coverage(inPlace, { today: '2026-11-20' }).missing).toEqual([])
    const { paths } = generate(inPlace)
    expect(paths.flatMap((path) => replayHeadless(inPlace, path).differences)).toEqual([])
    expect(realPlay(inPlace, { seed: 1, moves: 20 }).wrong).toBeUndefined()
    expect(ran).toEqual([])
  })

  it('an actor without an id goes by what it was made from', () => {
    const { missing, problems } = coverage(anonymous, { today: '2026-11-20' })
    expect({ missing, problems }).toEqual({ missing: [], problems: [] })
    const { paths } = generate(anonymous)
    expect(paths.map((path) => replayHeadless(anonymous, path).ok)).toEqual([true])
    expect(realPlay(anonymous, { seed: 1, moves: 20 }).wrong).toBeUndefined()
  })

  it('what an actor reports is refused by name wherever paths are played; the rest of them holds', () => {
    const { out, code } = understand(['run'], [reporter], bareHost)
    expect(code).toBe(1)
    expect(out).toContain('reporter  1 path, 1 step: all passed')
    expect(out).toContain("not supported: reporter.on listens to what 'count' reports")
  })

  it('each way to never come to rest is told by its transitions', () => {
    expect(problemsOf(restless)).toEqual([
      'threw: the chart never comes to rest: without end it takes `restless.b | always | 0`, `restless.c | always | 0`',
      'threw: the chart never comes to rest: without end it takes `restless.a | PING | 0`',
    ])
  })

  it('a fact about ordering names moments that the chart has', () => {
    const state = (id: string) => ({ state: `in-place.${id}` })
    const overTime = {
      right: { after: { event: 'GO' }, never: state('a'), until: state('b') },
      wrong: { after: state('e'), always: { effect: 'sing' }, before: { event: 'STOP' } },
    }
    expect(problemsOf({ ...inPlace, overTime }).filter((it) => it.startsWith('unknown moment'))).toEqual([
      `unknown moment: overTime "wrong": the chart has no state 'in-place.e'`,
      `unknown moment: overTime "wrong": the chart has no effect 'sing'`,
      `unknown moment: overTime "wrong": the chart has no event 'STOP'`,
    ])
  })

  it('every move from every situation of the messages is walked as it was explored', () => {
    const { paths, problems } = generate(toastsCases, { goal: 'edges' })
    expect(problems).toEqual([])
    expect(paths.length).toBeGreaterThan(10)
  })
})

describe('the command line', () => {
  it('suggests nothing where nothing is close', () => {
    expect(ask('foo')).toEqual({ out: 'There is no command "foo".', code: 2 })
    expect(ask('run zzzzz').out).toBe('There is no chart "zzzzz".')
  })

  it('keeps the lines of a difference below each other', () => {
    const result = {
      path: 'a-1',
      ok: false,
      steps: 0,
      failedAt: '1. Go',
      differences: ['then here\nnow there'],
    }
    expect(runText('a', [result], 1)).toContain('        then here\n        now there')
  })

  it('ends with 1 where every goal is out of reach', () => {
    expect(ask('generate login --through CANCEL --max-len 1').code).toBe(1)
    expect(ask('generate login').code).toBe(0)
  })

  it('writes one chart into the file that is named, whatever its ending', () => {
    const files = (line: string) => ask(line).files?.map(({ path }) => path)
    expect(files('export login --format scxml --out a/x.gherkin')).toEqual(['a/x.gherkin'])
    expect(files('export login --format scxml --out a/v1.2')).toEqual(['a/v1.2/login.scxml'])
    expect(files('export login --format scxml --out a')).toEqual(['a/login.scxml'])
  })
})
