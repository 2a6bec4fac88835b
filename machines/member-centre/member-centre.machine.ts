import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'
import type { MemberFacts } from './member'

interface MemberCentreInput {
  /** Someone is signed in. */
  readonly signedIn: boolean
  /** The player's data from an earlier visit. */
  readonly kept: MemberFacts | null
}

interface MemberCentreContext {
  readonly signedIn: boolean
  readonly facts: MemberFacts | null
  readonly failure: Failure | null
}

type MemberCentreEvent = { type: 'RELOAD' } | { type: 'RETURNED' }

/**
 * The member centre: who is signed in, refreshed each time it opens; a guest is offered the login, and nothing is
 * loaded.
 */
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
    /** Keeps the data for the next visit, in memory only. */
    keepMember: (_: unknown, _params: { facts: MemberFacts }) => {},
    takeFacts: assign((_, { facts }: { facts: MemberFacts }) => ({ facts, failure: null })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isGuest: ({ context }) => !context.signedIn,
    knownBefore: ({ context }) => context.facts !== null,
  },
}).createMachine({
  id: 'member-centre',
  description: 'The member centre: which of the player’s data it shows, and how they stay up to date.',
  options,
  context: ({ input: { signedIn, kept } }) => ({ signedIn, facts: signedIn ? kept : null, failure: null }),
  initial: 'looking',
  states: {
    looking: {
      description: 'Checks whether a guest or a player opened the member centre.',
      meta: { rows: ['MEMBER-03', 'MEMBER-04'] },
      always: [
        { guard: 'isGuest', target: 'guest', description: 'Nobody is signed in.' },
        {
          guard: 'knownBefore',
          target: 'refreshing',
          description: 'The data from an earlier visit shows at once and is refreshed.',
        },
        { target: 'asking' },
      ],
    },
    guest: {
      type: 'final',
      description: 'A guest is invited to log in or register; no member data is loaded.',
      tags: 'guest',
      meta: { rows: ['MEMBER-04', 'MEMBER-37', 'MSG-03', 'MSG-04'], screen: paths.members },
    },
    asking: {
      description: 'Loads name, picture, club and unread messages.',
      tags: 'pending',
      meta: { rows: ['MEMBER-30', 'MSG-04', 'WIRE-25', 'WIRE-51', 'WIRE-53'], screen: paths.members },
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
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    known: {
      description: 'Name, days, VIP label and all entries show.',
      tags: 'content',
      meta: {
        rows: ['MEMBER-03', 'MEMBER-05', 'MEMBER-06', 'MEMBER-07', 'MEMBER-08', 'MEMBER-10', 'MSG-01'],
        screen: paths.members,
      },
      on: {
        RETURNED: { target: 'refreshing', description: 'The page is on screen again.' },
      },
    },
    refreshing: {
      description: 'The known values stay on screen while they are reloaded.',
      tags: ['pending', 'content'],
      meta: { rows: ['MEMBER-30'], screen: paths.members },
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
          description: 'Loading failed: what is already known stays on screen.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    failed: {
      description: 'Nothing could be loaded; the screen offers to try again, and all entries still work.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.members },
      on: { RELOAD: { target: 'asking', description: 'The player tries again.' } },
    },
  },
})
