import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { coverage, explore } from '../../../src/paths'
import { understand } from '../../../src/paths/cli/args'
import { casesOf } from './samples/cases'
import { loginCases } from './samples/login.sample'
import { bareHost } from './support/host'

/** What is chosen is a set, and a guard reads it. */
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

/** Two regions, left and returned to: their history remembers both, in whichever order they moved. */
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

const ask = (line: string) => understand(line.split(' '), [loginCases], bareHost)

describe('charts of any make', () => {
  it('a projection may hold sets and maps', () => {
    const { missing, problems } = coverage(basket, { today: '2026-11-20' })
    expect({ missing, problems }).toEqual({ missing: [], problems: [] })
    expect(explore(basket).vertices.size).toBe(1 + 4 + 1)
  })

  it('the history of parallel regions does not depend on the order in which they were entered', () => {
    // Before the start; four places never left, four away, and four after a return, whose history is kept.
    const away = [...explore(desk).vertices.values()].filter(
      ({ situation }) => situation.chart?.value === 'away',
    )
    expect(away).toHaveLength(4)
    expect(coverage(desk, { today: '2026-11-20' }).problems).toEqual([])
  })
})

describe('the command line', () => {
  it('suggests nothing where nothing is close', () => {
    expect(ask('foo')).toEqual({ out: 'There is no command "foo".', code: 2 })
    expect(ask('run zzzzz').out).toBe('There is no chart "zzzzz".')
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
