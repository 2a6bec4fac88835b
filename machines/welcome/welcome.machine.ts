import { setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'

interface WelcomeContext {
  /** Name of the account that has just signed in. */
  readonly account: string
  /** `firstTimeLogin` of the login's answer. */
  readonly firstTime: boolean
}

type WelcomeEvent = { type: 'CLOSE' }

/** The panel that welcomes a new account, once. */
export const welcomeMachine = setup({
  types: {
    context: {} as WelcomeContext,
    events: {} as WelcomeEvent,
    input: {} as WelcomeContext,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open',
  },
  actors: { wasWelcomed: callActor<boolean, { account: string }>('wasWelcomed') },
  actions: {
    ...effects,
    /** Remembers on this phone that the account has seen the panel. */
    markWelcomed: (_: unknown, _params: { account: string }) => {},
  },
  guards: {
    isFirst: ({ context }) => context.firstTime,
    seen: (_, { welcomed }: { welcomed: boolean }) => welcomed,
  },
}).createMachine({
  id: 'welcome',
  description: 'The panel that welcomes a new account, once.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Checks whether this was the account’s first login.',
      meta: { rows: ['LOGIN-29'] },
      always: [
        { guard: 'isFirst', target: 'looking' },
        { target: 'closed', description: 'This was not the account’s first login.' },
      ],
    },
    looking: {
      description: 'Checks whether the account was already welcomed on this phone.',
      tags: 'pending',
      meta: { rows: ['LOGIN-29'] },
      invoke: {
        id: 'seen',
        src: 'wasWelcomed',
        input: ({ context }) => ({ account: context.account }),
        onDone: [
          {
            guard: { type: 'seen', params: ({ event }) => ({ welcomed: event.output }) },
            target: 'closed',
            description: 'The account has already been welcomed.',
          },
          { target: 'open', description: 'The account has not been welcomed yet.' },
        ],
        onError: {
          target: 'open',
          description: 'The check failed, but the platform says that the account is new.',
        },
      },
    },
    open: {
      description: 'The panel shows; from now on the account counts as welcomed.',
      tags: 'open',
      meta: { rows: ['LOGIN-29'] },
      entry: { type: 'markWelcomed', params: ({ context }) => ({ account: context.account }) },
      on: { CLOSE: { target: 'closed', description: 'The player closes the panel.' } },
    },
    closed: { type: 'final', description: 'No panel shows.', meta: { rows: ['LOGIN-29'] } },
  },
})
