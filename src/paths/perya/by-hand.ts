import * as paths from '../../../machines/shared/paths'
import type { Project } from '../export/project'
import { armLink, arrangeLink } from '../export/arming'
import { arming } from './arming'
import { account } from './hand/account'
import { answers } from './hand/answers'
import { draws, drawStarts } from './hand/draws'
import { frame, frameStarts } from './hand/frame'
import { play } from './hand/play'
import { site } from './hand/site'
import { accountStarts } from './hand/starts'

const { page } = arming

/** A demand for a captcha with the next code, by the call that sends it. */
const demand = (path: string) =>
  armLink({ kind: 'status', path, code: 'login.captcha.required', captcha: true, times: 1 }, page)

const captchaWanted = (path: string) => ({
  en: `On the sandbox page, arm a demand for a captcha ([open](${demand(path)}), tap *Arm: …*). Then tap "Get code"; where its button still counts down, wait for it first`,
  fil: `Sa sandbox page, i-arm ang paghingi ng captcha ([buksan](${demand(path)}), pindutin ang *Arm: …*). Saka pindutin ang "Kunin ang code"; kung nagbibilang pa ang button, hintayin muna ito`,
})

const codeAgain = {
  en: 'Tap "Get code"; where its button still counts down, wait for it first',
  fil: 'Pindutin ang "Kunin ang code"; kung nagbibilang pa ang button, hintayin muna ito',
}

const longAgo = arrangeLink(
  [['phone', { local: { 'perya.sms.login.63.9171234567': { until: { fromNow: -1000 }, imposed: false } } }]],
  page,
)

const closed = arrangeLink([['site', { maintenance: true }]], page)

const otherLanguage = {
  en: 'Change the language in the top bar, to Filipino or back; what the next lines quote is in that language',
  fil: 'Palitan ang wika sa itaas, English o pabalik; nasa wikang iyon ang sinisipi ng mga susunod na linya',
}

const openPicker = '`document.querySelector("[aria-haspopup=listbox]").click()`'
const pickOther = '`document.querySelector("[role=option][aria-selected=false]").click()`'

/** Where no finger reaches the picker. */
const inConsole = {
  en: `enter ${openPicker} and then ${pickOther} in the console of the developer tools (F12); without them, end the path here`,
  fil: `ilagay sa console ng developer tools (F12) ang ${openPicker}, saka ang ${pickOther}; kung wala ang mga iyon, dito na tapusin ang path`,
}

/**
 * How a tester brings about what no label on screen says: by event, or by chart and event where others have it
 * too, or also by the state it leads to.
 */
