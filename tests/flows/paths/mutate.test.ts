import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { generate, mutantsOf, mutationScore, replayHeadless } from '../../../src/paths'
import { casesOf } from './samples/cases'
import { loginCases } from './samples/login.sample'

/** A guard whose refusal has no effect. */
const door = casesOf(
  setup({
    types: { context: {} as { open: boolean }, events: {} as { type: 'PUSH' } | { type: 'TURN' } },
    guards: { isOpen: ({ context }) => context.open },
    actions: { greet: () => {} },
  }).createMachine({
    id: 'door',
    context: { open: false },
    initial: 'outside',
    states: {
      outside: {
        on: {
          TURN: { actions: assign({ open: ({ context }) => !context.open }) },
          PUSH: { guard: 'isOpen', target: 'inside', actions: 'greet' },
        },
      },
      inside: { type: 'final' },
    },
  }),
  { events: { PUSH: [{}], TURN: [{}] } },
)

describe('deliberate faults', () => {
  it('are generated for every target, action and guard', () => {
    expect(mutantsOf(door).map((mutant) => mutant.name)).toEqual([
      'door.outside | TURN | 0: action assign dropped',
      'door.outside | PUSH | 0 [isOpen]: action greet dropped',
      'door.outside | PUSH | 0 [isOpen]: guard dropped',
      'door.outside | PUSH | 0 [isOpen]: guard never true',
      'door.outside | PUSH | 0 [isOpen]: goes to door.outside instead',
    ])
  })

  it('leave the original chart unchanged', () => {
    mutantsOf(door)
    expect(generate(door).paths.every((path) => replayHeadless(door, path).ok)).toBe(true)
  })

  it('are all detected by decision paths; transition paths miss a dropped guard', () => {
    const byTransitions = mutationScore(door, generate(door).paths)
    expect(byTransitions.survivors).toEqual(['door.outside | PUSH | 0 [isOpen]: guard dropped'])
    expect(mutationScore(door, generate(door, { goal: 'decisions' }).paths)).toEqual({
      id: 'door',
      total: 5,
      killed: 5,
      survivors: [],
    })
  })

  it('survive paths that only reach states', () => {
    const score = (goal: 'states' | 'transitions') =>
      mutationScore(loginCases, generate(loginCases, { goal }).paths)
    expect(score('states').killed).toBeLessThan(score('transitions').killed)
    expect(score('transitions').killed / score('transitions').total).toBeGreaterThan(0.95)
  })
})

/** Dropping the reset is detected only by a path that returns with a count to reset. */
const counter = casesOf(
  setup({
    types: {
      context: {} as { count: number },
      events: {} as { type: 'ADD' } | { type: 'LEAVE' } | { type: 'BACK' },
    },
    guards: { few: ({ context }) => context.count < 2 },
    actions: { forget: assign({ count: 0 }), add: assign({ count: ({ context }) => context.count + 1 }) },
  }).createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'away',
    states: {
      away: { on: { BACK: { target: 'here', actions: 'forget' } } },
      here: { on: { ADD: { guard: 'few', actions: 'add' }, LEAVE: 'away' } },
    },
  }),
  { events: { ADD: [{}], LEAVE: [{}], BACK: [{}] } },
)

describe('paths for decisions', () => {
  it('make every transition change each field it can change', () => {
    const survivors = (goal: 'transitions' | 'decisions') =>
      mutationScore(counter, generate(counter, { goal }).paths).survivors
    expect(survivors('transitions')).toContain('counter.away | BACK | 0: action forget dropped')
    expect(survivors('decisions')).toEqual([])
  })

  it('include the refused event as a step without effect', () => {
    const steps = generate(door, { goal: 'decisions' }).paths.flatMap((path) => path.steps)
    const refused = steps.filter((step) => step.refused)
    expect(refused.map((step) => step.label)).toEqual(['Push (nothing happens)'])
    expect(refused[0]?.expected).toMatchObject({ value: 'outside', actions: [], transitions: [] })
    expect(
      generate(door)
        .paths.flatMap((path) => path.steps)
        .some((step) => step.refused),
    ).toBe(false)
  })
})
