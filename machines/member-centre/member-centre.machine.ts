import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import type { MemberFacts } from './member'

export interface MemberCentreInput {
  /** Somebody is signed in. */
  readonly signedIn: boolean
  /** What is known of him from an earlier look. */
  readonly kept: MemberFacts | null
}

export interface MemberCentreContext {
  readonly signedIn: boolean
  readonly facts: MemberFacts | null
  readonly failure: Failure | null
}

export type MemberCentreEvent = { type: 'RELOAD' } | { type: 'RETURNED' }

/** The member centre: who is signed in, fresh each time it opens; a guest is offered the login and nothing is asked. */
export const memberCentreMachine = setup({
  types: {
    context: {} as MemberCentreContext,
    events: {} as MemberCentreEvent,
    input: {} as MemberCentreInput,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'guest' | 'content' | 'error',
  },
  actors: { loadMember: callActor<MemberFacts>('loadMember') },
  actions: {
    /** Keeps what is known for the next look, in memory only. */
    keepMember: (_: unknown, _params: { facts: MemberFacts }) => {},
    takeFacts: assign((_, { facts }: { facts: MemberFacts }) => ({ facts, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isGuest: ({ context }) => !context.signedIn,
    knownBefore: ({ context }) => context.facts !== null,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'member-centre',
  description: 'The member centre: what it shows of a player, and how that is kept fresh.',
  options,
  context: ({ input: { signedIn, kept } }) => ({ signedIn, facts: signedIn ? kept : null, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Looks who opened it.',
      meta: { rows: ['MEMBER-03', 'MEMBER-04'] },
      always: [
        { guard: 'isGuest', target: 'guest', description: 'Nobody is signed in.' },
        {
          guard: 'knownBefore',
          target: 'refreshing',
          description: 'Seen before: it shows, and is refreshed.',
        },
        { target: 'asking' },
      ],
    },
    guest: {
      type: 'final',
      description: 'A guest is offered to log in or to register; nothing of a member is asked for.',
      tags: 'guest',
      meta: { rows: ['MEMBER-04', 'MEMBER-37', 'MSG-03', 'MSG-04'], screen: '/m/mine' },
    },
    asking: {
      description: 'Asks who this is: name, picture, club and unread messages.',
      tags: 'pending',
      meta: { rows: ['MEMBER-30', 'MSG-04', 'WIRE-25', 'WIRE-51', 'WIRE-53'], screen: '/m/mine' },
      entry: 'forgetFailure',
      invoke: {
        id: 'member',
        src: 'loadMember',
        onDone: {
          target: 'known',
          actions: [
            { type: 'takeFacts', params: ({ event }) => ({ facts: event.output }) },
            { type: 'keepMember', params: ({ event }) => ({ facts: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
        },
      },
    },
    known: {
      description: 'Name, days, VIP label and everything that leads on.',
      tags: 'content',
      meta: {
        rows: ['MEMBER-03', 'MEMBER-05', 'MEMBER-06', 'MEMBER-07', 'MEMBER-08', 'MEMBER-10', 'MSG-01'],
        screen: '/m/mine',
      },
      on: {
        RETURNED: { target: 'refreshing', description: 'The page was left and is looked at again.' },
      },
    },
    refreshing: {
      description: 'What is known shows while it is asked for again.',
      tags: ['pending', 'content'],
      meta: { rows: ['MEMBER-30'], screen: '/m/mine' },
      entry: 'forgetFailure',
      invoke: {
        id: 'again',
        src: 'loadMember',
        onDone: {
          target: 'known',
          actions: [
            { type: 'takeFacts', params: ({ event }) => ({ facts: event.output }) },
            { type: 'keepMember', params: ({ event }) => ({ facts: event.output }) },
          ],
        },
        onError: {
          target: 'known',
          description: 'What was known stays.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        longestWait: {
          target: 'known',
          description: 'No answer in time: what was known stays.',
          actions: { type: 'keepFailure', params: { error: { code: 'timeout' } } },
        },
      },
    },
    failed: {
      description: 'Nothing could be loaded; the screen offers another try, and every entry still works.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/mine' },
      on: { RELOAD: { target: 'asking', description: 'The player tries again.' } },
    },
  },
})
