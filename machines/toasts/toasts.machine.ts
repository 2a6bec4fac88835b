import { assign, setup } from 'xstate'
import { options, type ChartMeta } from '../shared/chart'
import type { Notice } from '../shared/effects'
import { limits } from '../shared/limits'

interface ToastsContext {
  readonly current: Notice | null
  readonly waiting: readonly Notice[]
}

type ToastsEvent = { type: 'SHOW'; notice: Notice } | { type: 'DISMISS' } | { type: 'STOP_WAITING' }

/** At most this many toasts wait behind the one on screen: older ones are dropped. */
const longestQueue = 3

const same = (a: Notice | null, b: Notice) => a !== null && a.text === b.text && a.kind === b.kind

/** How long a toast is shown, in milliseconds (CONST-18..20, rulings: CONST-15). */
export function showTime(notice: Notice | null): number {
  if (notice?.milliseconds !== undefined) return notice.milliseconds
  if (notice?.kind === 'loading') return limits.longestWait
  if (notice?.kind === 'success') return limits.successToast
  return notice?.kind === 'offline' ? limits.longToast : limits.toast
}

/** Short messages at the top of the screen, one at a time. */
export const toastsMachine = setup({
  types: {
    context: {} as ToastsContext,
    events: {} as ToastsEvent,
    meta: {} as ChartMeta,
    tags: {} as 'showing',
  },
  delays: { showTime: ({ context }) => showTime(context.current) },
  guards: {
    moreWaiting: ({ context }) => context.waiting.length > 0,
    alreadyShown: ({ context }, { notice }: { notice: Notice }) =>
      same(context.current, notice) || context.waiting.some((other) => same(other, notice)),
    loadingShows: ({ context }) => context.current?.kind === 'loading',
    loadingWaits: ({ context }) => context.waiting.some(({ kind }) => kind === 'loading'),
    queueFull: ({ context }) => context.waiting.length >= longestQueue,
  },
  actions: {
    show: assign((_, { notice }: { notice: Notice }) => ({ current: notice })),
    queue: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: [...context.waiting, notice],
    })),
    queueInsteadOfOldest: assign(({ context }, { notice }: { notice: Notice }) => ({
      waiting: [...context.waiting.slice(1), notice],
    })),
    showNext: assign(({ context }) => ({
      current: context.waiting[0] ?? null,
      waiting: context.waiting.slice(1),
    })),
    dropLoading: assign(({ context }) => ({
      waiting: context.waiting.filter(({ kind }) => kind !== 'loading'),
    })),
    clear: assign({ current: null }),
  },
}).createMachine({
  id: 'toasts',
  description: 'Short messages at the top of the screen, one at a time.',
  options,
  context: { current: null, waiting: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: 'No message shows.',
      meta: { rows: ['ERROR-46'] },
      on: {
        SHOW: {
          target: 'showing',
          actions: { type: 'show', params: ({ event }) => ({ notice: event.notice }) },
        },
      },
    },
    showing: {
      description: 'A message shows until its time is up or the player closes it.',
      tags: 'showing',
      meta: { rows: ['ERROR-46', 'ERROR-47', 'ERROR-48', 'CONST-18', 'CONST-19', 'CONST-20'] },
      after: { showTime: { target: 'next', description: 'The message has been shown for its full time.' } },
      on: {
        DISMISS: { target: 'next', description: 'The player closes the message.' },
        STOP_WAITING: [
          {
            guard: 'loadingShows',
            target: 'next',
            description: 'The awaited result has arrived: the loading message disappears at once.',
          },
          {
            guard: 'loadingWaits',
            description: 'The result arrived before its loading message was shown: the message is dropped.',
            actions: 'dropLoading',
          },
        ],
        SHOW: [
          {
            guard: { type: 'alreadyShown', params: ({ event }) => ({ notice: event.notice }) },
            description: 'The same message is already on screen or waiting.',
            actions: [],
          },
          {
            guard: 'loadingShows',
            target: 'showing',
            reenter: true,
            description: 'A new message replaces a loading message.',
            actions: { type: 'show', params: ({ event }) => ({ notice: event.notice }) },
          },
          {
            guard: 'queueFull',
            description: 'Too many messages: the oldest waiting one is dropped.',
            actions: { type: 'queueInsteadOfOldest', params: ({ event }) => ({ notice: event.notice }) },
          },
          {
            description: 'The new message waits for its turn.',
            actions: { type: 'queue', params: ({ event }) => ({ notice: event.notice }) },
          },
        ],
      },
    },
    next: {
      description: 'Checks whether another message is waiting.',
      meta: { rows: ['ERROR-46'] },
      always: [
        {
          guard: 'moreWaiting',
          target: 'showing',
          actions: 'showNext',
          description: 'Another message is waiting and shows next.',
        },
        { target: 'quiet', actions: 'clear', description: 'No other message is waiting.' },
      ],
    },
  },
})
