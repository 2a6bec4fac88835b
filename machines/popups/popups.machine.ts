import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'

interface PopupsContext {
  /** Ids of announcements still to be shown; the first one is on screen. */
  readonly queue: readonly string[]
  /** The checkbox "don't show today" of the one on screen. */
  readonly notToday: boolean
}

type PopupsEvent =
  | { type: 'OFFER'; ids: readonly string[] }
  | { type: 'TICK'; on: boolean }
  | { type: 'CLOSE' }

/**
 * Announcements that pop up after signing in: one at a time, and not again today if the player so chooses.
 */
export const popupsMachine = setup({
  types: {
    context: {} as PopupsContext,
    events: {} as PopupsEvent,
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'open' | 'done',
  },
  actors: {
    /** Ids that the player has read, or does not want to see again today. */
    loadHidden: callActor<readonly string[]>('loadHidden'),
    /** Resolves once nothing of higher priority is waiting and no other dialog is open. */
    untilClear: callActor<null>('untilClear'),
  },
  actions: {
    /** Remembers on this phone not to show an announcement again today. */
    hideToday: (_: unknown, _params: { id: string }) => {},
    /** Records on this phone that the account has read an announcement, so that it is not shown again. */
    markRead: (_: unknown, _params: { id: string }) => {},
    keepOffer: assign((_, { ids }: { ids: readonly string[] }) => ({ queue: ids })),
    dropHidden: assign(({ context }, { hidden }: { hidden: readonly string[] }) => ({
      queue: context.queue.filter((id) => !hidden.includes(id)),
    })),
    tick: assign((_, { on }: { on: boolean }) => ({ notToday: on })),
    takeNext: assign(({ context }) => ({ queue: context.queue.slice(1), notToday: false })),
  },
  guards: {
    somethingIn: (_, { ids }: { ids: readonly string[] }) => ids.length > 0,
    nothingLeft: ({ context }) => context.queue.length === 0,
    notToday: ({ context }) => context.notToday,
  },
  delays: { longestWait: limits.longestWait, panelGap: limits.panelGap },
}).createMachine({
  id: 'popups',
  description: 'Announcements that pop up on home, one at a time.',
  options,
  context: { queue: [], notToday: false },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'No announcements have arrived yet.',
      meta: { rows: ['HOME-03'], screen: paths.home },
      on: {
        OFFER: {
          guard: { type: 'somethingIn', params: ({ event }) => ({ ids: event.ids }) },
          target: 'looking',
          description: 'Home has loaded announcements.',
          actions: { type: 'keepOffer', params: ({ event }) => ({ ids: event.ids }) },
        },
      },
    },
    looking: {
      description: 'Leaves out what the player has read, or does not want to see again today.',
      tags: 'pending',
      meta: { rows: ['HOME-03'], screen: paths.home },
      invoke: {
        id: 'hidden',
        src: 'loadHidden',
        onDone: {
          target: 'next',
          actions: { type: 'dropHidden', params: ({ event }) => ({ hidden: event.output }) },
        },
        onError: { target: 'next', description: 'Loading failed: all announcements are kept.' },
      },
    },
    next: {
      description: 'Checks whether any announcements are left.',
      meta: { rows: ['HOME-03'], screen: paths.home },
      always: [
        { guard: 'nothingLeft', target: 'done', description: 'No announcement is left.' },
        { target: 'clearing', description: 'There is another announcement.' },
      ],
    },
    clearing: {
      description: 'Waits until nothing of higher priority is waiting and no other dialog is open.',
      tags: 'pending',
      meta: { rows: ['HOME-03'], screen: paths.home },
      invoke: {
        id: 'clear',
        src: 'untilClear',
        onDone: 'showing',
        onError: {
          target: 'done',
          description: 'The wait failed: no announcement shows, so that there are never two dialogs at once.',
        },
      },
      after: {
        longestWait: {
          target: 'done',
          description: 'The wait took too long: it is too late to interrupt the player.',
        },
      },
    },
    showing: {
      description: 'One announcement, with a checkbox to hide it for today.',
      tags: 'open',
      meta: { rows: ['HOME-02', 'HOME-03'], screen: paths.home },
      on: {
        TICK: { actions: { type: 'tick', params: ({ event }) => ({ on: event.on }) } },
        CLOSE: [
          {
            guard: 'notToday',
            target: 'pausing',
            description: 'The player closes the announcement and hides it for today.',
            actions: [
              { type: 'hideToday', params: ({ context }) => ({ id: context.queue[0] ?? '' }) },
              'takeNext',
            ],
          },
          {
            target: 'pausing',
            description: 'The player closes the announcement: it does not show for this account again.',
            actions: [
              { type: 'markRead', params: ({ context }) => ({ id: context.queue[0] ?? '' }) },
              'takeNext',
            ],
          },
        ],
      },
    },
    pausing: {
      description: 'Waits until the last announcement has disappeared before showing the next.',
      meta: { rows: ['HOME-03'], screen: paths.home },
      after: { panelGap: { target: 'next', description: 'The last announcement has disappeared.' } },
    },
    done: {
      type: 'final',
      description: 'No more announcements show on this visit.',
      tags: 'done',
      meta: { rows: ['HOME-03'], screen: paths.home },
    },
  },
})
