import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'

/** Which address was opened: member home, or the VIP room. */
export type ProfileAddress = 'home' | 'benefits'

/** The paths of both. */
export const profileRoutes = { home: paths.memberHome, benefits: paths.benefits } as const

/** The part of a member's data that the chart reads. */
export interface ProfileFacts {
  /** The VIP benefit is on: the VIP room replaces member home (PROMO-09). */
  readonly clubOn: boolean
  /** Number of the picture the member chose. */
  readonly icon: string
}

interface ProfileContext {
  readonly at: ProfileAddress
  readonly facts: ProfileFacts | null
  /** The picture being chosen. */
  readonly pick: string | null
  readonly failure: Failure | null
}

type ProfileEvent =
  | { type: 'RETRY' }
  | { type: 'CHOOSE' }
  | { type: 'CLOSE' }
  | { type: 'PICK'; icon: string }

/** Member home and the VIP room: two views of one screen, and the choice of a picture. */
export const memberProfileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    /** With the profile known from an earlier visit to the screen. */
    input: {} as { at: ProfileAddress; facts: ProfileFacts | null },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'choosing' | 'saving' | 'error',
  },
  actors: {
    loadProfile: callActor<ProfileFacts, { at: ProfileAddress }>('loadProfile'),
    saveIcon: callActor<Answer<null>, { icon: string }>('saveIcon'),
    readIcon: callActor<string>('readIcon'),
  },
  actions: {
    ...effects,
    keepFacts: assign((_, { facts }: { facts: ProfileFacts }) => ({ facts, failure: null })),
    keepPick: assign((_, { icon }: { icon: string }) => ({ pick: icon, failure: null })),
    wearPick: assign(({ context: { facts, pick } }) => ({
      facts: facts && { ...facts, icon: pick ?? facts.icon },
      pick: null,
      failure: null,
    })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null, pick: null }),
  },
  guards: {
    belongsHere: ({ context }, { facts }: { facts: ProfileFacts }) =>
      facts.clubOn === (context.at === 'benefits'),
    isKnown: ({ context }) => context.facts !== null,
    isBenefits: ({ context }) => context.at === 'benefits',
    isWorn: ({ context }, { icon }: { icon: string }) => context.facts?.icon === icon,
    accepted: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    isPick: ({ context }, { icon }: { icon: string }) => icon === context.pick,
  },
}).createMachine({
  id: 'member-profile',
  description: 'Member home or the VIP room, whichever applies, and choosing a profile picture.',
  options,
  context: ({ input }) => ({ at: input.at, facts: input.facts, pick: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description:
        'Loads the player’s profile and whether the VIP benefit is on; what an earlier visit has loaded shows.',
      tags: 'pending',
      meta: { rows: ['MEMBER-36', 'PROMO-08', 'WIRE-25', 'WIRE-17'], screen: paths.benefits },
      entry: 'forgetFailure',
      on: {
        CHOOSE: {
          guard: 'isKnown',
          target: 'choosing',
          description: 'The player wants another picture before the profile is loaded again.',
        },
      },
      invoke: {
        id: 'load',
        src: 'loadProfile',
        input: ({ context }) => ({ at: context.at }),
        onDone: [
          {
            guard: { type: 'belongsHere', params: ({ event }) => ({ facts: event.output }) },
            target: 'shown',
            description: 'This screen applies to the player.',
            actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
          },
          { target: 'elsewhere', description: 'The other screen applies to the player.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    shown: {
      description: 'Picture, name and account details; in the VIP room also level, progress and benefits.',
      tags: 'content',
      meta: {
        rows: ['ROUTE-17', 'ROUTE-18', 'MEMBER-36', 'PROMO-08', 'PROMO-09'],
        screen: paths.benefits,
      },
      on: { CHOOSE: { target: 'choosing', description: 'The player wants another picture.' } },
    },
    choosing: {
      description: 'The available pictures show, to choose from.',
      tags: ['content', 'choosing'],
      meta: { rows: ['MEMBER-36', 'WIRE-17'], screen: paths.benefits },
      on: {
        CLOSE: {
          target: 'shown',
          description: 'The player closes the selection; the picture stays the same.',
          actions: 'forgetFailure',
        },
        PICK: [
          {
            guard: { type: 'isWorn', params: ({ event }) => ({ icon: event.icon }) },
            target: 'shown',
            description: 'That picture is already in use.',
            actions: 'forgetFailure',
          },
          {
            target: 'saving',
            description: 'The player chooses another picture.',
            actions: { type: 'keepPick', params: ({ event }) => ({ icon: event.icon }) },
          },
        ],
      },
    },
    saving: {
      description: 'The choice is being sent. Tapping again does nothing.',
      tags: ['pending', 'content', 'choosing', 'saving'],
      meta: { rows: ['WIRE-16'], screen: paths.benefits },
      invoke: {
        id: 'save',
        src: 'saveIcon',
        input: ({ context }) => ({ icon: context.pick ?? '' }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'shown',
            description: 'The chosen picture is in use.',
            actions: ['wearPick', { type: 'notify', params: { kind: 'success', text: 'change-saved' } }],
          },
          {
            target: 'choosing',
            description: 'The platform refuses the picture; the reason shows.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'looking',
          description: 'It is unclear whether the picture was saved: this is checked next.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    looking: {
      description: 'Checks which picture the platform has now.',
      tags: ['pending', 'content', 'choosing', 'saving'],
      meta: { rows: ['WIRE-17'], screen: paths.benefits },
      invoke: {
        id: 'look',
        src: 'readIcon',
        onDone: [
          {
            guard: { type: 'isPick', params: ({ event }) => ({ icon: event.output }) },
            target: 'shown',
            description: 'The picture was saved after all.',
            actions: ['wearPick', { type: 'notify', params: { kind: 'success', text: 'change-saved' } }],
          },
          { target: 'choosing', description: 'The picture was not saved; the reason shows.' },
        ],
        onError: {
          target: 'choosing',
          description:
            'It is still unclear whether the picture was saved; the reason shows, and choosing again does no harm.',
        },
      },
    },
    failed: {
      description: 'Loading failed; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.benefits },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    elsewhere: {
      description: 'Opens the screen that applies and updates the address.',
      meta: { rows: ['ROUTE-18', 'PROMO-09'] },
      always: [
        {
          guard: 'isBenefits',
          target: 'left',
          description: 'The VIP benefit is off: member home opens.',
          actions: { type: 'goTo', params: { to: paths.memberHome, replace: true } },
        },
        {
          target: 'left',
          description: 'The VIP benefit is on: the VIP room opens.',
          actions: { type: 'goTo', params: { to: paths.benefits, replace: true } },
        },
      ],
    },
    left: {
      type: 'final',
      description: 'The other screen opens.',
      meta: { rows: ['ROUTE-18'] },
    },
  },
})
