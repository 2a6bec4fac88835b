import { moneyText } from '../../../machines/shared/money'
import { waitingRewards, type rewardCalls } from '../../../src/platform/calls/rewards'
import type { Example } from './example'
import type { World } from './world'

/** A minimal picture: png by its first eight bytes. */
export const tinyPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]).toString('base64')

/** Inserts a member's bets into the platform's records without playing them. */
export async function bookBets(
  { sandbox }: Pick<World, 'sandbox'>,
  memberId: string,
  count: number,
  more: { stake?: number; gameType?: string; at?: number; state?: 'open' | 'settled' | 'void' } = {},
) {
  const { stake = 10_000, gameType = 'RNG', at = sandbox.clock.now() - 1_000, state = 'settled' } = more
  await sandbox.db
    .insertInto('bet')
    .values(
      Array.from({ length: count }, (_, n) => ({
        memberId,
        key: `booked-${memberId}-${gameType}-${at}-${stake}-${state}-${n}`,
        roundId: 1,
        sessionHash: 'another session',
        vendor: 'SPG',
        nodeId: `booked-${at}-${n}`,
        gameName: 'Bakunawa Moon',
        gameType,
        kind: 'slot' as const,
        stake,
        payout: 0,
        state,
        intent: '{}',
        outcome: '{}',
        due: 0,
        placedAt: at,
        settledAt: state === 'open' ? null : at,
        balanceAfter: 0,
      })),
    )
    .execute()
}

const none = { fields: [], input: null, as: 'tita_baby' }
const rewards = { module: 'REWCEN3', as: 'tita_baby' } as const

/** Calls of rewards, missions, rebate and the VIP club, ordered so that each can succeed. */
export const rewardExamples: { readonly [K in keyof typeof rewardCalls]: Example<K> } = {
  clubLevels: { ...none, wire: 'GET /wps/relay/MCS2_memberClubLevels', module: 'MEMCLUB3' },
  waitingRewards: { ...none, wire: 'GET /wps/relay/MCSFE_getWaitingRewards', module: 'REWCEN3' },
  claimHistory: {
    ...rewards,
    wire: 'GET /wps/relay/MCSFE_getClaimHistory',
    fields: ['pageNo', 'pageSize'],
    input: { pageNo: 1, pageSize: 20 },
  },
  claim: {
    ...rewards,
    wire: 'POST /wps/relay/MCSFE_claim',
    fields: ['requestId', 'kind', 'id', 'amount'],
    input: async (world) => {
      const { list } = await world.call(waitingRewards, null)
      const { id, amount } = list[0]!
      return { requestId: 'an example of a claim', kind: 'reward', id, amount: moneyText(amount) }
    },
  },
  claimOutcome: {
    ...rewards,
    wire: 'GET /wps/relay/MCSFE_getClaimOutcome',
    fields: ['requestId'],
    input: { requestId: 'an example of a claim' },
  },
  uploadPromotionImage: {
    ...rewards,
    wire: 'POST /wps/relay/MCSFE_uploadPromotionImage',
    fields: ['promotionId', 'image'],
    input: { promotionId: 'liga-race', image: tinyPng },
  },
  joinPromotion: {
    ...rewards,
    wire: 'POST /wps/relay/MCSFE_joinPromotion',
    fields: ['requestId', 'promotionId', 'comment', 'images'],
    input: {
      requestId: 'an example of an application',
      promotionId: 'liga-race',
      comment: 'My brother plays for them.',
      images: [],
    },
  },
  joinOutcome: {
    ...rewards,
    wire: 'GET /wps/relay/MCSFE_getJoinOutcome',
    fields: ['requestId'],
    input: { requestId: 'an example of an application' },
  },
  missions: { ...none, wire: 'GET /wps/relay/MCSFE_getMissions', module: 'MISSIONLB3' },
  manualRebate: { ...none, wire: 'GET /wps/relay/MCS2_getManualRebate', module: 'MANPLAYREB3' },
  rebateReport: {
    wire: 'GET /wps/relay/MCS2_getRebateReport',
    module: 'PLYRBT',
    as: 'tita_baby',
    fields: ['from', 'to', 'pageNo', 'pageSize'],
    input: { from: 0, to: 86_400_000, pageNo: 1, pageSize: 20 },
  },
}
