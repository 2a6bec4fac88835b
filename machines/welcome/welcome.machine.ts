import { setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { limits } from '../shared/limits'

export interface WelcomeContext {
  /** Name of the account that has just signed in. */
  readonly account: string
  /** `firstTimeLogin` of the login's answer. */
  readonly firstTime: boolean
}

export type WelcomeEvent = { type: 'CLOSE' } | { type: 'SIGNED_OUT' }

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
    /** Notes on this phone that the account has seen the panel. */
    markWelcomed: (_: unknown, _params: { account: string }) => {},
  },
  guards: {
    isFirst: ({ context }) => context.firstTime,
    seen: (_, { welcomed }: { welcomed: boolean }) => welcomed,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'welcome',
  description: 'The panel that welcomes a new account, once.',
  options,
  context: ({ input }) => input,
  initial: 'deciding',
  on: { SIGNED_OUT: { target: '.closed', description: 'Nobody is there to be welcomed.' } },
  states: {
    deciding: {
      description: 'Looks whether this was the first login of the account.',
      meta: { rows: ['LOGIN-29'] },
      always: [
        { guard: 'isFirst', target: 'looking' },
        { target: 'closed', description: 'It was not.' },
      ],
    },
    looking: {
      description: 'Looks whether the account has been welcomed on this phone.',
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
            description: 'It has.',
          },
          { target: 'open', description: 'It has not.' },
        ],
        onError: { target: 'open', description: 'Not known: the platform says that it is new.' },
      },
      after: { longestWait: { target: 'closed', description: 'Not known in time: too late to welcome.' } },
    },
    open: {
      description: 'The panel shows; from now on the account counts as welcomed.',
      tags: 'open',
      meta: { rows: ['LOGIN-29'] },
      entry: { type: 'markWelcomed', params: ({ context }) => ({ account: context.account }) },
      on: { CLOSE: { target: 'closed', description: 'The player closes it.' } },
    },
    closed: { type: 'final', description: 'No panel.', meta: { rows: ['LOGIN-29'] } },
  },
})
