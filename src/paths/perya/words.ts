import { words as accountEnglish } from '../../i18n/words/EN/account'
import { words as agencyEnglish } from '../../i18n/words/EN/agency'
import { words as arrivalEnglish } from '../../i18n/words/EN/arrival'
import { words as contractEnglish } from '../../i18n/words/EN/contract'
import { words as depositEnglish } from '../../i18n/words/EN/deposit'
import { words as feedbackEnglish } from '../../i18n/words/EN/feedback'
import { words as forgetEnglish } from '../../i18n/words/EN/forget'
import { words as formEnglish } from '../../i18n/words/EN/form'
import { words as gameEnglish } from '../../i18n/words/EN/game'
import { words as gamesEnglish } from '../../i18n/words/EN/games'
import { words as homeEnglish } from '../../i18n/words/EN/home'
import { words as loginEnglish } from '../../i18n/words/EN/login'
import { words as lotteryEnglish } from '../../i18n/words/EN/lottery'
import { words as messagesEnglish } from '../../i18n/words/EN/messages'
import { words as onceEnglish } from '../../i18n/words/EN/once'
import { words as panelsEnglish } from '../../i18n/words/EN/panels'
import { words as partsEnglish } from '../../i18n/words/EN/parts'
import { words as passwordEnglish } from '../../i18n/words/EN/password'
import { words as promosEnglish } from '../../i18n/words/EN/promos'
import { words as protectionEnglish } from '../../i18n/words/EN/protection'
import { words as rainEnglish } from '../../i18n/words/EN/rain'
import { words as recordsEnglish } from '../../i18n/words/EN/records'
import { words as registerEnglish } from '../../i18n/words/EN/register'
import { words as rewardsEnglish } from '../../i18n/words/EN/rewards'
import { words as safetyEnglish } from '../../i18n/words/EN/safety'
import { words as searchEnglish } from '../../i18n/words/EN/search'
import { words as securityEnglish } from '../../i18n/words/EN/security'
import { words as serviceEnglish } from '../../i18n/words/EN/service'
import { words as shellEnglish } from '../../i18n/words/EN/shell'
import { words as socialEnglish } from '../../i18n/words/EN/social'
import { words as teamEnglish } from '../../i18n/words/EN/team'
import { words as titlesEnglish } from '../../i18n/words/EN/titles'
import { words as transferEnglish } from '../../i18n/words/EN/transfer'
import { words as trialEnglish } from '../../i18n/words/EN/trial'
import { words as vipEnglish } from '../../i18n/words/EN/vip'
import { words as withdrawEnglish } from '../../i18n/words/EN/withdraw'
import { words as accountFilipino } from '../../i18n/words/TY/account'
import { words as agencyFilipino } from '../../i18n/words/TY/agency'
import { words as arrivalFilipino } from '../../i18n/words/TY/arrival'
import { words as contractFilipino } from '../../i18n/words/TY/contract'
import { words as depositFilipino } from '../../i18n/words/TY/deposit'
import { words as feedbackFilipino } from '../../i18n/words/TY/feedback'
import { words as forgetFilipino } from '../../i18n/words/TY/forget'
import { words as formFilipino } from '../../i18n/words/TY/form'
import { words as gameFilipino } from '../../i18n/words/TY/game'
import { words as gamesFilipino } from '../../i18n/words/TY/games'
import { words as homeFilipino } from '../../i18n/words/TY/home'
import { words as loginFilipino } from '../../i18n/words/TY/login'
import { words as lotteryFilipino } from '../../i18n/words/TY/lottery'
import { words as messagesFilipino } from '../../i18n/words/TY/messages'
import { words as onceFilipino } from '../../i18n/words/TY/once'
import { words as panelsFilipino } from '../../i18n/words/TY/panels'
import { words as partsFilipino } from '../../i18n/words/TY/parts'
import { words as passwordFilipino } from '../../i18n/words/TY/password'
import { words as promosFilipino } from '../../i18n/words/TY/promos'
import { words as protectionFilipino } from '../../i18n/words/TY/protection'
import { words as rainFilipino } from '../../i18n/words/TY/rain'
import { words as recordsFilipino } from '../../i18n/words/TY/records'
import { words as registerFilipino } from '../../i18n/words/TY/register'
import { words as rewardsFilipino } from '../../i18n/words/TY/rewards'
import { words as safetyFilipino } from '../../i18n/words/TY/safety'
import { words as searchFilipino } from '../../i18n/words/TY/search'
import { words as securityFilipino } from '../../i18n/words/TY/security'
import { words as serviceFilipino } from '../../i18n/words/TY/service'
import { words as shellFilipino } from '../../i18n/words/TY/shell'
import { words as socialFilipino } from '../../i18n/words/TY/social'
import { words as teamFilipino } from '../../i18n/words/TY/team'
import { words as titlesFilipino } from '../../i18n/words/TY/titles'
import { words as transferFilipino } from '../../i18n/words/TY/transfer'
import { words as trialFilipino } from '../../i18n/words/TY/trial'
import { words as vipFilipino } from '../../i18n/words/TY/vip'
import { words as withdrawFilipino } from '../../i18n/words/TY/withdraw'
import type { Project } from '../export/project'

/** The app's own words, for what a tester taps and reads. */
export const tables: Project['tables'] = {
  en: {
    account: accountEnglish,
    agency: agencyEnglish,
    arrival: arrivalEnglish,
    contract: contractEnglish,
    deposit: depositEnglish,
    feedback: feedbackEnglish,
    forget: forgetEnglish,
    form: formEnglish,
    game: gameEnglish,
    games: gamesEnglish,
    home: homeEnglish,
    login: loginEnglish,
    lottery: lotteryEnglish,
    messages: messagesEnglish,
    once: onceEnglish,
    panels: panelsEnglish,
    parts: partsEnglish,
    password: passwordEnglish,
    promos: promosEnglish,
    protection: protectionEnglish,
    rain: rainEnglish,
    records: recordsEnglish,
    register: registerEnglish,
    rewards: rewardsEnglish,
    safety: safetyEnglish,
    search: searchEnglish,
    security: securityEnglish,
    service: serviceEnglish,
    shell: shellEnglish,
    social: socialEnglish,
    team: teamEnglish,
    titles: titlesEnglish,
    transfer: transferEnglish,
    trial: trialEnglish,
    vip: vipEnglish,
    withdraw: withdrawEnglish,
  },
  fil: {
    account: accountFilipino,
    agency: agencyFilipino,
    arrival: arrivalFilipino,
    contract: contractFilipino,
    deposit: depositFilipino,
    feedback: feedbackFilipino,
    forget: forgetFilipino,
    form: formFilipino,
    game: gameFilipino,
    games: gamesFilipino,
    home: homeFilipino,
    login: loginFilipino,
    lottery: lotteryFilipino,
    messages: messagesFilipino,
    once: onceFilipino,
    panels: panelsFilipino,
    parts: partsFilipino,
    password: passwordFilipino,
    promos: promosFilipino,
    protection: protectionFilipino,
    rain: rainFilipino,
    records: recordsFilipino,
    register: registerFilipino,
    rewards: rewardsFilipino,
    safety: safetyFilipino,
    search: searchFilipino,
    security: securityFilipino,
    service: serviceFilipino,
    shell: shellFilipino,
    social: socialFilipino,
    team: teamFilipino,
    titles: titlesFilipino,
    transfer: transferFilipino,
    trial: trialFilipino,
    vip: vipFilipino,
    withdraw: withdrawFilipino,
  },
}
