import { words as accountEN } from '../../../src/i18n/words/EN/account'
import { words as arrivalEN } from '../../../src/i18n/words/EN/arrival'
import { words as betsEN } from '../../../src/i18n/words/EN/bets'
import { words as centresEN } from '../../../src/i18n/words/EN/centres'
import { words as contractEN } from '../../../src/i18n/words/EN/contract'
import { words as depositEN } from '../../../src/i18n/words/EN/deposit'
import { words as forgetEN } from '../../../src/i18n/words/EN/forget'
import { words as formEN } from '../../../src/i18n/words/EN/form'
import { words as gameEN } from '../../../src/i18n/words/EN/game'
import { words as gamesEN } from '../../../src/i18n/words/EN/games'
import { words as homeEN } from '../../../src/i18n/words/EN/home'
import { words as licencesEN } from '../../../src/i18n/words/EN/licences'
import { words as loadsEN } from '../../../src/i18n/words/EN/loads'
import { words as loginEN } from '../../../src/i18n/words/EN/login'
import { words as lotteryEN } from '../../../src/i18n/words/EN/lottery'
import { words as memberEN } from '../../../src/i18n/words/EN/member'
import { words as panelsEN } from '../../../src/i18n/words/EN/panels'
import { words as partsEN } from '../../../src/i18n/words/EN/parts'
import { words as passwordEN } from '../../../src/i18n/words/EN/password'
import { words as pnlEN } from '../../../src/i18n/words/EN/pnl'
import { words as promosEN } from '../../../src/i18n/words/EN/promos'
import { words as rebatesEN } from '../../../src/i18n/words/EN/rebates'
import { words as recordsEN } from '../../../src/i18n/words/EN/records'
import { words as registerEN } from '../../../src/i18n/words/EN/register'
import { words as shellEN } from '../../../src/i18n/words/EN/shell'
import { words as socialEN } from '../../../src/i18n/words/EN/social'
import { words as titlesEN } from '../../../src/i18n/words/EN/titles'
import { words as withdrawalsEN } from '../../../src/i18n/words/EN/withdrawals'
import { words as accountTY } from '../../../src/i18n/words/TY/account'
import { words as arrivalTY } from '../../../src/i18n/words/TY/arrival'
import { words as betsTY } from '../../../src/i18n/words/TY/bets'
import { words as centresTY } from '../../../src/i18n/words/TY/centres'
import { words as contractTY } from '../../../src/i18n/words/TY/contract'
import { words as depositTY } from '../../../src/i18n/words/TY/deposit'
import { words as forgetTY } from '../../../src/i18n/words/TY/forget'
import { words as formTY } from '../../../src/i18n/words/TY/form'
import { words as gameTY } from '../../../src/i18n/words/TY/game'
import { words as gamesTY } from '../../../src/i18n/words/TY/games'
import { words as homeTY } from '../../../src/i18n/words/TY/home'
import { words as licencesTY } from '../../../src/i18n/words/TY/licences'
import { words as loadsTY } from '../../../src/i18n/words/TY/loads'
import { words as loginTY } from '../../../src/i18n/words/TY/login'
import { words as lotteryTY } from '../../../src/i18n/words/TY/lottery'
import { words as memberTY } from '../../../src/i18n/words/TY/member'
import { words as panelsTY } from '../../../src/i18n/words/TY/panels'
import { words as partsTY } from '../../../src/i18n/words/TY/parts'
import { words as passwordTY } from '../../../src/i18n/words/TY/password'
import { words as pnlTY } from '../../../src/i18n/words/TY/pnl'
import { words as promosTY } from '../../../src/i18n/words/TY/promos'
import { words as rebatesTY } from '../../../src/i18n/words/TY/rebates'
import { words as recordsTY } from '../../../src/i18n/words/TY/records'
import { words as registerTY } from '../../../src/i18n/words/TY/register'
import { words as shellTY } from '../../../src/i18n/words/TY/shell'
import { words as socialTY } from '../../../src/i18n/words/TY/social'
import { words as titlesTY } from '../../../src/i18n/words/TY/titles'
import { words as withdrawalsTY } from '../../../src/i18n/words/TY/withdrawals'

/** What the app should say; the frame's late parts count as the frame. These are the word tables themselves, so that a test fails for a key on screen, not for new wording. */
export const words = {
  EN: {
    account: accountEN,
    arrival: arrivalEN,
    bets: betsEN,
    centres: centresEN,
    contract: contractEN,
    deposit: depositEN,
    forget: forgetEN,
    form: formEN,
    game: gameEN,
    games: gamesEN,
    home: homeEN,
    licences: licencesEN,
    loads: loadsEN,
    login: loginEN,
    lottery: lotteryEN,
    member: memberEN,
    panels: panelsEN,
    password: passwordEN,
    pnl: pnlEN,
    promos: promosEN,
    rebates: rebatesEN,
    records: recordsEN,
    register: registerEN,
    social: socialEN,
    titles: titlesEN,
    withdrawals: withdrawalsEN,
    shell: { ...shellEN, ...partsEN },
  },
  TY: {
    account: accountTY,
    arrival: arrivalTY,
    bets: betsTY,
    centres: centresTY,
    contract: contractTY,
    deposit: depositTY,
    forget: forgetTY,
    form: formTY,
    game: gameTY,
    games: gamesTY,
    home: homeTY,
    licences: licencesTY,
    loads: loadsTY,
    login: loginTY,
    lottery: lotteryTY,
    member: memberTY,
    panels: panelsTY,
    password: passwordTY,
    pnl: pnlTY,
    promos: promosTY,
    rebates: rebatesTY,
    records: recordsTY,
    register: registerTY,
    social: socialTY,
    titles: titlesTY,
    withdrawals: withdrawalsTY,
    shell: { ...shellTY, ...partsTY },
  },
}

export type Language = keyof typeof words

/** Fills the places of a sentence: `{{count}}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