export const byHand: Project['byHand'] = {
  ...site,
  ...frame,
  ...account,
  ...answers,
  ...draws,
  ...play,
  CHOOSE_CARD: {
    en: 'Tap the bank account that is not chosen yet',
    fil: 'Pindutin ang bank account na hindi pa napipili',
  },
  REFRESH_CAPTCHA: {
    en: 'Tap the picture of the captcha, or the arrow in its place',
    fil: 'Pindutin ang larawan ng captcha, o ang arrow sa lugar nito',
  },
  'login/CHOOSE_DIALING_CODE': {
    en: 'Open the list of country codes before the number and choose the one that Data says',
    fil: 'Buksan ang listahan ng country code sa unahan ng number at piliin ang nasa Data',
  },
  'contract-page/CONFIRM': {
    en: 'In the dialog, tap the button that says what you chose, "Accept" or "Decline"',
    fil: 'Sa dialog, pindutin ang button na may pinili mo, "Tanggapin" o "Tanggihan"',
  },
  'deposit/AGAIN': {
    en: 'Where the page of the way to pay has opened, go back by the browser. Then tap "Another deposit"',
    fil: 'Kung nagbukas ang page ng paraan ng pagbayad, bumalik gamit ang browser. Saka pindutin ang "Panibagong deposito"',
  },
  'deposit/RETRY': {
    en: 'Tap the button below the message: "Look again" or "Try again"',
    fil: 'Pindutin ang button sa ilalim ng mensahe: "Tingnan ulit" o "Subukan ulit"',
  },
  DEADLINE: {
    en: 'Wait until the countdown is over',
    fil: 'Hintaying maubos ang countdown',
  },
  CARD_ADDED: {
    en: 'Fill in the form for a bank account, with any account number and 246810 as the withdrawal password, and save it',
    fil: 'Punan ang form ng bank account, kahit anong account number at 246810 na withdrawal password, at i-save ito',
  },
  PIN_SET: {
    en: 'Fill in the form: the login password (sandbox page, *People*), and 246810 twice as the withdrawal password; save it',
    fil: 'Punan ang form: ang login password (sandbox page, *People*), at dalawang beses ang 246810 na withdrawal password; i-save ito',
  },
  'session/SIGNED_IN at signedIn.account': {
    en: `Open ${paths.login} and log in there as {{session.userName}} (password: sandbox page, *People*)`,
    fil: `Buksan ang ${paths.login} at mag-log in doon bilang {{session.userName}} (password: sandbox page, *People*)`,
  },
  'session/SIGNED_IN at signedIn.trial': {
    en: `Open ${paths.login} and tap "{{login:tryFree}}" there`,
    fil: `Buksan ang ${paths.login} at pindutin doon ang "{{login:tryFree}}"`,
  },
  SIGNED_OUT: {
    en: 'Sign out by the side menu and confirm',
    fil: 'Mag-sign out sa side menu at kumpirmahin',
  },
  REFUSED: {
    en: 'End the session on the sandbox page (*Clock and sessions*), then open any screen that asks the platform',
    fil: 'Tapusin ang session sa sandbox page (*Clock and sessions*), saka buksan ang anumang screen na nagtatanong sa platform',
  },
  'session/OTHER_TAB_SIGNED_IN at signedIn.account': {
    en: `In another tab of this browser, open ${paths.login} and log in as {{session.userName}} (password: sandbox page, *People*)`,
    fil: `Sa ibang tab ng browser na ito, buksan ang ${paths.login} at mag-log in bilang {{session.userName}} (password: sandbox page, *People*)`,
  },
  'session/OTHER_TAB_SIGNED_IN at signedIn.trial': {
    en: `In another tab of this browser, open ${paths.login} and tap "{{login:tryFree}}"`,
    fil: `Sa ibang tab ng browser na ito, buksan ang ${paths.login} at pindutin ang "{{login:tryFree}}"`,
  },
  OTHER_TAB_SIGNED_OUT: {
    en: 'In another tab of this browser, sign out by the side menu',
    fil: 'Sa ibang tab ng browser na ito, mag-sign out sa side menu',
  },
  ASKED_ELSEWHERE: {
    en: `In another tab of this browser, write down a code for the same number that was asked for long ago ([open](${longAgo}), tap *Arrange: …*)`,
    fil: `Sa ibang tab ng browser na ito, itala na matagal nang hiningi ang code para sa parehong number ([buksan](${longAgo}), pindutin ang *Arrange: …*)`,
  },
  'register/CAPTCHA_WANTED': captchaWanted('/demo/provider/phone/code'),
  'forgot-password/CAPTCHA_WANTED': captchaWanted('/wps/verification/sms'),
  'forgot-password/CODE_SENT': codeAgain,
  'forgot-password/GET_CODE': codeAgain,
  'register/GET_CODE': codeAgain,
  'forgot-password/SUBMIT': {
    en: 'Tap the button below the form: "Retrieve password" by e-mail, "Set password" by phone',
    fil: 'Pindutin ang button sa ilalim ng form, para sa e-mail o para sa phone',
  },
  'register/TOGGLE_AGREE': {
    en: 'Tap the box to accept the user agreement',
    fil: 'Pindutin ang kahon ng pagsang-ayon sa kasunduan',
  },
  'register/CHOOSE_DIALING_CODE': {
    en: 'Open the list of country codes before the number and choose the one that Data says',
    fil: 'Buksan ang listahan ng country code sa unahan ng number at piliin ang nasa Data',
  },
  'contract-prompt/CONTRACT_LEFT': {
    en: 'Leave the contract: tap "Back" above it',
    fil: 'Umalis sa kontrata: pindutin ang "Bumalik" sa itaas nito',
  },
  'site-status/RETRY': {
    en: 'Tap the button on the message: "Check again" or "Try again"',
    fil: 'Pindutin ang button sa mensahe para subukan ulit',
  },
  'site-status/CLOSED_BY_ANSWER': {
    en: `On the sandbox page, close the site ([open](${closed}), tap *Arrange: …*). Then tap the category "Slots" on home`,
    fil: `Sa sandbox page, isara ang site ([buksan](${closed}), pindutin ang *Arrange: …*). Saka pindutin ang kategoryang "Slots" sa home`,
  },
  NUMBER_CHANGED: {
    en: 'Type {{target.mobileNum}} into "Mobile number"',
    fil: 'I-type sa "Mobile number" ang {{target.mobileNum}}',
  },
  OFFER: {
    en: 'Wait for home to bring its announcements',
    fil: 'Hintaying dumating ang mga abiso ng home',
  },
  LANGUAGE_CHANGED: otherLanguage,
  'side-menu/LANGUAGE_CHANGED': {
    en: `${otherLanguage.en}. Where the menu covers the bar: ${inConsole.en}`,
    fil: `${otherLanguage.fil}. Kung natatakpan ito ng menu: ${inConsole.fil}`,
  },
  'contract-page/LANGUAGE_CHANGED at confirming': {
    en: `Change the language although a dialog covers the top bar: ${inConsole.en}`,
    fil: `Palitan ang wika kahit natatakpan ng dialog ang itaas: ${inConsole.fil}`,
  },
}

