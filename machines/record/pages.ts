import type { Category } from '../home/categories'
import * as paths from '../shared/paths'
import type { RecordPage } from './choice'

/** The player's own records, each with its address and its filters. */

/** Categories in the betting record. */
export const betCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'INHOUSE',
  'COCKFIGHT',
] as const satisfies readonly Category[]

/** The betting record (RECORD-04). */
export const gameRecord: RecordPage<(typeof betCategories)[number]> = {
  to: paths.gameRecord,
  kinds: betCategories,
  kindName: 'gameType',
}

/** Profit and loss (RECORD-08): all its categories side by side. */
export const profitLoss: RecordPage<never> = { to: paths.profitLoss, kinds: [], kindName: 'kind' }

/** The deposit history (RECORD-06). */
export const depositHistoryPage: RecordPage<never> = { to: paths.depositHistory, kinds: [], kindName: 'kind' }

/** The withdraw report (RECORD-07). */
export const withdrawals: RecordPage<never> = { to: paths.withdrawReport, kinds: [], kindName: 'kind' }

/** My rebate (RECORD-09). */
export const rebates: RecordPage<never> = { to: paths.rebateReport, kinds: [], kindName: 'kind' }

/** Kinds of account movement (RECORD-05). */
const movementKinds = ['deposit', 'withdrawal', 'game', 'bonus', 'rebate', 'transfer', 'other'] as const
/** An agent's movements with their team. */
const teamKinds = ['team', 'rebate', 'salary', 'dividend'] as const

/** The account record (RECORD-05). */
export const accountRecord: RecordPage<(typeof movementKinds)[number]> = {
  to: paths.accountRecord,
  kinds: movementKinds,
  kindName: 'kind',
}

/** The agent's side of it (RECORD-02). */
export const teamAccountRecord: RecordPage<(typeof teamKinds)[number]> = {
  to: paths.accountRecord,
  kinds: teamKinds,
  kindName: 'kind',
  query: { types: 'A' },
}
