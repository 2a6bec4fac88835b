import type { Project } from '../../export/project'

const sent = {
  en: 'The form is on screen; where it was just sent, its button shows dots that turn.',
  fil: 'Nasa screen ang form; kung kapapadala lang nito, may umiikot na mga tuldok sa button.',
}

const busy = {
  en: 'The button shows dots that turn. Tapping again does nothing.',
  fil: 'May umiikot na mga tuldok sa button. Walang mangyayari kapag pinindot ulit.',
}

const form = {
  en: 'Grey areas stand where the form will be.',
  fil: 'May mga abong bahagi kung saan lalabas ang form.',
}

const panel = {
  en: 'The panel is open, and its form is on the way; what was typed stays.',
  fil: 'Nakabukas ang panel, at parating na ang form nito; nananatili ang na-type.',
}

const grey = (en: string, fil: string) => ({
  en: `Grey areas stand where the ${en} will be.`,
  fil: `May mga abong bahagi kung saan lalabas ang ${fil}.`,
})

/** What a tester sees while a request is under way. */
export const waits: Project['onScreen'] = {
  'The message is sent exactly once. When the screen opens, an earlier one without an answer is looked up first.':
    sent,
  'The application is submitted exactly once. When the screen opens, an earlier one without an answer is looked up first.':
    sent,
  'The new withdrawal password is saved exactly once. When the form opens, an earlier attempt without an answer is looked up first.':
    sent,
  'The account is added exactly once. When the form opens, an earlier attempt without an answer is looked up first.':
    sent,
  'The account is opened exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    {
      en: 'Grey areas stand where the form will be; where it was just sent, its button shows dots that turn.',
      fil: 'May mga abong bahagi kung saan lalabas ang form; kung kapapadala lang nito, may umiikot na mga tuldok sa button.',
    },
  'The new rates are sent exactly once. When the panel opens, an earlier change without an answer is looked up first.':
    {
      en: 'The members are on screen; where new rates were just sent, the button of the panel shows dots that turn.',
      fil: 'Nasa screen ang mga miyembro; kung kapapadala lang ng bagong rate, may umiikot na mga tuldok sa button ng panel.',
    },
  'The link is created or deleted exactly once. When the screen opens, an earlier change without an answer is looked up first.':
    {
      en: 'Grey areas stand where the links will be; while a link is being made, the button of its sheet shows dots that turn, and while one is being deleted, the list stays as it was.',
      fil: 'May mga abong bahagi kung saan lalabas ang mga link; habang may ginagawang link, may umiikot na mga tuldok sa button ng sheet nito, at habang may binubura, nananatili ang listahan.',
    },
  'The claim is sent exactly once. An earlier one without an answer is looked up first.': {
    en: 'The rewards are on screen; where one was just tapped, a dialog with turning dots says that the claim is on its way.',
    fil: 'Nasa screen ang mga reward; kung kapipindot lang ng isa, may dialog na may umiikot na mga tuldok na nagsasabing papunta na ang claim.',
  },
  'The envelopes are claimed exactly once. A claim without an answer is looked up first.': {
    en: 'The rounds are on their way or on screen; where envelopes were just caught, a dialog with turning dots says that they are being opened.',
    fil: 'Parating o nasa screen na ang mga round; kung may kasasalo lang na sobre, may dialog na may umiikot na mga tuldok na nagsasabing binubuksan na ang mga ito.',
  },
  'The bet on one draw is cancelled exactly once. When the screen opens, an earlier request without an answer is looked up first.':
    {
      en: 'The game is on screen; where a bet is just being taken back, its ticket says so beside dots that turn.',
      fil: 'Nasa screen ang laro; kung may tayang binabawi pa lang, sinasabi iyon ng ticket katabi ng umiikot na mga tuldok.',
    },
  'The ticket is fetched.': {
    en: 'A panel with the number of the ticket is open; what is in it is on the way.',
    fil: 'Nakabukas ang panel na may numero ng ticket; parating pa lang ang laman nito.',
  },
  'A draw has closed: the ticket is fetched again, and the old data stays until then.': {
    en: 'The ticket stays as it was until the result is there.',
    fil: 'Nananatili ang ticket hanggang dumating ang resulta.',
  },
  'The bet was not cancelled: the ticket is fetched to see whether the draw is still open.': {
    en: 'The ticket says nothing yet; its button to take the bet back stays grey.',
    fil: 'Wala pang sinasabi ang ticket; abo pa rin ang button nitong pambawi ng taya.',
  },
  'The field rules and the agent’s own rates are fetched.': form,
  'The password rules are fetched.': form,
  'The questions to choose from are fetched.': form,
  'The member’s rates and their limits are fetched. What was typed stays.': panel,
  'The balance is fetched, and whether a withdrawal password is set. What was typed stays.': panel,
  'The platform changes the password. Tapping again does nothing.': busy,
  'The platform checks code and password. Tapping again does nothing.': busy,
  'The platform checks the code. Tapping again does nothing.': busy,
  'The platform saves the answers so that nobody can read them. Tapping again does nothing.': busy,
  'The platform creates a named account. Tapping again does nothing.': busy,
  'The announcements are fetched.': grey('announcements', 'mga abiso'),
  'The message is fetched.': grey('message', 'mensahe'),
  'The links are fetched.': grey('links', 'mga link'),
  'The announced rounds are fetched.': grey('rounds', 'mga round'),
  'The list of devices where the account is signed in is loading.': grey('devices', 'mga device'),
  'The limits are fetched, with what is used and left of each.': grey('limits', 'mga limit'),
  'The methods available for the step are loading.': grey('ways to take the step', 'mga paraan ng hakbang'),
  'The security settings are fetched; known ones stay until then.': {
    en: 'Grey areas stand where the settings will be; where they were on screen already, they stay.',
    fil: 'May mga abong bahagi kung saan lalabas ang mga setting; kung nasa screen na ang mga ito, nananatili ang mga ito.',
  },
  'The platform is asked to open the game.': {
    en: 'Dots turn, and below them it says that the game is being opened.',
    fil: 'May umiikot na mga tuldok, at sinasabi sa ilalim nito na binubuksan na ang laro.',
  },
  'The link is loading.': {
    en: 'The panel to bring a friend is open; the link is on its way.',
    fil: 'Nakabukas ang panel para magyaya ng kaibigan; parating pa lang ang link.',
  },
  'Waits a moment in case the language changes again.': {
    en: 'What the app says itself is in the other language; names of games and texts of the operator follow in a moment.',
    fil: 'Nasa kabilang wika na ang sinasabi ng app mismo; susunod maya-maya ang mga pangalan ng laro at teksto ng operator.',
  },
  'Waits until nothing of higher priority is waiting and no other dialog is open.': {
    en: 'No announcement is on screen yet.',
    fil: 'Wala pang abiso sa screen.',
  },
  'Waits until the last announcement has disappeared before showing the next.': {
    en: 'The announcement goes away; the next one is not there yet.',
    fil: 'Nawawala ang abiso; wala pa ang susunod.',
  },
}
