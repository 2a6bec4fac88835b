import type { LotteryTables } from '../lottery/tables'
import type { AccountTables } from './account'
import type { AgencyTables } from './agency'
import type { BetTables } from './bets'
import type { ContentTables } from './content'
import type { GameTables } from './games'
import type { SecurityTables } from './security'

/** Every table of the sandbox, by area. */
export type Tables = AccountTables &
  AgencyTables &
  GameTables &
  ContentTables &
  LotteryTables &
  SecurityTables &
  BetTables
