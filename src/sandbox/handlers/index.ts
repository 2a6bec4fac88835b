import type { Handlers } from '../handler'
import { agentHandlers } from './agent'
import { betHandlers } from './bets'
import { contentHandlers } from './content'
import { documentHandlers } from './documents'
import { feedbackHandlers } from './feedback'
import { gameHandlers } from './games'
import { inboxHandlers } from './inbox'
import { lotteryHandlers } from './lottery'
import { memberHandlers } from './member'
import { passwordHandlers } from './password'
import { referralHandlers } from './referral'
import { registerHandlers } from './register'
import { securityHandlers } from './security'
import { serviceDeskHandlers } from './service-desk'
import { sessionHandlers } from './session'
import { settingsHandlers } from './settings'

/** Every call of the contract. One that is missing does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...registerHandlers,
  ...passwordHandlers,
  ...settingsHandlers,
  ...memberHandlers,
  ...securityHandlers,
  ...contentHandlers,
  ...documentHandlers,
  ...feedbackHandlers,
  ...inboxHandlers,
  ...serviceDeskHandlers,
  ...referralHandlers,
  ...gameHandlers,
  ...betHandlers,
  ...lotteryHandlers,
  ...agentHandlers,
}
