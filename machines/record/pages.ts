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
