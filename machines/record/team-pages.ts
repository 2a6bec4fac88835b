import * as paths from '../shared/paths'
import type { RecordPage } from './choice'
import { betCategories } from './pages'

/** An agent's records of their team, each with its address and filters (AGENT-19, AGENT-20). */

/** Bets of the team. */
export const teamBetting: RecordPage<(typeof betCategories)[number]> = {
  to: paths.teamBetting,
  kinds: betCategories,
  kindName: 'gameType',
}

/** Earnings from the agent's own rates. */
export const agentRebate: RecordPage<(typeof betCategories)[number]> = {
  to: paths.agentRebate,
  kinds: betCategories,
  kindName: 'gameType',
}

/** Rates passed on, and the margin that remains. */
export const teamRebate: RecordPage = { to: paths.teamRebate, kinds: [], kindName: 'kind' }

/** The team's numbers. */
export const teamOverview: RecordPage<never> = { to: paths.teamOverview, kinds: [], kindName: 'kind' }

/** Sort orders of profit and loss besides the default, by stakes. */
export const pnlOrders = ['deposits', 'name'] as const
export type PnlOrder = (typeof pnlOrders)[number]

/** Profit and loss below a team member; null means below the agent. */
export const teamPnl = (under: string | null): RecordPage<PnlOrder> => ({
  to: paths.teamPnl,
  kinds: pnlOrders,
  kindName: 'order',
  ...(under === null ? {} : { query: { under } }),
})
