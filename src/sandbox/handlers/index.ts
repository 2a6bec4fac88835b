import type { Handlers } from '../handler'
import { agentHandlers } from './agent'
import { betHandlers } from './bets'
import { contentHandlers } from './content'
import { depositHandlers } from './deposit'
import { gameHandlers } from './games'
import { lotteryHandlers } from './lottery'
import { memberHandlers } from './member'
import { passwordHandlers } from './password'
import { registerHandlers } from './register'
import { rewardHandlers } from './rewards'
import { securityHandlers } from './security'
import { sessionHandlers } from './session'
import { settingsHandlers } from './settings'
import { teamHandlers } from './team'
import { teamFigureHandlers } from './team-figures'
import { withdrawHandlers } from './withdraw'

/** Every call of the contract. One that is missing does not compile. */
export const handlers: Handlers = {
  ...sessionHandlers,
  ...registerHandlers,
  ...passwordHandlers,
  ...settingsHandlers,
  ...memberHandlers,
  ...depositHandlers,
  ...securityHandlers,
  ...withdrawHandlers,
  ...contentHandlers,
  ...rewardHandlers,
  ...gameHandlers,
  ...betHandlers,
  ...lotteryHandlers,
  ...teamHandlers,
  ...teamFigureHandlers,
  ...agentHandlers,
}
