import type { Handlers } from '../handler'
import { agencyHandlers } from './agency'
import { agentHandlers } from './agent'
import { betHandlers } from './bets'
import { contentHandlers } from './content'
import { depositHandlers } from './deposit'
import { documentHandlers } from './documents'
import { feedbackHandlers } from './feedback'
import { gameHandlers } from './games'
import { inboxHandlers } from './inbox'
import { lotteryHandlers } from './lottery'
import { memberHandlers } from './member'
import { passwordHandlers } from './password'
import { protectionHandlers } from './protection'
import { rainHandlers } from './rain'
import { recordHandlers } from './records'
import { referralHandlers } from './referral'
import { registerHandlers } from './register'
import { rewardHandlers } from './rewards'
import { securityHandlers } from './security'
import { serviceDeskHandlers } from './service-desk'
import { sessionHandlers } from './session'
import { settingsHandlers } from './settings'
import { transferHandlers } from './transfer'
import { teamHandlers } from './team'
import { teamFigureHandlers } from './team-figures'
import { withdrawHandlers } from './withdraw'
import { deviceHandlers } from './devices'
import { secondStepHandlers } from './second-step'

/** Every call of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...registerHandlers,
  ...passwordHandlers,
  ...settingsHandlers,
  ...memberHandlers,
  ...depositHandlers,
  ...securityHandlers,
  ...withdrawHandlers,
  ...transferHandlers,
  ...contentHandlers,
  ...rewardHandlers,
  ...rainHandlers,
  ...documentHandlers,
  ...feedbackHandlers,
  ...inboxHandlers,
  ...serviceDeskHandlers,
  ...referralHandlers,
  ...gameHandlers,
  ...betHandlers,
  ...protectionHandlers,
  ...recordHandlers,
  ...lotteryHandlers,
  ...agencyHandlers,
  ...teamHandlers,
  ...teamFigureHandlers,
  ...agentHandlers,
  ...deviceHandlers,
  ...secondStepHandlers,
}
