import { compare, isPositive } from '../../../machines/shared/arithmetic'
import type { AnswerOf } from '../../platform/call'
import { claimHistory, manualRebate, missions, waitingRewards } from '../../platform/calls/rewards'
import { onOffersChange } from './claim'
import { call } from '../core/client'
import { renew, sharedPagedList, type Item, type Query } from '../core/paged-list'
import { promotionsActor } from './promotions'
import { defineResource, sharedResource, type ResourceActor } from '../core/resource'
import { perPlayer } from '../core/lifetime'

export type Rewards = AnswerOf<typeof waitingRewards>
export type Missions = AnswerOf<typeof missions>
export type Mission = Missions['list'][number]
export type GatheredRebate = AnswerOf<typeof manualRebate>
export type Claimed = AnswerOf<typeof claimHistory>['list'][number]

/** What can be claimed (PROMO-02, PROMO-07). */
export const rewards = defineResource<Rewards>(
  (_, signal) => call(waitingRewards, null, { signal }),
  ({ list }) => list.length === 0,
)
export const rewardsActor = sharedResource(rewards, null, perPlayer)

/** The missions of the week, and its ranking. */
export const weekMissions = defineResource<Missions>(
  (_, signal) => call(missions, null, { signal }),
  ({ list }) => list.length === 0,
)
export const weekMissionsActor = sharedResource(weekMissions, null, perPlayer)

/** The accrued rebate. */
export const rebate = defineResource<GatheredRebate>(
  (_, signal) => call(manualRebate, null, { signal }),
  ({ list }) => list.length === 0,
)
export const rebateActor = sharedResource(rebate, null, perPlayer)

/** Keeps a list that claims change up to date; badges count promotions, which change with it. */
export function followClaims(list: ResourceActor): () => void {
  return onOffersChange(() => {
    list.send({ type: 'RELOAD' })
    promotionsActor().send({ type: 'RELOAD' })
    listActor.known()?.send({ type: 'RELOAD' })
  })
}

export interface ListedClaim extends Item {
  readonly claimed: Claimed
}

/** Claims per page of the history. */
const pageSize = 10

const listActor = sharedPagedList(
  perPlayer,
  async (_: Query, pageNo, signal) => {
    const { list, ...page } = await call(claimHistory, { pageNo, pageSize }, { signal })
    return {
      ...page,
      items: list.map((claimed): ListedClaim => ({ key: claimed.number, claimed })),
    }
  },
  true,
)

const query: Query = { key: 'history' }

/** Past claims, latest first; returning shows the loaded ones and reloads. */
export const historyActor = () => listActor(query)

export const renewHistory = () => renew(historyActor())

/** Whether the accrued rebate can be claimed: from the platform's minimum on. */
export function isTakeable({ total, min }: GatheredRebate): boolean {
  return compare(total, min) >= 0 && isPositive(total)
}

/** A mission's progress, in whole percent. */
export function partOf(mission: Mission): number {
  const [part, whole] =
    mission.unit === 'deposits' ? [mission.done.minor, mission.goal.minor] : [mission.done, mission.goal]
  return whole === 0 ? 100 : Math.min(100, Math.floor((part * 100) / whole))
}
