import type { words as agency } from './words/EN/agency'
import type { words as account } from './words/EN/account'
import type { words as arrival } from './words/EN/arrival'
import type { words as bets } from './words/EN/bets'
import type { words as centres } from './words/EN/centres'
import type { words as contract } from './words/EN/contract'
import type { words as deposit } from './words/EN/deposit'
import type { words as figures } from './words/EN/figures'
import type { words as feedback } from './words/EN/feedback'
import type { words as forget } from './words/EN/forget'
import type { words as form } from './words/EN/form'
import type { words as password } from './words/EN/password'
import type { words as loads } from './words/EN/loads'
import type { words as rebates } from './words/EN/rebates'
import type { words as withdrawals } from './words/EN/withdrawals'
import type { words as pnl } from './words/EN/pnl'
import type { words as promos } from './words/EN/promos'
import type { words as register } from './words/EN/register'
import type { words as records } from './words/EN/records'
import type { words as security } from './words/EN/security'
import type { words as rewards } from './words/EN/rewards'
import type { words as social } from './words/EN/social'
import type { words as game } from './words/EN/game'
import type { words as games } from './words/EN/games'
import type { words as help } from './words/EN/help'
import type { words as home } from './words/EN/home'
import type { words as licences } from './words/EN/licences'
import type { words as invite } from './words/EN/invite'
import type { words as login } from './words/EN/login'
import type { words as panels } from './words/EN/panels'
import type { words as lottery } from './words/EN/lottery'
import type { words as member } from './words/EN/member'
import type { words as messages } from './words/EN/messages'
import type { words as parts } from './words/EN/parts'
import type { words as service } from './words/EN/service'
import type { words as shell } from './words/EN/shell'
import type { words as team } from './words/EN/team'
import type { words as titles } from './words/EN/titles'
import type { words as transfer } from './words/EN/transfer'
import type { words as trial } from './words/EN/trial'
import type { words as vip } from './words/EN/vip'
import type { words as winners } from './words/EN/winners'
import type { words as withdraw } from './words/EN/withdraw'

/** Every table of words by namespace; English is the reference, the other languages must have the same keys. */
export interface Tables {
  shell: typeof shell
  home: typeof home
  login: typeof login
  lottery: typeof lottery
  centres: typeof centres
  account: typeof account
  bets: typeof bets
  loads: typeof loads
  withdrawals: typeof withdrawals
  rebates: typeof rebates
  pnl: typeof pnl
  records: typeof records
  game: typeof game
  feedback: typeof feedback
  help: typeof help
  messages: typeof messages
  service: typeof service
  trial: typeof trial
  invite: typeof invite
  games: typeof games
  licences: typeof licences
  team: typeof team
  figures: typeof figures
  titles: typeof titles
  winners: typeof winners
  parts: typeof parts
  panels: typeof panels
  promos: typeof promos
  rewards: typeof rewards
  member: typeof member
  security: typeof security
  withdraw: typeof withdraw
  transfer: typeof transfer
  vip: typeof vip
  agency: typeof agency
  social: typeof social
  register: typeof register
  password: typeof password
  form: typeof form
  forget: typeof forget
  contract: typeof contract
  deposit: typeof deposit
  arrival: typeof arrival
}

export type Namespace = keyof Tables
export type Words = Readonly<Record<string, string>>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    keySeparator: false
    resources: { [N in Namespace]: Record<keyof Tables[N], string> }
  }
}
