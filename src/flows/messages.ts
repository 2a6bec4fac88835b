import { fromPromise, type ActorRefFrom } from 'xstate'
import { letterMachine, type Letter } from '../../machines/letter/letter.machine'
import { inbox } from '../platform/calls/content'
import { deleteMessage, inboxMessage, readMessage } from '../platform/calls/inbox'
import type { AnswerOf } from '../platform/call'
import { stepBack } from './adapters/navigation'
import { ask } from './client'
import { boundEffects } from './effects'
import { sharedPagedList, type Item, type Query } from './paged-list'
import { currentSession } from './root'

export type LetterActor = ActorRefFrom<typeof letterMachine>

/** Messages on a page of the inbox. */
const pageSize = 20

export interface ListedMessage extends Item {
  readonly message: AnswerOf<typeof inbox>['list'][number]
}

const listActor = sharedPagedList(async (_: Query, pageNo, signal) => {
  const { list, pageNum, totalPages } = await ask(inbox, { pageNo, pageSize }, { signal })
  const items: readonly ListedMessage[] = list.map((message) => ({ key: message.id, message }))
  return { items, pageNum, totalPages }
})

/** Whose inbox: what one player has seen is kept apart from another's. */
export const inboxKey = (): string => currentSession()?.userName ?? ''

/** The player's messages, the latest first (WIRE-50). */
export function inboxActor() {
  return listActor({ key: inboxKey() })
}

/** Shows the inbox as it is now: what was read or deleted on another screen, and what has come. */
export function renewInbox(): void {
  const actor = inboxActor()
  actor.send({ type: 'ASK', query: { key: inboxKey() } })
  actor.send({ type: 'RELOAD' })
}

/** The letter chart bound to the platform. */
export const letterFlow = letterMachine.provide({
  actors: {
    loadLetter: fromPromise<Letter | null, { id: string }>(({ input, signal }) =>
      ask(inboxMessage, input, { signal }),
    ),
    // Without the chart's signal: what is on its way is not called off by leaving the screen.
    markRead: fromPromise<null, { id: string }>(({ input }) => ask(readMessage, input).then(() => null)),
    deleteLetter: fromPromise<null, { id: string }>(({ input }) =>
      ask(deleteMessage, input).then(() => null),
    ),
  },
  actions: { ...boundEffects, goBack: stepBack },
})
