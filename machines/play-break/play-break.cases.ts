import { changeOutcomes, leftOutcome } from '../confirmed-change/confirmed-change.cases'
import { defineCases } from '../shared/cases'
import type { PlayBreak } from './break'
import { playBreakMachine } from './play-break.machine'

const none: PlayBreak = { kind: 'none', until: null, over: false, opensAt: null, waitHours: 24 }
const rests: PlayBreak = { ...none, kind: 'self-exclusion', until: 1_784_088_000_000 }
const over: PlayBreak = { ...rests, until: 1_768_363_200_000, over: true }
const waits: PlayBreak = { ...over, over: false, opensAt: 1_768_536_000_000 }

export const playBreakCases = defineCases<typeof playBreakMachine>({
  id: 'play-break',
  summary: 'A break from play: time-out, self-exclusion, coming back',
  machine: playBreakMachine,
  risk: 'high',
  inputs: { start: undefined },
  events: {
    RETRY: [{}],
    CHOOSE: [{ length: { kind: 'time-out', days: 7 } }, { length: { kind: 'self-exclusion', months: null } }],
    NEXT: [{}],
    COME_BACK: [{}],
    DEADLINE: [{}],
  },
  signals: ['DEADLINE'],
  outcomes: {
    load: { done: [none, rests, over], error: [{ code: 'offline' }] },
    change: {
      done: [...changeOutcomes(rests, 'terms-changed'), leftOutcome],
      error: [{ code: 'unknown' }],
    },
    end: { error: [{ code: 'unknown' }] },
    return: {
      done: [...changeOutcomes(none, 'terms-changed'), ...changeOutcomes(waits, 'terms-changed').slice(0, 1)],
      error: [{ code: 'unknown' }],
    },
  },
  project: ({ context: c }) => [
    c.now !== null && c.now.kind !== 'none',
    c.now?.over,
    c.length?.kind,
    c.failure !== null,
  ],
  invariants: {
    'only what was chosen begins': (s) => !s.matches('taking') || s.context.length !== null,
    'who rests has a break': (s) => !s.hasTag('resting') || s.context.now?.kind !== 'none',
    'an error says why': (s) => !s.hasTag('error') || s.context.failure !== null,
  },
})
