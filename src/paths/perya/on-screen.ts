import type { Project } from '../export/project'
import { account } from './sight/account'
import { agency } from './sight/agency'
import { money } from './sight/money'
import { play } from './sight/play'
import { signIn } from './sight/sign-in'
import { site } from './sight/site'
import { taps } from './sight/taps'
import { waits } from './sight/waits'

const loading = {
  en: 'Grey areas stand where the form will be; where it was on screen already, its button shows dots that turn.',
  fil: 'May mga abong bahagi kung saan lalabas ang form; kung nasa screen na ito, may umiikot na mga tuldok sa button nito.',
}

const form = {
  en: 'Grey areas stand where the form will be.',
  fil: 'May mga abong bahagi kung saan lalabas ang form.',
}

const closedSite = {
  en: 'What stood there stays: home, which fills, or a message whose button turns.',
  fil: 'Nananatili ang nasa screen: ang home na napupuno, o mensaheng umiikot ang button.',
}

/** What a tester sees of a state whose own sentence is about what nobody sees. */
export const onScreen: Project['onScreen'] = {
  ...waits,
  ...taps,
  ...signIn,
  ...account,
  ...money,
  ...agency,
  ...play,
  ...site,
  'The field rules and the remembered login are fetched.': {
    en: 'The form to log in is on screen and can be filled in.',
    fil: 'Nasa screen na ang form sa pag-log in at puwede na itong punan.',
  },
  'The player fills in the form.': {
    en: 'The fields and buttons can be used; a button stays grey while something that it needs is missing.',
    fil: 'Magagamit ang mga field at button; kulay-abo ang button habang may kulang na kailangan nito.',
  },
  'No captcha shows.': {
    en: 'There is no field for a captcha.',
    fil: 'Walang field para sa captcha.',
  },
  'The form can be sent.': {
    en: 'No seconds count down before the form can be sent.',
    fil: 'Walang segundong binibilang bago maipadala ang form.',
  },
  'The form asks for mobile number and SMS code.': {
    en: 'The fields are those for a mobile number and an SMS code.',
    fil: 'Ang mga field ay para sa mobile number at SMS code.',
  },
  'The form asks for username and password.': {
    en: 'The fields are those for a username and a password.',
    fil: 'Ang mga field ay para sa username at password.',
  },
  'A new picture is loading.': {
    en: 'There is a field for a captcha, and its picture is on the way.',
    fil: 'May field para sa captcha, at parating pa lang ang larawan nito.',
  },
  'The picture shows beside its field.': {
    en: 'A picture with digits shows in the field for the captcha, whose label asks a sum instead.',
    fil: 'May larawang may mga numero sa field ng captcha, at may sumahin bilang kapalit sa label nito.',
  },
  'The number is valid: a code is requested.': {
    en: 'No message stands below the number: a code is on its way.',
    fil: 'Walang mensahe sa ilalim ng number: may paparating na code.',
  },
  'A trial account is being opened.': {
    en: 'The form waits until the trial account is there.',
    fil: 'Naghihintay ang form hanggang mabuksan ang trial account.',
  },
  'The platform checks the login. Tapping again does nothing.': {
    en: 'The button shows dots that turn. Tapping again does nothing.',
    fil: 'May umiikot na mga tuldok sa button. Walang mangyayari kapag pinindot ulit.',
  },
  'The screen for the second step opens (chart second-step).': {
    en: 'The screen asks for a second step.',
    fil: 'Humihingi ang screen ng pangalawang hakbang.',
  },
  'What was confirmed is sent exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    loading,
  'A deposit is in progress or finished, and the screen shows it.': {
    en: 'The page of the way to pay has opened in place of the app, or the screen shows the deposit.',
    fil: 'Nagbukas ang page ng paraan ng pagbayad kapalit ng app, o nasa screen ang deposit.',
  },
  'The deposit is requested exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    loading,
  'Payment methods, their limits and the promotion are fetched. What was typed stays.': {
    en: 'Grey areas stand where the ways to pay will be.',
    fil: 'May mga abong bahagi kung saan lalabas ang mga paraan ng pagbayad.',
  },
  'The form waits for the player.': {
    en: 'The amount, the ways to pay and the button to deposit are on screen.',
    fil: 'Nasa screen ang halaga, ang mga paraan ng pagbayad at ang button na pang-deposit.',
  },
  'The platform records that the player accepts the promotion’s terms.': {
    en: 'The button on the promotion shows dots that turn.',
    fil: 'May umiikot na mga tuldok sa button ng promo.',
  },
  'The player removes the promotion again.': {
    en: 'The promotion offers to be added again.',
    fil: 'Puwede ulit idagdag ang promo.',
  },
  'The player chooses another payment method: an error about the amount is checked against its limits.': {
    en: 'That way to pay has the tick; the limits above are its own.',
    fil: 'May tsek ang paraang iyon; sa kanya ang mga limit sa itaas.',
  },
  'The player chooses where the money goes.': {
    en: 'That bank account has the tick.',
    fil: 'May tsek ang bank account na iyon.',
  },
  'The player fills in the highest amount that can be withdrawn at once.': {
    en: 'The highest amount that can be withdrawn at once stands in the field.',
    fil: 'Nasa field ang pinakamataas na halagang mawi-withdraw nang isang beses.',
  },
  'A panel asks for a passkey or a code (chart second-step).': {
    en: 'A panel asks for a passkey or a code.',
    fil: 'Humihingi ang panel ng passkey o code.',
  },
  'The screen asks for the player’s own deposit limits (chart first-limits).': {
    en: 'The screen asks how much the player wants to deposit at the most.',
    fil: 'Itinatanong ng screen kung hanggang magkano ang gustong i-deposit ng player.',
  },
  'The contract is fetched.': {
    en: 'Grey areas stand where the contract will be.',
    fil: 'May mga abong bahagi kung saan lalabas ang contract.',
  },
  'The terms are being fetched.': {
    en: 'The terms stay on screen while those in the other language are on their way.',
    fil: 'Nasa screen pa rin ang mga kondisyon habang parating ang nasa ibang wika.',
  },
  'The methods, the fields and their rules are fetched.': form,
  'The available methods, the fields and their rules.': form,
  'The platform checks the link’s code; the form waits for it only briefly.': form,
  'A code that has not been confirmed is checked before the form is sent.': {
    en: 'The form shows as soon as its rules are there.',
    fil: 'Lalabas ang form pagdating ng mga patakaran nito.',
  },
  'Checks whether the address contains a referral code.': form,
  'The field rules are fetched.': form,
  'Everything has loaded.': form,
  'The tab on which the player fills in the form.': {
    en: 'The form with its fields is on screen.',
    fil: 'Nasa screen ang form at ang mga field nito.',
  },
  'The number typed on the other tab is about to be copied here.': {
    en: 'The number that was typed on the other tab is about to stand here, too.',
    fil: 'Malapit na ring lumabas dito ang number na na-type sa kabilang tab.',
  },
  'The player accepts the terms, or withdraws their consent.': {
    en: 'The tick in the box changes, and the button that sends the form with it.',
    fil: 'Nagbabago ang tsek sa kahon, at kasama nito ang button na nagpapadala ng form.',
  },
  'The player chooses another country’s dialling code; its numbers have their own cooldown.': {
    en: 'The other country code stands before the number.',
    fil: 'Nasa unahan ng number ang ibang country code.',
  },
  'The platform checks the affiliate code.': {
    en: 'The button shows dots that turn: the invitation code is being checked.',
    fil: 'May umiikot na mga tuldok sa button: sinusuri ang invitation code.',
  },
  'The SMS provider checks the code it sent.': {
    en: 'The button shows dots that turn: the SMS code is being checked.',
    fil: 'May umiikot na mga tuldok sa button: sinusuri ang SMS code.',
  },
  'The platform opens the account. Tapping again does nothing.': {
    en: 'The button shows dots that turn. Tapping again does nothing: the account is being opened.',
    fil: 'May umiikot na mga tuldok sa button. Walang mangyayari kapag pinindot ulit: binubuksan na ang account.',
  },
  'The platform sets the new password. Tapping again does nothing.': {
    en: 'The button shows dots that turn. Tapping again does nothing.',
    fil: 'May umiikot na mga tuldok sa button. Walang mangyayari kapag pinindot ulit.',
  },
  'The platform is asked to send an e-mail. Tapping again does nothing.': {
    en: 'The button shows dots that turn. Tapping again does nothing.',
    fil: 'May umiikot na mga tuldok sa button. Walang mangyayari kapag pinindot ulit.',
  },
  'Checks whether a cooldown for this purpose and number is still running.': {
    en: 'The button beside the number can be tapped, or counts down.',
    fil: 'Puwedeng pindutin ang button sa tabi ng number, o nagbibilang ito.',
  },
  'Waits for the settings.': closedSite,
  'Waits for the flags.': closedSite,
  'Waits for the status.': closedSite,
  'The settings have arrived or failed.': {
    en: 'Nothing else shows yet: more is on the way than the settings.',
    fil: 'Wala pang ibang lumalabas: may iba pang parating bukod sa mga setting.',
  },
  'The flags have arrived or failed.': {
    en: 'Nothing else shows yet: more is on the way than the flags.',
    fil: 'Wala pang ibang lumalabas: may iba pang parating bukod sa mga flag.',
  },
  'The status has arrived or failed.': {
    en: 'Nothing else shows yet: more is on the way than the status.',
    fil: 'Wala pang ibang lumalabas: may iba pang parating bukod sa status.',
  },
  'While the site is closed, only its status is checked; once it is open again, everything is loaded.': {
    en: 'The message stays while the site checks again.',
    fil: 'Nananatili ang mensahe habang sinusuri ulit ng site.',
  },
  'Loads the contracts that are waiting. Nothing shows yet.': {
    en: 'Home is on screen, without a dialog about a contract.',
    fil: 'Nasa screen ang home, walang dialog tungkol sa kontrata.',
  },
  'The player is not asked again in this session.': {
    en: 'No dialog about a contract shows, and none comes again in this session.',
    fil: 'Walang dialog tungkol sa kontrata, at wala nang lalabas sa session na ito.',
  },
  'The platform is asked to send a code. Tapping again does nothing.': {
    en: 'A code is on its way. Asking again does nothing.',
    fil: 'May paparating na code. Walang mangyayari kapag humingi ulit.',
  },
  'The second step (chart second-step) replaces the form.': {
    en: 'In place of the form, the screen asks for a code of the authenticator app, or for a passkey.',
    fil: 'Kapalit ng form, humihingi ang screen ng code ng authenticator app o ng passkey.',
  },
  'The panel asks for the second step (chart second-step).': {
    en: 'The panel asks for a code of the authenticator app, or for a passkey.',
    fil: 'Humihingi ang panel ng code ng authenticator app o ng passkey.',
  },
  'A panel for the authenticator app is open (chart authenticator).': {
    en: 'A panel for the authenticator app is open.',
    fil: 'Nakabukas ang panel para sa authenticator app.',
  },
}
