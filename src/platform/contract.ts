import { agentCalls } from './calls/agent'
import { betCalls } from './calls/bets'
import { contentCalls } from './calls/content'
import { depositCalls } from './calls/deposit'
import { gameCalls } from './calls/games'
import { lotteryCalls } from './calls/lottery'
import { memberCalls } from './calls/member'
import { passwordCalls } from './calls/password'
import { registerCalls } from './calls/register'
import { rewardCalls } from './calls/rewards'
import { securityCalls } from './calls/security'
import { sessionCalls } from './calls/session'
import { settingsCalls } from './calls/settings'
import { teamCalls } from './calls/team'
import { withdrawCalls } from './calls/withdraw'

/**
 * The whole catalogue, by area. The sandbox, the contract tests and `docs/wire.md` read it; the app imports
 * single calls from their own files, so that a page loads only the schemas it needs.
 */
export const areas = {
  'Account and session': sessionCalls,
  Registration: registerCalls,
  Passwords: passwordCalls,
  'Settings and site': settingsCalls,
  'Member and wallet': memberCalls,
  Deposits: depositCalls,
  Security: securityCalls,
  Withdrawals: withdrawCalls,
  Content: contentCalls,
  'Rewards and VIP': rewardCalls,
  Games: gameCalls,
  Betting: betCalls,
  Lottery: lotteryCalls,
  Team: teamCalls,
  Agent: agentCalls,
} as const

export const contract = {
  ...sessionCalls,
  ...registerCalls,
  ...passwordCalls,
  ...settingsCalls,
  ...memberCalls,
  ...depositCalls,
  ...securityCalls,
  ...withdrawCalls,
  ...contentCalls,
  ...rewardCalls,
  ...gameCalls,
  ...betCalls,
  ...lotteryCalls,
  ...teamCalls,
  ...agentCalls,
} as const

export type Contract = typeof contract
export type CallName = keyof Contract
