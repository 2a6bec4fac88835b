import { describe, expect, it } from 'vitest'
import { assign, createMachine, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate'
import type { FlowCases, Moment, OverTime } from '../../../machines/shared/cases'
import { takesWaitAway } from '../../../machines/shared/cases'
import { logoutCases } from '../../../machines/logout/logout.cases'
import { smsCodeCases } from '../../../machines/sms-code/sms-code.cases'
import { coverage, generate, realPlay, replayHeadless } from '../../../src/paths'
import { understand } from '../../../src/paths/cli/args'
import { JumpingClock } from '../../../src/paths/real/clock'
import { casesOf } from './samples/cases'
import { loginCases } from './samples/login.sample'
import { bareHost } from './support/host'

/** The first fault met by plays with seeds 1 to 40. */
function firstFault(cases: FlowCases, inner: readonly FlowCases[] = []) {
  for (let seed = 1; seed <= 40; seed++) {
    const { wrong } = realPlay(cases, { seed, moves: 40, inner })
    if (wrong) return { seed, ...wrong }
  }
  return undefined
}

const run = (line: string, charts: readonly FlowCases[]) => understand(line.split(' '), charts, bareHost)

/** A request and the message that it takes a while; `CANCEL` fails to clear the message. */
const waits = casesOf(
  setup({
    actions: { notify: (_, __: { kind: string }) => {}, stopWaiting: () => {} },
    actors: { call: fromPromise(async () => null) },
  }).createMachine({
    id: 'waits',
    initial: 'idle',
    states: {
      idle: { on: { GO: 'asking', LEAVE: 'left' } },
      asking: {
        entry: { type: 'notify', params: { kind: 'loading' } },
        invoke: {
          id: 'call',
          src: 'call',
          onDone: { target: 'idle', actions: 'stopWaiting' },
          onError: { target: 'idle', actions: 'stopWaiting' },
        },
        on: { CANCEL: 'idle' },
      },
      left: { type: 'final' },
    },
  }),
  {
    events: { GO: [{}], LEAVE: [{}], CANCEL: [{}] },
    outcomes: { call: { done: [null], error: [new Error('offline')] } },
    overTime: { 'the message is taken away': takesWaitAway() },
  },
)

describe('plays on started actors', () => {
  it('are the same for a seed, and pass on a sound chart', () => {
    const play = realPlay(loginCases, { seed: 3, moves: 60 })
    expect(play).toEqual(realPlay(loginCases, { seed: 3, moves: 60 }))
    expect(play.wrong).toBeUndefined()
    expect(firstFault(loginCases)).toBeUndefined()
  })

  it('find what the paths of the chart agree with: a message that stays, in the fewest moves', () => {
    expect(coverage(waits, { today: '2026-11-20' }).problems).toEqual([])
    expect(generate(waits).paths.every((path) => replayHeadless(waits, path).ok)).toBe(true)
    expect(firstFault(waits)).toMatchObject({
      what: 'over time: "the message is taken away" does not hold',
      moves: ['Start: start', 'Go', 'Cancel', 'Leave'],
    })
  })

  it('find what a chart owes when its screen goes away while it waits: a stopped chart runs no exit actions', () => {
    const { whenStopped, ...owed } = takesWaitAway() as Extract<OverTime, { always: Moment }>
    expect(whenStopped).toBe('app')
    expect(firstFault({ ...waits, overTime: { 'the message is taken away': owed } })).toMatchObject({
      what: 'over time: "the message is taken away" does not hold when the screen goes away now',
      moves: ['Start: start', 'Go'],
    })
  })

  it('find answers that come late, or twice, as a request that was left goes on beside a new one', () => {
    const asks = (stop: boolean) =>
      casesOf(
        setup({
          actions: { credit: () => {} },
          actors: { call: fromPromise(async () => null) },
        }).createMachine({
          id: 'asks',
          initial: 'idle',
          states: {
            idle: { on: { GO: 'asking' } },
            asking: {
              entry: spawnChild('call', { id: 'call' }),
              ...(stop ? { exit: stopChild('call') } : {}),
              on: {
                'xstate.done.actor.call': { actions: 'credit', target: 'credited' },
                CANCEL: 'idle',
              },
            },
            credited: {
              on: { GO: 'asking', 'xstate.done.actor.call': { actions: 'credit' } },
            },
          },
        }),
        {
          events: { GO: [{}], CANCEL: [{}] },
          outcomes: { call: { done: [null] } },
          overTime: {
            'one request is credited once': {
              after: { effect: 'credit' },
              never: { effect: 'credit' },
              until: { event: 'GO' },
            },
          },
        },
      )
    expect(coverage(asks(false), { today: '2026-11-20' }).problems).toEqual([])
    expect(firstFault(asks(false))).toMatchObject({
      what: 'no path knows this situation of "credited"',
      moves: ['Start: start', 'Go', 'Cancel', 'Go', 'call answers: null, late'],
    })
    const seeds = Array.from({ length: 60 }, (_, seed) => realPlay(asks(false), { seed, moves: 40 }).wrong)
    expect(seeds).toContainEqual({
      what: 'over time: "one request is credited once" does not hold',
      moves: ['Start: start', 'Go', 'Cancel', 'Go', 'call answers: null', 'call answers: null, late'],
    })
    expect(firstFault(asks(true))).toBeUndefined()
  })

  it('find a chart that remembers something outside of itself', () => {
    let times = 0
    const forgetful = casesOf(
      createMachine({
        id: 'outside',
        initial: 'a',
        states: {
          a: { on: { GO: [{ guard: () => ++times > 400, target: 'lost' }, { target: 'b' }] } },
          b: { on: { GO: 'a' } },
          lost: { on: { GO: 'a' } },
        },
      }),
      { events: { GO: [{}] } },
    )
    expect(firstFault(forgetful)?.what).toBe('no path knows this situation of "lost"')
  })

  it('with the charts inside it, find what a parent believes of its child', () => {
    const child = casesOf(
      setup({ types: { output: {} as { name?: string } } }).createMachine({
        id: 'child',
        initial: 'open',
        states: { open: { on: { CLOSE: 'closed' } }, closed: { type: 'final' } },
        output: {},
      }),
      { events: { CLOSE: [{}] } },
    )
    const parent = casesOf(
      setup({
        types: { context: {} as { name: string | null | undefined } },
        actors: { child: child.machine },
      }).createMachine({
        id: 'parent',
        context: { name: null },
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              id: 'panel',
              src: 'child',
              onDone: {
                target: 'known',
                actions: assign({ name: ({ event }) => (event.output as unknown as { name?: string }).name }),
              },
            },
            on: { TELL: { actions: sendTo('panel', { type: 'CLOSE' }) } },
          },
          known: { on: { AGAIN: 'asking' } },
        },
      }),
      {
        events: { TELL: [{}], AGAIN: [{}] },
        outcomes: { panel: { done: [{ name: 'maria' }] } },
        invariants: {
          'known means a name': (s) => !s.matches('known') || typeof s.context.name === 'string',
        },
      },
    )
    expect(firstFault(parent)).toBeUndefined()
    expect(firstFault(parent, [parent, child])).toMatchObject({
      what: 'invariant: "known means a name" does not hold',
      moves: ['Start: start', expect.stringMatching(/^(Tell|in panel: Close)$/)],
    })
    expect(firstFault(parent, [parent, { ...child, carries: true }])).toBeUndefined()
  })

  it('a clock that jumps fires everything due meanwhile, in order, and what that sets counts from then', () => {
    const clock = new JumpingClock()
    const fired: string[] = []
    clock.setTimeout(() => fired.push('second'), 200)
    clock.setTimeout(() => {
      fired.push('first')
      clock.setTimeout(() => fired.push('third'), 50)
    }, 100)
    expect(clock.next()).toBe(100)
    clock.jump(3_600_000)
    expect(fired).toEqual(['first', 'second'])
    expect(clock.next()).toBe(50)
    clock.jump(50)
    expect(fired).toEqual(['first', 'second', 'third'])
    expect(clock.next()).toBeUndefined()
  })

  it('hold the charts against their facts over time', () => {
    const without = (cases: FlowCases, action: string): FlowCases => {
      const text = JSON.stringify(cases.machine.config, (key, value: unknown) =>
        key === 'exit' && value === action ? undefined : value,
      )
      expect(text).not.toContain(`"exit":"${action}"`)
      const machine = createMachine(JSON.parse(text) as never)
      return { ...cases, machine: machine.provide(cases.machine.implementations as never) }
    }
    expect(firstFault(logoutCases)).toBeUndefined()
    expect(firstFault(without(logoutCases, 'stopWaiting'))).toMatchObject({
      what: 'over time: "a waiting message is taken away" does not hold',
    })
    expect(firstFault(smsCodeCases)).toBeUndefined()
  })
})

