import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'

export interface PopupsContext {
  /** Ids of announcements still to be shown, the first one being in front. */
  readonly queue: readonly string[]
  /** The box "don't show today" of the one in front. */
  readonly notToday: boolean
}

export type PopupsEvent =
  | { type: 'OFFER'; ids: readonly string[] }
  | { type: 'TICK'; on: boolean }
  | { type: 'CLOSE' }
  | { type: 'SIGNED_OUT' }

/** Announcements that come by themselves after signing in: one at a time, and not again today if the player says so. */
export const popupsMachine = setup({
  types: {
    context: {} as PopupsContext,
    events: {} as PopupsEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open' | 'done',
  },
  actors: {
    /** Ids that the player does not want to see again today. */
    loadHidden: callActor<readonly string[]>('loadHidden'),
    /** Answers once no other dialog is in front. */
    untilClear: callActor<null>('untilClear'),
  },
  actions: {
    /** Notes on this phone that an announcement is not to be shown again today. */
    hideToday: (_: unknown, _params: { id: string }) => {},
    keepOffer: assign((_, { ids }: { ids: readonly string[] }) => ({ queue: ids })),
    dropHidden: assign(({ context }, { hidden }: { hidden: readonly string[] }) => ({
      queue: context.queue.filter((id) => !hidden.includes(id)),
    })),
    tick: assign((_, { on }: { on: boolean }) => ({ notToday: on })),
    takeNext: assign(({ context }) => ({ queue: context.queue.slice(1), notToday: false })),
    forget: assign({ queue: [], notToday: false }),
  },
  guards: {
    somethingIn: (_, { ids }: { ids: readonly string[] }) => ids.length > 0,
    nothingLeft: ({ context }) => context.queue.length === 0,
    notToday: ({ context }) => context.notToday,
  },
  delays: { longestWait: limits.longestWait, pause: limits.panelPause },
}).createMachine({
  id: 'popups',
  description: 'Announcements that come by themselves on home, one at a time.',
  options,
  context: { queue: [], notToday: false },
  initial: 'waiting',
  on: {
    SIGNED_OUT: { target: '.waiting', actions: 'forget', description: 'The next player gets their own.' },
  },
  states: {
    waiting: {
      description: 'No announcements are known yet, or nobody is signed in.',
      meta: { rows: ['HOME-03'], screen: '/m/home' },
      on: {
        OFFER: {
          guard: { type: 'somethingIn', params: ({ event }) => ({ ids: event.ids }) },
          target: 'looking',
          description: 'Home has brought some.',
          actions: { type: 'keepOffer', params: ({ event }) => ({ ids: event.ids }) },
        },
      },
    },
    looking: {
      description: 'Leaves out what the player does not want to see again today.',
      tags: 'pending',
      meta: { rows: ['HOME-03'], screen: '/m/home' },
      invoke: {
        id: 'hidden',
        src: 'loadHidden',
        onDone: {
          target: 'next',
          actions: { type: 'dropHidden', params: ({ event }) => ({ hidden: event.output }) },
        },
        onError: { target: 'next', description: 'Not known: all of them.' },
      },
      after: { longestWait: { target: 'done', description: 'Too late to interrupt anybody.' } },
    },
    next: {
      description: 'Looks whether one is left.',
      meta: { rows: ['HOME-03'], screen: '/m/home' },
      always: [
        { guard: 'nothingLeft', target: 'done', description: 'That was the last one.' },
        { target: 'clearing', description: 'Another one.' },
      ],
    },
    clearing: {
      description: 'Waits until no other dialog is in front: at most one at a time.',
      tags: 'pending',
      meta: { rows: ['HOME-03'], screen: '/m/home' },
      invoke: {
        id: 'clear',
        src: 'untilClear',
        onDone: 'showing',
        onError: { target: 'done', description: 'Rather none than two at a time.' },
      },
      after: { longestWait: { target: 'done', description: 'Too late to interrupt anybody.' } },
    },
    showing: {
      description: 'One announcement, with a box for not today.',
      tags: 'open',
      meta: { rows: ['HOME-02', 'HOME-03'], screen: '/m/home' },
      on: {
        TICK: { actions: { type: 'tick', params: ({ event }) => ({ on: event.on }) } },
        CLOSE: [
          {
            guard: 'notToday',
            target: 'pausing',
            description: 'Closed, and not again today.',
            actions: [
              { type: 'hideToday', params: ({ context }) => ({ id: context.queue[0] ?? '' }) },
              'takeNext',
            ],
          },
          { target: 'pausing', actions: 'takeNext', description: 'Closed.' },
        ],
      },
    },
    pausing: {
      description: 'Lets the last one leave before the next one comes.',
      meta: { rows: ['HOME-03'], screen: '/m/home' },
      after: { pause: { target: 'next', description: 'It is out of sight.' } },
    },
    done: {
      description: 'Nothing more for this visit.',
      tags: 'done',
      meta: { rows: ['HOME-03'], screen: '/m/home' },
    },
  },
})
