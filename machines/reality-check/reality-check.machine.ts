import { assign, setup } from 'xstate'
import { callActor, options, watchActor, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits as times } from '../shared/limits'
import * as paths from '../shared/paths'
import type { Check } from './check'

interface RealityCheckContext {
  readonly check: Check | null
  /** The interval being set, minutes. */
  readonly wanted: number
  readonly failure: Failure | null
}

type RealityCheckEvent =
  | { type: 'DEADLINE' }
  | { type: 'CHANGED_ELSEWHERE' }
  | { type: 'CONTINUE' }
  | { type: 'SET'; minutes: number }
  | { type: 'RETRY' }

const rows = ['I18N-07'] as const
const game = paths.launchGame

/** Tells players how long they have played and their net result, and waits for their answer (trust 35). */
export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'loading' | 'content' | 'due' | 'sending' | 'error',
  },
  actors: {
    loadCheck: callActor<Check>('loadCheck'),
    answerCheck: callActor<Check>('answerCheck'),
    setInterval: callActor<Check, { minutes: number }>('setInterval'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
    watchOtherTabs: watchActor<{ type: 'CHANGED_ELSEWHERE' }>('watchOtherTabs'),
  },
  actions: {
    ...effects,
    /** Makes the player’s other tabs reload the check. */
    tellOtherTabs: () => {},
    keepCheck: assign((_, { check }: { check: Check }) => ({ check, failure: null })),
    want: assign((_, { minutes }: { minutes: number }) => ({ wanted: minutes, failure: null })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  delays: { retry: times.positionRetry },
  guards: { isDue: ({ context }) => context.check?.due === true },
}).createMachine({
  id: 'reality-check',
  description:
    'Tells players, at an interval they choose, how long they have played and their net result, and waits for their answer.',
  options,
  context: { check: null, wanted: 0, failure: null },
  invoke: {
    id: 'tabs',
    src: 'watchOtherTabs',
    onError: { actions: { type: 'logFault', params: { what: 'tab watcher', code: 'unknown' } } },
  },
  initial: 'asking',
  states: {
    asking: {
      description: 'Loads how long the player has played in this session and when the next check is due.',
      tags: ['pending', 'loading'],
      meta: { rows, screen: game },
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'loadCheck',
        onDone: {
          target: 'sorting',
          description: 'The platform’s count covers all games, tabs and reloads of the session.',
          actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
        },
        onError: {
          target: 'missing',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    sorting: {
      description: 'Decides whether the check is shown now.',
      meta: { rows },
      always: [
        { guard: 'isDue', target: 'due', description: 'The interval is over.' },
        { target: 'counting', description: 'The check is not due yet.' },
      ],
    },
    counting: {
      description:
        'The interval is running; if it ends while the phone is asleep, the check shows when it wakes.',
      tags: 'content',
      meta: { rows, screen: game },
      invoke: {
        id: 'wait',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.check?.dueAt ?? 0 }),
        onError: {
          target: 'asking',
          description: 'The clock is not available: the platform is asked instead.',
        },
      },
      on: {
        DEADLINE: {
          target: 'asking',
          description: 'The interval is over: the platform is asked, since another tab may have answered.',
        },
        CHANGED_ELSEWHERE: {
          target: 'asking',
          description: 'Another tab of the player has changed the check.',
        },
        SET: {
          target: 'setting',
          description: 'The player chooses an interval.',
          actions: { type: 'want', params: ({ event }) => ({ minutes: event.minutes }) },
        },
      },
    },
    due: {
      description:
        'The check covers the game: time played and net result, with links to the history, the limits and the exit. It waits for the player’s answer.',
      tags: ['content', 'due'],
      meta: { rows, screen: game },
      on: {
        CONTINUE: { target: 'answering', description: 'The player confirms the check and plays on.' },
        CHANGED_ELSEWHERE: {
          target: 'comparing',
          description:
            'Another tab of the player has changed something: this check may have been answered there.',
        },
        SET: {
          target: 'setting',
          description: 'The player chooses an interval.',
          actions: { type: 'want', params: ({ event }) => ({ minutes: event.minutes }) },
        },
      },
    },
    comparing: {
      description: 'The check is loaded again; it stays on screen until the platform says otherwise.',
      tags: ['pending', 'content', 'due', 'sending'],
      meta: { rows, screen: game },
      invoke: {
        id: 'compare',
        src: 'loadCheck',
        onDone: {
          target: 'sorting',
          description: 'The platform’s count applies.',
          actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
        },
        onError: { target: 'due', description: 'Loading failed: the check waits for an answer as before.' },
      },
    },
    answering: {
      description:
        'The answer is sent to the platform, and the interval starts again. Tapping again does nothing.',
      tags: ['pending', 'content', 'due', 'sending'],
      meta: { rows, screen: game },
      entry: 'forgetFailure',
      invoke: {
        id: 'answer',
        src: 'answerCheck',
        onDone: {
          target: 'sorting',
          description: 'The interval starts again in all tabs.',
          actions: [{ type: 'keepCheck', params: ({ event }) => ({ check: event.output }) }, 'tellOtherTabs'],
        },
        onError: {
          target: 'due',
          description: 'The answer did not get through: the check stays and says why.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    setting: {
      description: 'The interval is sent to the platform. Tapping again does nothing.',
      tags: ['pending', 'content', 'sending'],
      meta: { rows, screen: paths.responsible },
      invoke: {
        id: 'set',
        src: 'setInterval',
        input: ({ context }) => ({ minutes: context.wanted }),
        onDone: {
          target: 'sorting',
          description: 'The new interval applies on all of the player’s phones.',
          actions: [
            { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
            'tellOtherTabs',
            {
              type: 'notify',
              params: { kind: 'success', text: 'change-saved', milliseconds: times.successToast },
            },
          ],
        },
        onError: {
          target: 'sorting',
          description:
            'The interval may not have been saved; the screen says why, and choosing again does no harm.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    missing: {
      description: 'The check could not be loaded: the game goes on, and the app tries again automatically.',
      tags: 'error',
      meta: { rows, screen: game },
      on: { RETRY: { target: 'asking', description: 'The player tries again.' } },
      after: { retry: { target: 'asking', description: 'The next automatic attempt is due.' } },
    },
  },
})