describe('run --real', () => {
  it('says how much was played, and each failure with its seed and its moves', () => {
    expect(run('run login --real --style random:5 --walks 3 --max-len 10', [loginCases])).toEqual({
      out: 'login  3 plays, 30 moves: all passed',
      code: 0,
    })
    const { out, code } = run('run waits --real --walks 30 --style random:1', [waits])
    expect(code).toBe(1)
    expect(out).toMatch(/^waits {2}30 plays, \d+ moves: \d+ FAILED\n {4}seed \d+: over time: /)
    expect(out).toContain('\n        3. Leave')
    expect(run('run waits --real --json --walks 2 --style random:1', [waits]).out).toContain(
      '"chart": "waits"',
    )
  })

  it('says a fault once, with every seed that meets it, and a long one below its seed', () => {
    const cases = { ...waits, invariants: { 'no\nrequest': ({ value }) => value !== 'asking' } } as FlowCases
    const { out } = run('run waits --real --walks 4 --style random:1', [cases])
    const lines = out.split('\n').slice(1)
    expect(lines.filter((line) => line.includes('seed'))).toEqual([
      expect.stringMatching(/^ {4}seed \d: /),
      expect.stringMatching(/^ {8}also with seed \d(?:, \d)*$/),
    ])
    expect(lines.every((line) => line.startsWith('    '))).toBe(true)
  })

  it.each([
    ['--whole', '"--whole" is about plays on started actors; say "--real" too.'],
    [
      '--real --browser',
      '"--real" plays at random, without "--browser"; say "--style random:7 --walks 100 --max-len 40".',
    ],
    ['--real --goal pairs', /^"--real" plays at random, without style and goal;/],
  ])('refuses %s', (words, sentence) => {
    const { out, code } = run(`run login ${words}`, [loginCases])
    expect(code).toBe(2)
    expect(out).toMatch(sentence)
  })
})
