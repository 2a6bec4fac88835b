import type { Category } from '../home/categories'
import type { RecordPage } from './choice'

/** The player's own records, each with its address and what it can be narrowed to. */

/** Categories whose bets the betting record keeps. */
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
  to: '/m/gameRecord',
  kinds: betCategories,
  kindName: 'gameType',
}

/** Profit and loss (RECORD-08): its categories are all of them side by side. */
export const profitLoss: RecordPage<never> = { to: '/m/profitandloss', kinds: [], kindName: 'kind' }

/** What a movement of the account can be (RECORD-05). */
export const movementKinds = [
  'deposit',
  'withdrawal',
  'game',
  'bonus',
  'rebate',
  'transfer',
  'other',
] as const
/** What an agent has with his team. */
export const teamKinds = ['team', 'rebate', 'salary', 'dividend'] as const

/** The account record (RECORD-05). */
export const accountRecord: RecordPage<(typeof movementKinds)[number]> = {
  to: '/m/transaction/record',
  kinds: movementKinds,
  kindName: 'kind',
}

/** The agent's side of it (RECORD-02). */
export const teamAccountRecord: RecordPage<(typeof teamKinds)[number]> = {
  to: '/m/transaction/record',
  kinds: teamKinds,
  kindName: 'kind',
  query: { types: 'A' },
}
