import { words as agencyEN } from '../../../src/i18n/words/EN/agency'
import { words as accountEN } from '../../../src/i18n/words/EN/account'
import { words as arrivalEN } from '../../../src/i18n/words/EN/arrival'
import { words as betsEN } from '../../../src/i18n/words/EN/bets'
import { words as centresEN } from '../../../src/i18n/words/EN/centres'
import { words as contractEN } from '../../../src/i18n/words/EN/contract'
import { words as depositEN } from '../../../src/i18n/words/EN/deposit'
import { words as figuresEN } from '../../../src/i18n/words/EN/figures'
import { words as feedbackEN } from '../../../src/i18n/words/EN/feedback'
import { words as forgetEN } from '../../../src/i18n/words/EN/forget'
import { words as formEN } from '../../../src/i18n/words/EN/form'
import { words as gameEN } from '../../../src/i18n/words/EN/game'
import { words as gamesEN } from '../../../src/i18n/words/EN/games'
import { words as helpEN } from '../../../src/i18n/words/EN/help'
import { words as homeEN } from '../../../src/i18n/words/EN/home'
import { words as inviteEN } from '../../../src/i18n/words/EN/invite'
import { words as licencesEN } from '../../../src/i18n/words/EN/licences'
import { words as loadsEN } from '../../../src/i18n/words/EN/loads'
import { words as loginEN } from '../../../src/i18n/words/EN/login'
import { words as lotteryEN } from '../../../src/i18n/words/EN/lottery'
import { words as memberEN } from '../../../src/i18n/words/EN/member'
import { words as messagesEN } from '../../../src/i18n/words/EN/messages'
import { words as panelsEN } from '../../../src/i18n/words/EN/panels'
import { words as partsEN } from '../../../src/i18n/words/EN/parts'
import { words as passwordEN } from '../../../src/i18n/words/EN/password'
import { words as pnlEN } from '../../../src/i18n/words/EN/pnl'
import { words as promosEN } from '../../../src/i18n/words/EN/promos'
import { words as rebatesEN } from '../../../src/i18n/words/EN/rebates'
import { words as recordsEN } from '../../../src/i18n/words/EN/records'
import { words as registerEN } from '../../../src/i18n/words/EN/register'
import { words as securityEN } from '../../../src/i18n/words/EN/security'
import { words as rewardsEN } from '../../../src/i18n/words/EN/rewards'
import { words as serviceEN } from '../../../src/i18n/words/EN/service'
import { words as shellEN } from '../../../src/i18n/words/EN/shell'
import { words as socialEN } from '../../../src/i18n/words/EN/social'
import { words as teamEN } from '../../../src/i18n/words/EN/team'
import { words as titlesEN } from '../../../src/i18n/words/EN/titles'
import { words as transferEN } from '../../../src/i18n/words/EN/transfer'
import { words as withdrawEN } from '../../../src/i18n/words/EN/withdraw'
import { words as withdrawalsEN } from '../../../src/i18n/words/EN/withdrawals'
import { words as trialEN } from '../../../src/i18n/words/EN/trial'
import { words as vipEN } from '../../../src/i18n/words/EN/vip'
import { words as agencyTY } from '../../../src/i18n/words/TY/agency'
import { words as accountTY } from '../../../src/i18n/words/TY/account'
import { words as arrivalTY } from '../../../src/i18n/words/TY/arrival'
import { words as betsTY } from '../../../src/i18n/words/TY/bets'
import { words as centresTY } from '../../../src/i18n/words/TY/centres'
import { words as contractTY } from '../../../src/i18n/words/TY/contract'
import { words as depositTY } from '../../../src/i18n/words/TY/deposit'
import { words as figuresTY } from '../../../src/i18n/words/TY/figures'
import { words as feedbackTY } from '../../../src/i18n/words/TY/feedback'
import { words as forgetTY } from '../../../src/i18n/words/TY/forget'
import { words as formTY } from '../../../src/i18n/words/TY/form'
import { words as gameTY } from '../../../src/i18n/words/TY/game'
import { words as gamesTY } from '../../../src/i18n/words/TY/games'
import { words as helpTY } from '../../../src/i18n/words/TY/help'
import { words as homeTY } from '../../../src/i18n/words/TY/home'
import { words as inviteTY } from '../../../src/i18n/words/TY/invite'
import { words as licencesTY } from '../../../src/i18n/words/TY/licences'
import { words as loadsTY } from '../../../src/i18n/words/TY/loads'
import { words as loginTY } from '../../../src/i18n/words/TY/login'
import { words as lotteryTY } from '../../../src/i18n/words/TY/lottery'
import { words as memberTY } from '../../../src/i18n/words/TY/member'
import { words as messagesTY } from '../../../src/i18n/words/TY/messages'
import { words as panelsTY } from '../../../src/i18n/words/TY/panels'
import { words as partsTY } from '../../../src/i18n/words/TY/parts'
import { words as passwordTY } from '../../../src/i18n/words/TY/password'
import { words as pnlTY } from '../../../src/i18n/words/TY/pnl'
import { words as promosTY } from '../../../src/i18n/words/TY/promos'
import { words as rebatesTY } from '../../../src/i18n/words/TY/rebates'
import { words as recordsTY } from '../../../src/i18n/words/TY/records'
import { words as registerTY } from '../../../src/i18n/words/TY/register'
import { words as securityTY } from '../../../src/i18n/words/TY/security'
import { words as rewardsTY } from '../../../src/i18n/words/TY/rewards'
import { words as serviceTY } from '../../../src/i18n/words/TY/service'
import { words as shellTY } from '../../../src/i18n/words/TY/shell'
import { words as socialTY } from '../../../src/i18n/words/TY/social'
import { words as teamTY } from '../../../src/i18n/words/TY/team'
import { words as titlesTY } from '../../../src/i18n/words/TY/titles'
import { words as transferTY } from '../../../src/i18n/words/TY/transfer'
import { words as withdrawTY } from '../../../src/i18n/words/TY/withdraw'
import { words as withdrawalsTY } from '../../../src/i18n/words/TY/withdrawals'
import { words as trialTY } from '../../../src/i18n/words/TY/trial'
import { words as vipTY } from '../../../src/i18n/words/TY/vip'

