import { minorOf } from '../../machines/shared/amount'
import type { AnswerOf } from '../platform/call'
import { claimHistory, manualRebate, missions, waitingRewards } from '../platform/calls/rewards'
import { onOffersChange } from './claim'
import { ask } from './client'
import { sharedPagedList, type Item, type Query } from './paged-list'
import { promotionsActor } from './promotions'
import { defineResource, type ResourceActor } from './resource'
import { currentSession } from './root'

export type Rewards = AnswerOf<typeof waitingRewards>
export type Missions = AnswerOf<typeof missions>
export type Mission = Missions['list'][number]
export type GatheredRebate = AnswerOf<typeof manualRebate>
export type Claimed = AnswerOf<typeof claimHistory>['list'][number]

/** What waits to be claimed (PROMO-02, PROMO-07). */
export const rewards = defineResource<Rewards>(
  (_, signal) => ask(waitingRewards, null, { signal }),
  ({ list }) => list.length === 0,
)

/** The missions of the week, and its ranking. */
export const weekMissions = defineResource<Missions>(
  (_, signal) => ask(missions, null, { signal }),
  ({ list }) => list.length === 0,
)

/** The rebate that has gathered. */
export const rebate = defineResource<GatheredRebate>(
  (_, signal) => ask(manualRebate, null, { signal }),
  ({ list }) => list.length === 0,
)

/** Keeps a list fresh that claims change; the badges count promotions, which change with it. */
export function followClaims(list: ResourceActor): () => void {
  return onOffersChange(() => {
    list.send({ type: 'RELOAD' })
    promotionsActor().send({ type: 'RELOAD' })
    history?.send({ type: 'RELOAD' })
  })
}

export interface ListedClaim extends Item {
  readonly claimed: Claimed
  readonly currency: string
}

/** Claims on a page of the history. */
const pageSize = 10

const listActor = sharedPagedList(async (_: Query, pageNo, signal) => {
  const { list, currency, ...page } = await ask(claimHistory, { pageNo, pageSize }, { signal })
  return {
    ...page,
    items: list.map((claimed): ListedClaim => ({ key: claimed.number, claimed, currency })),
  }
})

let history: ReturnType<typeof listActor> | null = null

/** What one player has claimed is kept apart from another's. */
export const historyQuery = (): Query => ({ key: currentSession()?.userName ?? '' })

/** What was claimed, the latest first; coming back finds it in hand and asks again. */
export function historyActor() {
  history ??= listActor(historyQuery())
  return history
}

/** Whether what has gathered may be taken: from the platform's least amount on. */
export function isTakeable({ total, least }: GatheredRebate): boolean {
  return (minorOf(total) ?? 0) >= (minorOf(least) ?? 0) && /[1-9]/.test(total)
}

/** How far a mission is, whole per cent: counts and amounts alike are decimal text. */
export function partOf({ done, goal }: Mission): number {
  const [part, whole] = [minorOf(done) ?? 0, minorOf(goal) ?? 0]
  return whole === 0 ? 100 : Math.min(100, Math.floor((part * 100) / whole))
}
