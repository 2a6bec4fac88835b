import { setup } from 'xstate'
import { defineCases } from '../../../../machines/shared/cases'
import { coverage, generate, replayHeadless } from '../../../../src/paths'

const turnstile = setup({
  types: { events: {} as { type: 'PAY'; pesos: number } | { type: 'PUSH' } },
  guards: { isEnough: (_, { pesos }: { pesos: number }) => pesos >= 15 },
}).createMachine({
  id: 'turnstile',
  initial: 'locked',
  states: {
    locked: {
      on: {
        PAY: { guard: { type: 'isEnough', params: ({ event }) => event }, target: 'open' },
      },
    },
    open: { on: { PUSH: 'locked' }, after: { 5000: 'locked' } },
  },
})

const cases = defineCases<typeof turnstile>({
  id: 'turnstile',
  summary: 'Lets one person through for 15 pesos',
  machine: turnstile,
  inputs: { start: undefined },
  events: { PAY: [{ pesos: 5 }, { pesos: 15 }], PUSH: [{}] },
  signals: [],
  outcomes: {},
  project: () => null,
  invariants: { 'it is locked or open': (s) => s.matches('locked') || s.matches('open') },
})

const { transitions, missing } = coverage(cases, { today: '2026-11-20' })
export const report = [
  `${transitions.covered} of ${transitions.total} transitions, ${missing.length} missing`,
  ...generate(cases).paths.flatMap((path) => [
    `${path.id}: ${replayHeadless(cases, path).ok ? 'holds' : 'fails'}`,
    ...path.steps.map(({ label }) => `  ${label}`),
  ]),
]
