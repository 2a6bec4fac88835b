import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import * as paths from '../shared/paths'

/** One message of the inbox. */
export interface Message {
  readonly id: string
  readonly title: string
  /** HTML, sanitized on render. */
  readonly content: string
  /** Milliseconds UTC. */
  readonly sentAt: number
  readonly read: boolean
}

interface MessageContext {
  readonly id: string
  readonly message: Message | null
  readonly failure: Failure | null
}

type MessageEvent =
  | { type: 'RETRY' }
  | { type: 'DELETE' }
  | { type: 'CANCEL' }
  | { type: 'CONFIRM' }
  | { type: 'LEAVE' }
  | { type: 'LANGUAGE_CHANGED' }

/** An open message: it is marked as read, and can be deleted after a confirmation. */
export const messageMachine = setup({
  types: {
    context: {} as MessageContext,
    events: {} as MessageEvent,
    input: {} as { id: string },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'message' | 'asking' | 'deleting' | 'missing' | 'error',
  },
  actors: {
    loadMessage: callActor<Message | null, { id: string }>('loadMessage'),
    markRead: callActor<null, { id: string }>('markRead'),
    deleteMessage: callActor<null, { id: string }>('deleteMessage'),
  },
  actions: {
    ...effects,
    /** Back to the previous screen; to the given screen if there is none. */
    goBack: (_: unknown, _params: { otherwise: string }) => {},
    keepMessage: assign((_, { message }: { message: Message | null }) => ({ message, failure: null })),
    noteRead: assign(({ context }) => ({ message: context.message && { ...context.message, read: true } })),
    keepFailure: assign(failureKept),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    unread: (_, { message }: { message: Message | null }) => message !== null && !message.read,
    there: (_, { message }: { message: Message | null }) => message !== null,
  },
}).createMachine({
  id: 'message',
  description: 'An open message: it is marked as read, and can be deleted after a confirmation.',
  options,
  context: ({ input }) => ({ id: input.id, message: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The message is fetched.',
      tags: 'pending',
      meta: { rows: ['ROUTE-62', 'MSG-09'], screen: paths.message },
      entry: 'forgetFailure',
      invoke: {
        id: 'load',
        src: 'loadMessage',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'unread', params: ({ event }) => ({ message: event.output }) },
            target: 'marking',
            description: 'The message has loaded and was unread.',
            actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.output }) },
          },
          {
            guard: { type: 'there', params: ({ event }) => ({ message: event.output }) },
            target: 'shown',
            description: 'The message has loaded and was read before.',
            actions: { type: 'keepMessage', params: ({ event }) => ({ message: event.output }) },
          },
          { target: 'missing', description: 'The message was deleted, or never belonged to this player.' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
      on: {
        LANGUAGE_CHANGED: {
          target: 'loading',
          reenter: true,
          description: 'The language has changed, so the message is loaded again.',
        },
      },
    },
    marking: {
      description: 'The message shows and is reported to the platform as read.',
      tags: ['pending', 'message'],
      meta: { rows: ['MSG-09', 'MSG-01'], screen: paths.message },
      invoke: {
        id: 'mark',
        src: 'markRead',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'shown',
          description: 'The unread dot disappears with the last unread message.',
          actions: 'noteRead',
        },
        onError: {
          target: 'shown',
          description: 'The report failed: the message is marked as read the next time it is opened.',
        },
      },
      on: {
        DELETE: { target: 'asking', description: 'The player wants to delete the message.' },
        LANGUAGE_CHANGED: {
          target: 'loading',
          description: 'The language has changed, so the message is loaded again.',
        },
      },
    },
    shown: {
      description: 'The message, with a button to delete it.',
      tags: 'message',
      meta: { rows: ['MSG-09'], screen: paths.message },
      on: {
        DELETE: { target: 'asking', description: 'The player wants to delete the message.' },
        LANGUAGE_CHANGED: {
          target: 'loading',
          description: 'The language has changed, so the message is loaded again.',
        },
      },
    },
    asking: {
      description: 'A dialog asks for confirmation: a deleted message cannot be restored.',
      tags: ['message', 'asking'],
      meta: { rows: ['MSG-09'], screen: paths.message },
      on: {
        CANCEL: { target: 'shown', description: 'The player cancels or closes the dialog.' },
        CONFIRM: { target: 'deleting', description: 'The player confirms.' },
      },
    },
    deleting: {
      description: 'The message is being deleted. Tapping again does nothing.',
      tags: ['pending', 'message', 'deleting'],
      meta: { rows: ['MSG-09'], screen: paths.message },
      entry: 'forgetFailure',
      invoke: {
        id: 'delete',
        src: 'deleteMessage',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'gone',
          description: 'The message is gone; the player returns to the other messages.',
        },
        onError: {
          target: 'shown',
          description:
            'The message may not have been deleted: the screen says so, and deleting again does no harm.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    gone: {
      type: 'final',
      description: 'The message is gone; the player returns to the other messages.',
      meta: { rows: ['MSG-09'], screen: paths.inbox },
      entry: { type: 'goBack', params: { otherwise: paths.inbox } },
    },
    missing: {
      description: 'There is no such message; the screen offers the way to the other messages.',
      tags: 'missing',
      meta: { rows: ['MSG-09'], screen: paths.message },
      on: { LEAVE: { target: 'gone', description: 'The player goes to the other messages.' } },
    },
    failed: {
      description: 'The message could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.message },
      on: { RETRY: { target: 'loading', description: 'The player tries again.' } },
    },
  },
})
