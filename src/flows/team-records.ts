import { agentRebate, teamBetting } from '../../machines/record/team-pages'
import type { AnswerOf } from '../platform/call'
import { agentRebates, teamBets } from '../platform/calls/team'
import { ask } from './client'
import { defineRecord, type Entry } from './record'

/** Records of an agent that are lists under their days: bets of the team, and what the own rates have earned. */

export type TeamBet = AnswerOf<typeof teamBets>['list'][number]
export type TeamBetSums = AnswerOf<typeof teamBets>['total'] & { readonly currency: string }

export interface TeamBetRow extends Entry {
  readonly bet: TeamBet
  readonly currency: string
}

/** Bets of the team (ROUTE-24). */
export const teamBetRecord = defineRecord(
  teamBetting,
  async ({ kind, from, to, pageNo, pageSize }, signal) => {
    const asked = { from, to, pageNo, pageSize, gameCategory: kind ?? undefined }
    const { list, total, currency, ...page } = await ask(teamBets, asked, { signal })
    const rows: readonly TeamBetRow[] = list.map((bet) => ({
      key: bet.number,
      at: bet.placedAt,
      bet,
      currency,
    }))
    return { rows, sums: { ...total, currency }, ...page }
  },
)

export type Earning = AnswerOf<typeof agentRebates>['list'][number]
export type EarningSums = Pick<AnswerOf<typeof agentRebates>, 'total' | 'rates' | 'currency'>

export interface EarningRow extends Entry {
  readonly earning: Earning
  readonly currency: string
}

/** What the own rates have earned, day by day (ROUTE-26). */
export const agentRebateRecord = defineRecord(
  agentRebate,
  async ({ kind, from, to, pageNo, pageSize }, signal) => {
    const asked = { from, to, pageNo, pageSize, gameCategory: kind ?? undefined }
    const { list, total, rates, currency, ...page } = await ask(agentRebates, asked, { signal })
    const rows: readonly EarningRow[] = list.map((earning) => ({
      key: earning.key,
      at: earning.at,
      earning,
      currency,
    }))
    return { rows, sums: { total, rates, currency }, ...page }
  },
)

/** How a bet of the team ended for its player. What brings back no more than the stake is no win (trust 38). */
export function endingOf({ state, net }: TeamBet): 'open' | 'won' | 'even' | 'lost' | 'void' {
  if (state !== 'settled') return state
  if (net.startsWith('-')) return 'lost'
  return /[1-9]/.test(net) ? 'won' : 'even'
}
