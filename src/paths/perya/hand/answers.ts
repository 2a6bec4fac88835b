import { arrangeLink } from '../../export/arming'
import type { Prepared, Project } from '../../export/project'
import { arming } from '../arming'

/** Answers that no request brings: what a tester does for them, by chart, actor and case. */

const cameLongAgo = arrangeLink(
  [['phone', { local: { 'perya.install': { since: '2020-01-01' } } }]],
  arming.page,
)

/** A password typed into a panel, which then goes on. */
const proves = {
  en: 'Type Perya-1234 into "{{safety:loginPassword}}" and tap "{{safety:change.go}}"',
  fil: 'I-type ang Perya-1234 sa "{{safety:loginPassword}}" at pindutin ang "{{safety:change.go}}"',
}
/** The phone asks once the platform has answered. */
const confirms = {
  en: 'Confirm with this phone, or the computer, as its browser asks',
  fil: 'Kumpirmahin sa phone na ito, o sa computer, ayon sa hinihingi ng browser',
}
const refusesPhone = {
  en: 'Close what the phone, or the browser, asks without confirming',
  fil: 'Isara ang hinihingi ng phone, o ng browser, nang hindi kinukumpirma',
}
const closes = { en: 'Tap "{{shell:close}}" on the panel', fil: 'Pindutin ang "{{shell:close}}" sa panel' }
const taps = (label: string) => ({
  en: `In the dialog, tap "{{${label}}}"`,
  fil: `Sa dialog, pindutin ang "{{${label}}}"`,
})

const closesSheet = {
  en: 'Close the share sheet of the phone; where the console has made it, enter there `closeSheet()`',
  fil: 'Isara ang share sheet ng phone; kung gawa ito ng console, i-enter doon ang `closeSheet()`',
}
const sheetFails = {
  en: 'By itself, at once: the phone refuses to share',
  fil: 'Kusa at agad: tumatanggi ang phone na mag-share',
}

export const answers: Project['byHand'] = {
  'affiliate-links/share done 0': closesSheet,
  'affiliate-links/share error 0': sheetFails,
  'share/sharing done 0': closesSheet,
  'share/sharing error 0': sheetFails,
  'authenticator/change done 0': proves,
  'authenticator/change done 1': closes,
  'authenticator/change done 2': {
    en: `${proves.en}; then type the code of the authenticator app (sandbox page, *Faults*) and tap "{{safety:step.go}}"`,
    fil: `${proves.fil}; saka i-type ang code ng authenticator app (sandbox page, *Faults*) at pindutin ang "{{safety:step.go}}"`,
  },
  'sign-in-security/change done 0': {
    en: `${proves.en}; then confirm with this phone, or the computer, as its browser asks`,
    fil: `${proves.fil}; saka kumpirmahin sa phone na ito, o sa computer, ayon sa hinihingi ng browser`,
  },
  'passkey-sign-in/signIn done 0': confirms,
  'passkey-sign-in/signIn done 1': confirms,
  'passkey-sign-in/signIn done 2': refusesPhone,
  'second-step/passkey done 0': confirms,
  'second-step/passkey done 3': refusesPhone,
  'sign-in-security/change done 1': closes,
  'devices/change done 0': taps('security:devices.yes'),
  'devices/change done 1': taps('security:devices.yes'),
  'devices/change done 2': taps('security:devices.no'),
  'play-break/change done 0': taps('protection:break.yes'),
  'play-break/change done 1': taps('protection:break.yes'),
  'play-break/change done 2': taps('protection:break.no'),
  'install/moment done 0': {
    en: `On the sandbox page, have this phone know the player from an earlier day ([open](${cameLongAgo}), tap *Arrange: …*). Then open another screen, and go back to home`,
    fil: `Sa sandbox page, ipaalala sa phone na ito na dati nang nakapunta ang player ([buksan](${cameLongAgo}), pindutin ang *Arrange: …*). Saka magbukas ng ibang screen, at bumalik sa home`,
  },
  'install/prompt done 0': {
    en: 'In the prompt of the browser, choose to install',
    fil: 'Sa prompt ng browser, piliing i-install',
  },
  'install/prompt done 1': {
    en: 'Close the prompt of the browser without installing',
    fil: 'Isara ang prompt ng browser nang hindi nag-i-install',
  },
  'install/prompt error 0': {
    en: 'The browser fails to show its prompt: only a fault of its own does that. Where the prompt shows, end the path here',
    fil: 'Hindi maipakita ng browser ang prompt nito: sarili nitong sira lang ang gumagawa niyon. Kung lumabas ang prompt, dito na tapusin ang path',
  },
  'language/words error 0': {
    en: 'Wait until the app gives up on the texts, and switch the network on again',
    fil: 'Hintaying sumuko ang app sa mga teksto, at i-on ulit ang network',
  },
  'social-sign-in/provider done 0': {
    en: 'In the window of the provider, tap mika@example.com',
    fil: 'Sa window ng provider, pindutin ang mika@example.com',
  },
  'social-sign-in/provider done 1': {
    en: 'Close the window of the provider',
    fil: 'Isara ang window ng provider',
  },
}

/** A share sheet for browsers that have none, entered in the console. */
export const madeSheet = '`navigator.share = () => new Promise((close) => (window.closeSheet = close))`'

/** Refuses once: the next tap shares again. */
const refuses =
  '`{ const { share } = navigator; navigator.share = () => ((navigator.share = share), Promise.reject(new Error())) }`'

const notSharing: Prepared = {
  words: {
    en: `the phone must refuse to share, once: open the developer tools (F12) and enter in the console ${refuses}. Without developer tools, end the path here`,
    fil: `dapat tumanggi ang phone na mag-share nang isang beses: buksan ang developer tools (F12) at i-enter sa console ang ${refuses}. Kung walang developer tools, dito na tapusin ang path`,
  },
}

/** A passkey that the tester makes: no platform can put one on their phone. */
export const passkey: Prepared = {
  words: {
    en: 'this phone needs a passkey of mika_07: sign in as `mika_07` (password: sandbox page, *People*; where it asks for a code, *Faults*), open /m/securityCenter?view=signIn, tap "Add a passkey", do what it asks, and sign out',
    fil: 'dapat may passkey ni mika_07 ang phone na ito: mag-log in bilang `mika_07` (password: sandbox page, *People*; kung humingi ng code, *Faults*), buksan ang /m/securityCenter?view=signIn, pindutin ang "Magdagdag ng passkey", gawin ang hinihingi nito, at mag-sign out',
  },
}

/** What is seen to before them. */
export const beforeAnswers: Project['prepared'] = {
  'affiliate-links/share error 0': notSharing,
  'share/sharing error 0': notSharing,
  'language/words error 0': {
    words: {
      en: 'switch the network off: flight mode on a phone; on a computer, *Offline* in the developer tools',
      fil: 'i-off ang network: flight mode sa phone; sa computer, *Offline* sa developer tools',
    },
  },
  'passkey-sign-in start start': passkey,
  'passkey-sign-in/signIn done 1': {
    list: [['faults', { kind: 'status', call: 'passkeyLogin', code: 'passkey.wrong', times: 1 }]],
  },
}
