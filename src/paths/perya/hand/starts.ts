import type { Project } from '../../export/project'
import { madeSheet } from './answers'
import { claimableAgain } from './claimable'

/** What follows the address before a path's start is on screen, where that is more than one tap of the frame. */

const logIn = {
  en: 'Log in as `mika_07` (password: sandbox page, *People*).',
  fil: 'Mag-log in bilang `mika_07` (password: sandbox page, *People*).',
}

const line = (label: string) => ({
  en: `Tap the line "{{security:${label}}}".`,
  fil: `Pindutin ang linyang "{{security:${label}}}".`,
})

const app = (label: string) => ({
  en: `Below "{{safety:app}}", tap "{{safety:${label}}}".`,
  fil: `Sa ilalim ng "{{safety:app}}", pindutin ang "{{safety:${label}}}".`,
})

const tab = (name: string) => ({
  en: `Tap "{{shell:tab.${name}}}" in the bar below.`,
  fil: `Pindutin ang "{{shell:tab.${name}}}" sa bar sa ibaba.`,
})

/** The free trial, and then a tab of the bar. */
const onTrial = (name: string) => ({
  en: `Tap "{{home:hero.free}}" and close the dialog that comes. ${tab(name).en}`,
  fil: `Pindutin ang "{{home:hero.free}}" at isara ang lalabas na dialog. ${tab(name).fil}`,
})

const thenHome = {
  en: 'Then open /m/home in the same tab.',
  fil: 'Saka buksan ang /m/home sa parehong tab.',
}

export const accountStarts: Project['starts'] = {
  'affiliate-links': {
    'with a share sheet': {
      en: 'Where this browser shows no "{{agency:link.share}}", go on with the steps that need none, or take a phone.',
      fil: 'Kung walang "{{agency:link.share}}" ang browser na ito, ituloy ang mga hakbang na hindi kailangan iyon, o gumamit ng phone.',
    },
  },
  share: {
    'with a share sheet': {
      en: `A browser without a share sheet gets one: open its developer tools (F12) and enter in the console ${madeSheet}.`,
      fil: `Bigyan ng share sheet ang browser na wala nito: buksan ang developer tools (F12) at i-enter sa console ang ${madeSheet}.`,
    },
  },
  'app-download': Object.fromEntries(
    [
      'android',
      'iphone',
      'iphone of 2017',
      'nothing to download',
      'in the app',
      'web clip',
      'web clip, no app for it',
      'closed before',
    ].map((start) => [start, thenHome]),
  ),
  authenticator: { 'turning on': app('app.turnOn'), 'new codes': app('app.newCodes') },
  'change-password': { 'right after login': logIn },
  'confirmed-change': {
    'the password is asked for': {
      en: 'Tap "{{safety:passkeys.add}}".',
      fil: 'Pindutin ang "{{safety:passkeys.add}}".',
    },
  },
  'contact-proof': { mobile: line('centre.mobile'), email: line('centre.email') },
  entry: {
    'guest at members': tab('members'),
    'guest at deposit': tab('deposit'),
    'guest at promotions': tab('promos'),
    'trial at members': onTrial('members'),
    'trial at deposit': onTrial('deposit'),
    'referral off': tab('invite'),
    share: {
      en: 'Open the side menu and tap "{{parts:menu.share}}".',
      fil: 'Buksan ang side menu at pindutin ang "{{parts:menu.share}}".',
    },
  },
  favourites: {
    guest: {
      en: 'Tap the heart on the game Bakunawa Moon, and go back from the login.',
      fil: 'Pindutin ang puso sa larong Bakunawa Moon, at bumalik mula sa login.',
    },
  },
  'member-centre': {
    'seen before': {
      en: 'When name and messages are there, go back, and tap "{{shell:tab.members}}" in the bar below.',
      fil: 'Kapag naroon na ang pangalan at mga mensahe, bumalik, at pindutin ang "{{shell:tab.members}}" sa bar sa ibaba.',
    },
  },
  'payment-pin': { first: line('centre.pin') },
  'security-questions': { start: line('centre.questions') },
  'send-once': {
    'something to send': {
      en: `${claimableAgain.en} Tap "{{rewards:claim}}" on the first reward, and in the dialog "{{rewards:ask.yes}}".`,
      fil: `${claimableAgain.fil} Pindutin ang "{{rewards:claim}}" sa unang gantimpala, at sa dialog ang "{{rewards:ask.yes}}".`,
    },
  },
}
