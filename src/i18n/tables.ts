/** Every table of words by namespace; English is the reference, other languages must have the same keys. */
export interface Tables {
  account: typeof import('./words/EN/account').words
  agency: typeof import('./words/EN/agency').words
  arrival: typeof import('./words/EN/arrival').words
  bets: typeof import('./words/EN/bets').words
  boot: typeof import('./words/EN/boot').words
  centres: typeof import('./words/EN/centres').words
  contract: typeof import('./words/EN/contract').words
  deposit: typeof import('./words/EN/deposit').words
  depositHistory: typeof import('./words/EN/depositHistory').words
  feedback: typeof import('./words/EN/feedback').words
  figures: typeof import('./words/EN/figures').words
  forget: typeof import('./words/EN/forget').words
  form: typeof import('./words/EN/form').words
  game: typeof import('./words/EN/game').words
  games: typeof import('./words/EN/games').words
  help: typeof import('./words/EN/help').words
  home: typeof import('./words/EN/home').words
  invite: typeof import('./words/EN/invite').words
  licences: typeof import('./words/EN/licences').words
  login: typeof import('./words/EN/login').words
  lottery: typeof import('./words/EN/lottery').words
  member: typeof import('./words/EN/member').words
  messages: typeof import('./words/EN/messages').words
  once: typeof import('./words/EN/once').words
  panels: typeof import('./words/EN/panels').words
  parts: typeof import('./words/EN/parts').words
  password: typeof import('./words/EN/password').words
  pnl: typeof import('./words/EN/pnl').words
  promos: typeof import('./words/EN/promos').words
  protection: typeof import('./words/EN/protection').words
  rain: typeof import('./words/EN/rain').words
  rebates: typeof import('./words/EN/rebates').words
  records: typeof import('./words/EN/records').words
  register: typeof import('./words/EN/register').words
  rewards: typeof import('./words/EN/rewards').words
  safety: typeof import('./words/EN/safety').words
  search: typeof import('./words/EN/search').words
  security: typeof import('./words/EN/security').words
  service: typeof import('./words/EN/service').words
  shell: typeof import('./words/EN/shell').words
  social: typeof import('./words/EN/social').words
  team: typeof import('./words/EN/team').words
  titles: typeof import('./words/EN/titles').words
  transfer: typeof import('./words/EN/transfer').words
  trial: typeof import('./words/EN/trial').words
  vip: typeof import('./words/EN/vip').words
  winners: typeof import('./words/EN/winners').words
  withdraw: typeof import('./words/EN/withdraw').words
  withdrawals: typeof import('./words/EN/withdrawals').words
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

/** Tables that screens need together are in one file (`sets`), which lists them. */
export const sets: Partial<Record<Namespace, string>> = {
  once: 'common',
  parts: 'common',
  titles: 'common',
  agency: 'team',
  figures: 'team',
  team: 'team',
}