/** What follows the address before a path's start is on screen, by chart and start. */
export const starts: Project['starts'] = {
  ...drawStarts,
  ...frameStarts,
  ...accountStarts,
  logout: {
    menu: {
      en: 'Tap your name in the bar at the top, then "Sign out".',
      fil: 'Pindutin ang pangalan mo sa itaas, saka piliing mag-sign out.',
    },
    settings: { en: 'Tap "Sign out" there.', fil: 'Piliing mag-log out doon.' },
  },
  'game-launch': {
    guest: {
      en: 'Tap the first game of the list.',
      fil: 'Pindutin ang unang laro sa listahan.',
    },
    game: { en: 'Tap the first game of the list.', fil: 'Pindutin ang unang laro sa listahan.' },
    'web app': {
      en: 'Tap the first button of the first entry.',
      fil: 'Pindutin ang unang button ng unang nakalista.',
    },
    'Vietnam lottery': {
      en: 'In the row of categories, choose "E-lottery" and tap "Saigon Lotto".',
      fil: 'Sa hanay ng mga kategorya, piliin ang "E-lottery" at pindutin ang "Saigon Lotto".',
    },
    'SEA lottery': {
      en: 'In the row of categories, choose "Lottery" and tap "Island Numbers".',
      fil: 'Sa hanay ng mga kategorya, piliin ang "Lotto" at pindutin ang "Island Numbers".',
    },
    'traditional lottery': {
      en: 'In the row of categories, choose "Lottery" and tap "Bola Lotto".',
      fil: 'Sa hanay ng mga kategorya, piliin ang "Lotto" at pindutin ang "Bola Lotto".',
    },
  },
  'second-step': {
    'signing in': {
      en: 'Tap the tab "Username", log in as `mika_07` (password: sandbox page, *People*).',
      fil: 'Pindutin ang tab na "Username", mag-log in bilang `mika_07` (password: sandbox page, *People*).',
    },
  },
  'sms-code': {
    login: {
      en: 'Tap "Mobile number" and type 9171234567 below it.',
      fil: 'Pindutin ang "Mobile number" at i-type sa ilalim nito ang 9171234567.',
    },
  },
}
