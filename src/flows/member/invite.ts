import { referralFriends, referralProgramme, type ReferralFriend } from '../../platform/calls/referral'
import type { AnswerOf } from '../../platform/call'
import { call } from '../core/client'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'
import { defineResource, sharedResource } from '../core/resource'
import { perPlayer } from '../core/lifetime'
import { notePayments } from '../core/payments'

export type ReferralProgramme = AnswerOf<typeof referralProgramme>

/** Friends per page of the list. */
const pageSize = 20

/** The programme's terms and results (PROMO-11). */
export const programme = defineResource<ReferralProgramme>(
  (_, signal) => call(referralProgramme, null, { signal }),
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
    notePayments(list.map(({ reward }) => (reward?.state === 'paid' ? reward.at : null)))
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
