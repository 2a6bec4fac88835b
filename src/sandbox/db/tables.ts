import type { LotteryTables } from '../lottery/tables'
import type { AccountTables } from './account'
import type { BetTables } from './bets'
import type { ContentTables } from './content'
import type { DocumentTables } from './documents'
import type { FeedbackTables } from './feedback'
import type { GameTables } from './games'
import type { ReferralTables } from './referral'
import type { SecurityTables } from './security'
import type { ServiceDeskTables } from './service-desk'

/** Every table of the sandbox, by area. */
export type Tables = AccountTables &
  GameTables &
  ContentTables &
  DocumentTables &
  FeedbackTables &
  ServiceDeskTables &
  ReferralTables &
  LotteryTables &
  SecurityTables &
  BetTables
