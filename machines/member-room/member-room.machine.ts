import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** Which address was opened: member home, or the VIP room. */
export type RoomAddress = 'home' | 'benefits'

/** Where each of them is. */
export const roomRoutes = { home: '/m/member/home', benefits: '/m/member/benefits' } as const

/** What is known of a member, as far as the chart reads it. */
export interface RoomFacts {
  /** The VIP benefit is on: the VIP room shows instead of member home (PROMO-09). */
  readonly clubOn: boolean
  /** Number of the picture that the member has chosen. */
  readonly icon: string
}

export interface RoomContext {
  readonly at: RoomAddress
  readonly facts: RoomFacts | null
  /** The picture that is about to be chosen. */
  readonly pick: string | null
  readonly failure: Failure | null
}

export type RoomEvent =
  | { type: 'RETRY' }
  | { type: 'CHOOSE' }
  | { type: 'CLOSE' }
  | { type: 'PICK'; icon: string }

/** Member home and the VIP room: two faces of one screen, and the choice of a picture. */
export const memberRoomMachine = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomEvent,
    input: {} as { at: RoomAddress },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'content' | 'choosing' | 'saving' | 'error',
  },
  actors: {
    loadRoom: callActor<RoomFacts, { at: RoomAddress }>('loadRoom'),
    saveIcon: callActor<Answer<null>, { icon: string }>('saveIcon'),
    readIcon: callActor<string>('readIcon'),
  },
  actions: {
    ...effects,
    keepFacts: assign((_, { facts }: { facts: RoomFacts }) => ({ facts, failure: null })),
    keepPick: assign((_, { icon }: { icon: string }) => ({ pick: icon, failure: null })),
    wearPick: assign(({ context: { facts, pick } }) => ({
      facts: facts && { ...facts, icon: pick ?? facts.icon },
      pick: null,
      failure: null,
    })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null, pick: null }),
  },
  guards: {
    belongsHere: ({ context }, { facts }: { facts: RoomFacts }) =>
      facts.clubOn === (context.at === 'benefits'),
    isRoom: ({ context }) => context.at === 'benefits',
    isWorn: ({ context }, { icon }: { icon: string }) => context.facts?.icon === icon,
    saidYes: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    isPick: ({ context }, { icon }: { icon: string }) => icon === context.pick,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'member-room',
  description: 'Member home or the VIP room, whichever counts, and the picture that the player chooses.',
  options,
  context: ({ input }) => ({ at: input.at, facts: null, pick: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asks who this is, and whether the VIP benefit is on.',
      tags: 'pending',
      meta: { rows: ['MEMBER-36', 'PROMO-08', 'WIRE-25', 'WIRE-17'], screen: '/m/member/benefits' },
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'loadRoom',
        input: ({ context }) => ({ at: context.at }),
        onDone: [
          {
            guard: { type: 'belongsHere', params: ({ event }) => ({ facts: event.output }) },
            target: 'shown',
            description: 'This is the face that counts.',
            actions: { type: 'keepFacts', params: ({ event }) => ({ facts: event.output }) },
          },
          { target: 'elsewhere', description: 'The other one counts.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'failed',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    shown: {
      description: 'Picture, name and facts of the account; in the VIP room level, way and benefits as well.',
      tags: 'content',
      meta: {
        rows: ['ROUTE-17', 'ROUTE-18', 'MEMBER-36', 'PROMO-08', 'PROMO-09'],
        screen: '/m/member/benefits',
      },
      on: { CHOOSE: { target: 'choosing', description: 'Another picture is wanted.' } },
    },
    choosing: {
      description: 'The pictures to choose from.',
      tags: ['content', 'choosing'],
      meta: { rows: ['MEMBER-36', 'WIRE-17'], screen: '/m/member/benefits' },
      on: {
        CLOSE: {
          target: 'shown',
          description: 'The picture stays.',
          actions: 'forgetFailure',
        },
        PICK: [
          {
            guard: { type: 'isWorn', params: ({ event }) => ({ icon: event.icon }) },
            target: 'shown',
            description: 'That is the one already.',
            actions: 'forgetFailure',
          },
          {
            target: 'saving',
            description: 'Another one.',
            actions: { type: 'keepPick', params: ({ event }) => ({ icon: event.icon }) },
          },
        ],
      },
    },
    saving: {
      description: 'The choice is on its way. Tapping again does nothing.',
      tags: ['pending', 'content', 'choosing', 'saving'],
      meta: { rows: ['WIRE-16'], screen: '/m/member/benefits' },
      invoke: {
        id: 'save',
        src: 'saveIcon',
        input: ({ context }) => ({ icon: context.pick ?? '' }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'shown',
            description: 'The picture is the chosen one.',
            actions: ['wearPick', { type: 'notify', params: { kind: 'success', text: 'change-saved' } }],
          },
          {
            target: 'choosing',
            description: 'The platform says no; the reason shows.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'looking',
          description: 'Not known whether it was saved: looks.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'looking',
          description: 'No answer in time: looks.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    looking: {
      description: 'Looks which picture the platform has now.',
      tags: ['pending', 'content', 'choosing', 'saving'],
      meta: { rows: ['WIRE-17'], screen: '/m/member/benefits' },
      invoke: {
        id: 'look',
        src: 'readIcon',
        onDone: [
          {
            guard: { type: 'isPick', params: ({ event }) => ({ icon: event.output }) },
            target: 'shown',
            description: 'It was saved after all.',
            actions: ['wearPick', { type: 'notify', params: { kind: 'success', text: 'change-saved' } }],
          },
          { target: 'choosing', description: 'It was not saved; the reason shows.' },
        ],
        onError: {
          target: 'choosing',
          description: 'Still not known; the reason shows, and choosing again is safe.',
        },
      },
      after: {
        longestWait: { target: 'choosing', description: 'Still not known; choosing again is safe.' },
      },
    },
    failed: {
      description: 'It could not be loaded; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/member/benefits' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
    elsewhere: {
      description: 'Leads to the face that counts; the address follows.',
      meta: { rows: ['ROUTE-18', 'PROMO-09'] },
      always: [
        {
          guard: 'isRoom',
          target: 'left',
          description: 'The benefit is off.',
          actions: { type: 'goTo', params: { to: '/m/member/home', replace: true } },
        },
        {
          target: 'left',
          description: 'The benefit is on.',
          actions: { type: 'goTo', params: { to: '/m/member/benefits', replace: true } },
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
