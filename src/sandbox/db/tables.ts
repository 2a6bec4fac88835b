import type { LotteryTables } from '../lottery/tables'
import type { AccountTables } from './account'
import type { BetTables } from './bets'
import type { ContentTables } from './content'
import type { DepositTables } from './deposits'
import type { GameTables } from './games'
import type { RewardTables } from './rewards'
import type { SecurityTables } from './security'
import type { WithdrawTables } from './withdraw'

/** Every table of the sandbox, by area. */
export type Tables = AccountTables &
  DepositTables &
  SecurityTables &
  WithdrawTables &
  GameTables &
  ContentTables &
  RewardTables &
  LotteryTables &
  BetTables
