import { isPositive } from '../../../machines/shared/arithmetic'
import { referralFriends, referralProgramme, type ReferralFriend } from '../../platform/calls/referral'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'
import { defineResource, sharedResource } from '../core/resource'
import { perPlayer } from '../core/lifetime'
import { walletActor } from '../core/root'

export type ReferralProgramme = AnswerOf<typeof referralProgramme>

/** Friends per page of the list. */
const pageSize = 20

/**
 * The programme's terms and results (PROMO-11). A reward that was due may have been paid by the time of the
 * answer.
 */
export const programme = defineResource<ReferralProgramme>(
  async (_, signal) => {
    const answer = await call(referralProgramme, null, { signal })
    if (isPositive(answer.paid)) walletActor()?.send({ type: 'MONEY_MOVED' })
    return answer
  },
  () => false,
)
export const programmeActor = sharedResource(programme, null, perPlayer)

export interface ListedFriend extends Item {
  readonly friend: ReferralFriend
}

const listActor = sharedPagedList(
  perPlayer,
  async (_: Query, pageNo, signal) => {
    const { list, pageNum, totalPages } = await call(referralFriends, { pageNo, pageSize }, { signal })
    const items: readonly ListedFriend[] = list.map((friend) => ({ key: friend.id, friend }))
    return { items, pageNum, totalPages }
  },
  true,
)

const query: Query = { key: 'friends' }

/** Friends who joined through the link; reloaded on every visit to the screen. */
export const friendsActor = () => listActor(query)

/** Loads the player's current friends. */
export const renewFriends = () => renew(friendsActor())

/** The state of a friend the player has brought. */
export type FriendState = 'joined' | 'small' | 'coming' | 'paid'

export function friendState({ depositedAt, reward }: ReferralFriend): FriendState {
  if (reward) return reward.state
  return depositedAt === null ? 'joined' : 'small'
}
