import { agentRebate, teamBetting } from '../../../machines/record/team-pages'
import type { AnswerOf } from '../../platform/call'
import { agentRebates, teamBets } from '../../platform/calls/team'
import { call } from '../core/client'
import { shownSums } from '../records/bet-record'
import { defineRecord, type Entry } from '../records/record'

/** An agent's records listed by day: bets of the team, and earnings from the agent's own rates. */

export type TeamBet = AnswerOf<typeof teamBets>['list'][number]
export type TeamBetSums = AnswerOf<typeof teamBets>['total']

export interface TeamBetRow extends Entry {
  readonly bet: TeamBet
}

/** Bets of the team (ROUTE-24). */
export const teamBetRecord = defineRecord(
  teamBetting,
  async ({ kind, from, to, pageNo, pageSize }, signal) => {
    const asked = { from, to, pageNo, pageSize, gameCategory: kind ?? undefined }
    const { list, total, ...page } = await call(teamBets, asked, { signal })
    const rows: readonly TeamBetRow[] = list.map((bet) => ({
      key: bet.number,
      at: bet.placedAt,
      bet,
    }))
    return { rows, sums: shownSums(total), ...page }
  },
)

type Earning = AnswerOf<typeof agentRebates>['list'][number]
export type EarningSums = Pick<AnswerOf<typeof agentRebates>, 'total' | 'rates'>

export interface EarningRow extends Entry {
  readonly earning: Earning
}

/** Earnings from the agent's own rates, day by day (ROUTE-26). */
export const agentRebateRecord = defineRecord(
  agentRebate,
  async ({ kind, from, to, pageNo, pageSize }, signal) => {
    const asked = { from, to, pageNo, pageSize, gameCategory: kind ?? undefined }
    const { list, total, rates, ...page } = await call(agentRebates, asked, { signal })
    const rows: readonly EarningRow[] = list.map((earning) => ({
      key: earning.key,
      at: earning.at,
      earning,
    }))
    return { rows, sums: { total, rates }, ...page }
  },
)
