import type { LotteryTables } from '../lottery/tables'
import type { AccountTables } from './account'
import type { BetTables } from './bets'
import type { ContentTables } from './content'
import type { DepositTables } from './deposits'
import type { GameTables } from './games'
import type { RewardTables } from './rewards'
import type { SecurityTables } from './security'
import type { TeamTables } from './team'
import type { WithdrawTables } from './withdraw'

/** Every table of the sandbox, by area. */
export type Tables = AccountTables &
  TeamTables &
  DepositTables &
  GameTables &
  ContentTables &
  LotteryTables &
  SecurityTables &
  WithdrawTables &
  RewardTables &
  BetTables
