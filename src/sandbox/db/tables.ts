import type { LotteryTables } from '../lottery/tables'
import type { AccountTables } from './account'
import type { AgencyTables } from './agency'
import type { BetTables } from './bets'
import type { ContentTables } from './content'
import type { DepositTables } from './deposits'
import type { DocumentTables } from './documents'
import type { FeedbackTables } from './feedback'
import type { GameTables } from './games'
import type { ProtectionTables } from './protection'
import type { ReferralTables } from './referral'
import type { RewardTables } from './rewards'
import type { SecondStepTables } from './second-step'
import type { SecurityTables } from './security'
import type { ServiceDeskTables } from './service-desk'
import type { TeamTables } from './team'
import type { WithdrawTables } from './withdraw'

/** Every table of the sandbox, by area. */
export type Tables = AccountTables &
  AgencyTables &
  BetTables &
  ContentTables &
  DepositTables &
  DocumentTables &
  FeedbackTables &
  GameTables &
  LotteryTables &
  ProtectionTables &
  ReferralTables &
  RewardTables &
  SecondStepTables &
  SecurityTables &
  ServiceDeskTables &
  TeamTables &
  WithdrawTables
