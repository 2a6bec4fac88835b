import type { Namespace, Words } from '../i18n/tables'
import { words as account } from '../i18n/words/EN/account'
import { words as agency } from '../i18n/words/EN/agency'
import { words as arrival } from '../i18n/words/EN/arrival'
import { words as bets } from '../i18n/words/EN/bets'
import { words as boot } from '../i18n/words/EN/boot'
import { words as centres } from '../i18n/words/EN/centres'
import { words as contract } from '../i18n/words/EN/contract'
import { words as deposit } from '../i18n/words/EN/deposit'
import { words as depositHistory } from '../i18n/words/EN/depositHistory'
import { words as faces } from '../i18n/words/EN/faces'
import { words as feedback } from '../i18n/words/EN/feedback'
import { words as figures } from '../i18n/words/EN/figures'
import { words as forget } from '../i18n/words/EN/forget'
import { words as form } from '../i18n/words/EN/form'
import { words as game } from '../i18n/words/EN/game'
import { words as games } from '../i18n/words/EN/games'
import { words as help } from '../i18n/words/EN/help'
import { words as home } from '../i18n/words/EN/home'
import { words as invite } from '../i18n/words/EN/invite'
import { words as licences } from '../i18n/words/EN/licences'
import { words as login } from '../i18n/words/EN/login'
import { words as lottery } from '../i18n/words/EN/lottery'
import { words as member } from '../i18n/words/EN/member'
import { words as messages } from '../i18n/words/EN/messages'
import { words as once } from '../i18n/words/EN/once'
import { words as panels } from '../i18n/words/EN/panels'
import { words as parts } from '../i18n/words/EN/parts'
import { words as password } from '../i18n/words/EN/password'
import { words as pnl } from '../i18n/words/EN/pnl'
import { words as promos } from '../i18n/words/EN/promos'
import { words as protection } from '../i18n/words/EN/protection'
import { words as rain } from '../i18n/words/EN/rain'
import { words as rebates } from '../i18n/words/EN/rebates'
import { words as records } from '../i18n/words/EN/records'
import { words as register } from '../i18n/words/EN/register'
import { words as rewards } from '../i18n/words/EN/rewards'
import { words as safety } from '../i18n/words/EN/safety'
import { words as search } from '../i18n/words/EN/search'
import { words as security } from '../i18n/words/EN/security'
import { words as service } from '../i18n/words/EN/service'
import { words as shell } from '../i18n/words/EN/shell'
import { words as social } from '../i18n/words/EN/social'
import { words as team } from '../i18n/words/EN/team'
import { words as titles } from '../i18n/words/EN/titles'
import { words as transfer } from '../i18n/words/EN/transfer'
import { words as trial } from '../i18n/words/EN/trial'
import { words as vip } from '../i18n/words/EN/vip'
import { words as winners } from '../i18n/words/EN/winners'
import { words as withdraw } from '../i18n/words/EN/withdraw'
import { words as withdrawals } from '../i18n/words/EN/withdrawals'

/** Every text of the site in English, by its table: operators' own wordings are checked against it. */
export const texts: Readonly<Record<Namespace | 'faces', Words>> = {
  account,
  agency,
  arrival,
  bets,
  boot,
  centres,
  contract,
  deposit,
  depositHistory,
  faces,
  feedback,
  figures,
  forget,
  form,
  game,
  games,
  help,
  home,
  invite,
  licences,
  login,
  lottery,
  member,
  messages,
  once,
  panels,
  parts,
  password,
  pnl,
  promos,
  protection,
  rain,
  rebates,
  records,
  register,
  rewards,
  safety,
  search,
  security,
  service,
  shell,
  social,
  team,
  titles,
  transfer,
  trial,
  vip,
  winners,
  withdraw,
  withdrawals,
}
