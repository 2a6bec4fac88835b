import { agencyCalls } from './calls/agency'
import { agentCalls } from './calls/agent'
import { betCalls } from './calls/bets'
import { boardCalls } from './calls/boards'
import { contentCalls } from './calls/content'
import { depositCalls } from './calls/deposit'
import { documentCalls } from './calls/documents'
import { feedbackCalls } from './calls/feedback'
import { gameCalls } from './calls/games'
import { inboxCalls } from './calls/inbox'
import { launchCalls } from './calls/launch'
import { lotteryCalls } from './calls/lottery'
import { memberCalls } from './calls/member'
import { ownGameCalls } from './calls/own-games'
import { passwordCalls } from './calls/password'
import { protectionCalls } from './calls/protection'
import { recordCalls } from './calls/records'
import { referralCalls } from './calls/referral'
import { registerCalls } from './calls/register'
import { rewardCalls } from './calls/rewards'
import { securityCalls } from './calls/security'
import { serviceDeskCalls } from './calls/service-desk'
import { rainCalls } from './calls/rain'
import { sessionCalls } from './calls/session'
import { settingsCalls } from './calls/settings'
import { transferCalls } from './calls/transfer'
import { teamCalls } from './calls/team'
import { withdrawCalls } from './calls/withdraw'
import { deviceCalls } from './calls/devices'
import { passkeyCalls } from './calls/passkeys'
import { secondStepCalls } from './calls/second-step'

/**
 * The whole contract, by area. The sandbox, the contract tests and `docs/wire.md` read it; the app imports
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
  'Transfer to the superior': transferCalls,
  Content: contentCalls,
  'Rewards and VIP': { ...rewardCalls, ...rainCalls },
  Documents: documentCalls,
  Feedback: feedbackCalls,
  Messages: inboxCalls,
  'Customer service': serviceDeskCalls,
  Referral: referralCalls,
  Games: { ...gameCalls, ...ownGameCalls, ...launchCalls, ...boardCalls },
  Betting: betCalls,
  'Player protection': protectionCalls,
  Records: recordCalls,
  Lottery: lotteryCalls,
  Agency: agencyCalls,
  Team: teamCalls,
  Agent: agentCalls,
  Devices: deviceCalls,
  'Sign-in and security': { ...passkeyCalls, ...secondStepCalls },
} as const

type Area = (typeof areas)[keyof typeof areas]
/** The areas' calls side by side, as a type. */
type Merged<All> = (All extends unknown ? (one: All) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never

export const contract = Object.assign({}, ...Object.values(areas)) as Merged<Area>

export type Contract = typeof contract
export type CallName = keyof Contract
