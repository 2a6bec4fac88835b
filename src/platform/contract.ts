import { agentCalls } from './calls/agent'
import { betCalls } from './calls/bets'
import { contentCalls } from './calls/content'
import { gameCalls } from './calls/games'
import { lotteryCalls } from './calls/lottery'
import { memberCalls } from './calls/member'
import { passwordCalls } from './calls/password'
import { registerCalls } from './calls/register'
import { securityCalls } from './calls/security'
import { sessionCalls } from './calls/session'
import { settingsCalls } from './calls/settings'
import { transferCalls } from './calls/transfer'
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
  Security: securityCalls,
  Withdrawals: withdrawCalls,
  'Transfer to the superior': transferCalls,
  Content: contentCalls,
  Games: gameCalls,
  Betting: betCalls,
  Lottery: lotteryCalls,
  Agent: agentCalls,
} as const

export const contract = {
  ...sessionCalls,
  ...registerCalls,
  ...passwordCalls,
  ...settingsCalls,
  ...memberCalls,
  ...securityCalls,
  ...withdrawCalls,
  ...transferCalls,
  ...contentCalls,
  ...gameCalls,
  ...betCalls,
  ...lotteryCalls,
  ...agentCalls,
} as const

export type Contract = typeof contract
export type CallName = keyof Contract