/** What the app should say; the frame's late parts count as the frame. These are the word tables themselves, so that a test fails for a key on screen, not for new wording. */
export const words = {
  EN: {
    account: accountEN,
    arrival: arrivalEN,
    bets: betsEN,
    centres: centresEN,
    contract: contractEN,
    deposit: depositEN,
    figures: figuresEN,
    feedback: feedbackEN,
    forget: forgetEN,
    form: formEN,
    game: gameEN,
    games: gamesEN,
    help: helpEN,
    home: homeEN,
    invite: inviteEN,
    licences: licencesEN,
    loads: loadsEN,
    login: loginEN,
    lottery: lotteryEN,
    member: memberEN,
    agency: agencyEN,
    messages: messagesEN,
    panels: panelsEN,
    password: passwordEN,
    pnl: pnlEN,
    promos: promosEN,
    rebates: rebatesEN,
    records: recordsEN,
    security: securityEN,
    withdraw: withdrawEN,
    transfer: transferEN,
    register: registerEN,
    rewards: rewardsEN,
    service: serviceEN,
    social: socialEN,
    team: teamEN,
    titles: titlesEN,
    withdrawals: withdrawalsEN,
    trial: trialEN,
    vip: vipEN,
    shell: { ...shellEN, ...partsEN },
  },
  TY: {
    account: accountTY,
    arrival: arrivalTY,
    bets: betsTY,
    centres: centresTY,
    contract: contractTY,
    deposit: depositTY,
    figures: figuresTY,
    feedback: feedbackTY,
    forget: forgetTY,
    form: formTY,
    game: gameTY,
    games: gamesTY,
    help: helpTY,
    home: homeTY,
    invite: inviteTY,
    licences: licencesTY,
    loads: loadsTY,
    login: loginTY,
    lottery: lotteryTY,
    member: memberTY,
    agency: agencyTY,
    messages: messagesTY,
    panels: panelsTY,
    password: passwordTY,
    pnl: pnlTY,
    promos: promosTY,
    rebates: rebatesTY,
    records: recordsTY,
    security: securityTY,
    withdraw: withdrawTY,
    transfer: transferTY,
    register: registerTY,
    rewards: rewardsTY,
    service: serviceTY,
    social: socialTY,
    team: teamTY,
    titles: titlesTY,
    withdrawals: withdrawalsTY,
    trial: trialTY,
    vip: vipTY,
    shell: { ...shellTY, ...partsTY },
  },
}

export type Language = keyof typeof words

/** Fills the places of a sentence: `{{count}}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
