import { referralFriends, referralProgramme, type ReferralFriend } from '../platform/calls/referral'
import type { AnswerOf } from '../platform/call'
import { ask } from './client'
import { sharedPagedList, type Item, type Query } from './paged-list'
import { defineResource } from './resource'
import { currentSession, walletActor } from './root'

export type ReferralProgramme = AnswerOf<typeof referralProgramme>

/** Friends on a page of the list. */
const pageSize = 20

/** What the programme gives and has given (PROMO-11). A reward that was due may have come with the question. */
export const programme = defineResource<ReferralProgramme>(
  async (_, signal) => {
    const answer = await ask(referralProgramme, null, { signal })
    if (/[1-9]/.test(answer.paid)) walletActor()?.send({ type: 'MONEY_MOVED' })
    return answer
  },
  () => false,
)

/** One friend; each carries the currency of the answer it came with. */
export interface ListedFriend extends Item {
  readonly friend: ReferralFriend
  readonly currency: string
}

const listActor = sharedPagedList(async (_: Query, pageNo, signal) => {
  const { list, pageNum, totalPages, currency } = await ask(referralFriends, { pageNo, pageSize }, { signal })
  const items: readonly ListedFriend[] = list.map((friend) => ({ key: friend.id, friend, currency }))
  return { items, pageNum, totalPages }
})

/** Whose friends: what one player has seen is kept apart from another's. */
export const friendsKey = (): string => currentSession()?.userName ?? ''

/** Who came by the link; asked anew with every look at the screen. */
export function friendsActor() {
  return listActor({ key: friendsKey() })
}

/** Shows this player's friends as they are now. */
export function renewFriends(): void {
  const actor = friendsActor()
  actor.send({ type: 'ASK', query: { key: friendsKey() } })
  actor.send({ type: 'RELOAD' })
}

/** Where somebody stands whom the player has brought. */
export type FriendState = 'joined' | 'small' | 'coming' | 'paid'

export function friendState({ depositedAt, reward }: ReferralFriend): FriendState {
  if (reward) return reward.state
  return depositedAt === null ? 'joined' : 'small'
}
