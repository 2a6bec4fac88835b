import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'

/** One message of the inbox. */
export interface Letter {
  readonly id: string
  readonly title: string
  /** HTML, cleaned where it is shown. */
  readonly content: string
  /** Milliseconds UTC. */
  readonly sentAt: number
  readonly read: boolean
}

export interface LetterContext {
  readonly id: string
  readonly letter: Letter | null
  readonly failure: Failure | null
}

export type LetterEvent =
  | { type: 'RETRY' }
  | { type: 'DELETE' }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'LEAVE' }
  | { type: 'LANGUAGE_CHANGED' }

/** A message opened: it counts as read then, and can be deleted after a question. */
export const letterMachine = setup({
  types: {
    context: {} as LetterContext,
    events: {} as LetterEvent,
    input: {} as { id: string },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'letter' | 'asking' | 'deleting' | 'missing' | 'error',
  },
  actors: {
    loadLetter: callActor<Letter | null, { id: string }>('loadLetter'),
    markRead: callActor<null, { id: string }>('markRead'),
    deleteLetter: callActor<null, { id: string }>('deleteLetter'),
  },
  actions: {
    ...effects,
    /** Back to where the player came from; to the given screen when there is no such place. */
    goBack: (_: unknown, _params: { otherwise: string }) => {},
    keepLetter: assign((_, { letter }: { letter: Letter | null }) => ({ letter, failure: null })),
    noteRead: assign(({ context }) => ({ letter: context.letter && { ...context.letter, read: true } })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    unread: (_, { letter }: { letter: Letter | null }) => letter !== null && !letter.read,
    there: (_, { letter }: { letter: Letter | null }) => letter !== null,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'letter',
  description: 'A message opened: it counts as read then, and can be deleted after a question.',
  options,
  context: ({ input }) => ({ id: input.id, letter: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The message is fetched.',
      tags: 'pending',
      meta: { rows: ['ROUTE-62', 'MSG-09'], screen: '/m/message' },
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'loadLetter',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'unread', params: ({ event }) => ({ letter: event.output }) },
            target: 'marking',
            description: 'It is there, and was not read before.',
            actions: { type: 'keepLetter', params: ({ event }) => ({ letter: event.output }) },
          },
          {
            guard: { type: 'there', params: ({ event }) => ({ letter: event.output }) },
            target: 'shown',
            description: 'It is there.',
            actions: { type: 'keepLetter', params: ({ event }) => ({ letter: event.output }) },
          },
          { target: 'missing', description: 'It has been deleted, or was never this player’s.' },
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
      on: {
        LANGUAGE_CHANGED: {
          target: 'loading',
          reenter: true,
          description: 'Messages come in the player’s language.',
        },
      },
    },
    marking: {
      description: 'It shows, and the platform is told that it has been read.',
      tags: ['pending', 'letter'],
      meta: { rows: ['MSG-09', 'MSG-01'], screen: '/m/message' },
      invoke: {
        id: 'mark',
        src: 'markRead',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'shown',
          description: 'The dot at the messages goes out with the last one.',
          actions: 'noteRead',
        },
        onError: { target: 'shown', description: 'It counts as read with the next look.' },
      },
      after: { longestWait: { target: 'shown', description: 'It counts as read with the next look.' } },
      on: {
        DELETE: { target: 'asking', description: 'The player wants it gone.' },
        LANGUAGE_CHANGED: { target: 'loading', description: 'Messages come in the player’s language.' },
      },
    },
    shown: {
      description: 'The message, to read and to delete.',
      tags: 'letter',
      meta: { rows: ['MSG-09'], screen: '/m/message' },
      on: {
        DELETE: { target: 'asking', description: 'The player wants it gone.' },
        LANGUAGE_CHANGED: { target: 'loading', description: 'Messages come in the player’s language.' },
      },
    },
    asking: {
      description: 'A dialog asks whether the player means it: a deleted message does not come back.',
      tags: ['letter', 'asking'],
      meta: { rows: ['MSG-09'], screen: '/m/message' },
      on: {
        CANCEL: { target: 'shown', description: 'No, or the dialog is closed.' },
        CONFIRM: { target: 'deleting', description: 'Yes.' },
      },
    },
    deleting: {
      description: 'It is being deleted. Tapping again does nothing.',
      tags: ['pending', 'letter', 'deleting'],
      meta: { rows: ['MSG-09'], screen: '/m/message' },
      entry: 'forgetFailure',
      invoke: {
        id: 'delete',
        src: 'deleteLetter',
        input: ({ context }) => ({ id: context.id }),
        onDone: { target: 'gone', description: 'It is gone: back to the others.' },
        onError: {
          target: 'shown',
          description: 'It is not known to be gone: the message says so, and deleting again does no harm.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'shown',
          description: 'It is not known to be gone: the message says so, and deleting again does no harm.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    gone: {
      type: 'final',
      description: 'It is gone: back to the others.',
      meta: { rows: ['MSG-09'], screen: '/m/webEmail' },
      entry: { type: 'goBack', params: { otherwise: '/m/webEmail' } },
    },
    missing: {
      description: 'There is no such message; the screen leads to the others.',
      tags: 'missing',
      meta: { rows: ['MSG-09'], screen: '/m/message' },
      on: { LEAVE: { target: 'gone', description: 'To the others.' } },
    },
    failed: {
      description: 'The message could not be fetched; the screen offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/message' },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
