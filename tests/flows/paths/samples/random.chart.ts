import { assign, fromPromise, setup } from 'xstate'
import type { AnyStateMachine, createMachine } from 'xstate'
import type { FlowCases } from '../../../../machines/shared/cases'
import { seededRandom } from '../../../../src/paths'
import { casesOf } from './cases'

type Config = Parameters<typeof createMachine>[0]
type StateConfig = Record<string, unknown>

const events = ['A', 'B', 'C']
const delays = [100, 200, 200, 500]

interface Dice {
  readonly roll: (sides: number) => number
  readonly pick: <T>(list: readonly T[]) => T
  readonly chance: (percent: number) => boolean
}

function diceFrom(seed: number): Dice {
  const random = seededRandom(seed)
  const roll = (sides: number) => Math.floor(random() * sides)
  return {
    roll,
    chance: (percent) => random() * 100 < percent,
    pick: (list) => {
      const one = list[roll(list.length)]
      if (one === undefined) throw new Error('nothing to pick from')
      return one
    },
  }
}

interface Draft {
  readonly path: string
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'history' | 'final'
  readonly config: StateConfig
}

/** Grows a tree of states; every state goes on the list, so that transitions can connect any two. */
function grow(dice: Dice, path: string, depth: number, kind: Draft['kind'], all: Draft[]): StateConfig {
  const config: StateConfig = {}
  all.push({ path, kind, config })
  if (kind === 'final' || kind === 'history') {
    config['type'] = kind
    if (kind === 'history' && dice.chance(50)) config['history'] = 'deep'
    return config
  }
  if (kind === 'atomic') return config
  const states: Record<string, StateConfig> = {}
  const names = ['a', 'b', 'c', 'd'].slice(0, 2 + dice.roll(2))
  for (const name of names) {
    const below = depth > 2 ? 'atomic' : dice.pick(['atomic', 'atomic', 'compound', 'parallel'] as const)
    states[name] = grow(dice, `${path}.${name}`, depth + 1, below, all)
  }
  if (kind === 'compound') {
    config['initial'] = dice.pick(names)
    if (dice.chance(30)) states['h'] = grow(dice, `${path}.h`, depth + 1, 'history', all)
    if (dice.chance(30)) states['f'] = grow(dice, `${path}.f`, depth + 1, 'final', all)
  } else config['type'] = 'parallel'
  config['states'] = states
  return config
}

/** A random chart with some of everything; parts of it may be unreachable. */
export function randomChart(seed: number): FlowCases {
  const dice = diceFrom(seed)
  const all: Draft[] = []
  const root = grow(dice, 'chart', 0, dice.chance(30) ? 'parallel' : 'compound', all)
  const targets = all.filter((it) => it.path !== 'chart').map((it) => `#${it.path}`)
  const guards = ['low', 'high', 'odd']
  const move = () => ({
    ...(dice.chance(80) ? { target: dice.pick(targets) } : {}),
    ...(dice.chance(15) ? { reenter: true } : {}),
    ...(dice.chance(30) ? { guard: dice.pick(guards) } : {}),
    ...(dice.chance(50) ? { actions: dice.pick(['more', 'cheer', 'reset']) } : {}),
  })
  let calls = 0
  const outcomes: Record<string, { done: unknown[]; error: unknown[] }> = {}
  for (const { kind, config, path } of all) {
    if (kind === 'history' || kind === 'final') continue
    const on: Record<string, unknown> = {}
    for (const event of events) if (dice.chance(35)) on[event] = dice.chance(40) ? [move(), move()] : move()
    config['on'] = on
    if (dice.chance(25)) config['after'] = { [dice.pick(delays)]: move() }
    if (dice.chance(15)) config['always'] = { ...move(), guard: 'high', actions: 'reset' }
    if (dice.chance(30)) config['entry'] = 'cheer'
    if (dice.chance(15)) config['exit'] = 'more'
    if (kind !== 'atomic' && path !== 'chart') config['onDone'] = move()
    if (dice.chance(20)) {
      const id = `call${calls++}`
      config['invoke'] = { id, src: 'call', onDone: move(), onError: move() }
      outcomes[id] = { done: [1], error: ['no'] }
    }
  }
  const machine = setup({
    types: { context: {} as { count: number } },
    actors: { call: fromPromise(() => Promise.resolve(1)) },
    guards: {
      low: ({ context }) => context.count < 2,
      high: ({ context }) => context.count > 2,
      odd: ({ context }) => context.count % 2 === 1,
    },
    actions: {
      more: assign({ count: ({ context }) => (context.count + 1) % 4 }),
      reset: assign({ count: 0 }),
      cheer: () => {},
    },
  }).createMachine({ ...root, id: 'chart', context: { count: 0 } } as Config as never)
  return casesOf(machine as unknown as AnyStateMachine, {
    events: { A: [{}], B: [{}], C: [{}] },
    outcomes,
    project: ({ context }) => context['count'] as unknown,
    limit: 200,
  })
}
