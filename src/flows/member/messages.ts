import { fromPromise, type ActorRefFrom } from 'xstate'
import { messageMachine, type Message } from '../../../machines/message/message.machine'
import { inbox } from '../../platform/calls/content'
import { deleteMessage, inboxMessage, readMessage } from '../../platform/calls/inbox'
import type { AnswerOf } from '../../platform/call'
import { stepBack } from '../adapters/navigation'
import { call } from '../core/client'
import { boundEffects } from '../core/effects'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'
import { perPlayer } from '../core/lifetime'

export type MessageActor = ActorRefFrom<typeof messageMachine>

/** Messages per page of the inbox. */
const pageSize = 20

export interface ListedMessage extends Item {
  readonly message: AnswerOf<typeof inbox>['list'][number]
}

const listActor = sharedPagedList(
  perPlayer,
  async (_: Query, pageNo, signal) => {
    const { list, pageNum, totalPages } = await call(inbox, { pageNo, pageSize }, { signal })
    const items: readonly ListedMessage[] = list.map((message) => ({ key: message.id, message }))
    return { items, pageNum, totalPages }
  },
  true,
)

const query: Query = { key: 'inbox' }

/** The player's messages, latest first (WIRE-50). */
export const inboxActor = () => listActor(query)

/** Reloads the inbox: picks up new messages, and those read or deleted on another screen. */
export const renewInbox = () => renew(inboxActor())

/** The message chart, bound to the platform. */
export const messageFlow = messageMachine.provide({
  actors: {
    loadMessage: fromPromise<Message | null, { id: string }>(({ input, signal }) =>
      call(inboxMessage, input, { signal }),
    ),
    // Without the chart's signal: leaving the screen does not abort the request.
    markRead: fromPromise<null, { id: string }>(({ input }) => call(readMessage, input).then(() => null)),
    deleteMessage: fromPromise<null, { id: string }>(({ input }) =>
      call(deleteMessage, input).then(() => null),
    ),
  },
  actions: { ...boundEffects, goBack: stepBack },
})
