import * as paths from '../../../../machines/shared/paths'
import { armLink, arrangeLink } from '../../export/arming'
import type { Project } from '../../export/project'
import { arming } from '../arming'

/** What happens to the frame around all screens: whether the site is open, messages, a session that nobody uses. */

const { page } = arming
const minute = 60_000

const arrange = (...[list]: Parameters<typeof arrangeLink>) => arrangeLink(list, page)

const letGo = {
  en: 'let the held answer go (sandbox page, *Faults*)',
  fil: 'pakawalan ang pinigilang sagot (sandbox page, *Faults*)',
}

/** The held settings go on, once the site has been given a status. */
const goesOn = (en: string, fil: string, link: string, button: 'Arm' | 'Arrange') => ({
  en: `On the sandbox page, ${en} ([open](${link}), tap *${button}: …*). Then ${letGo.en}`,
  fil: `Sa sandbox page, ${fil} ([buksan](${link}), pindutin ang *${button}: …*). Saka ${letGo.fil}`,
})

/** When the player is said to have used the session last, as another tab writes it down. */
const lastUsed = (minutesAgo: number) => {
  const link = arrange([['phone', { local: { 'perya.active': { at: { fromNow: -minutesAgo * minute } } } }]])
  const [en, fil] =
    minutesAgo === 0
      ? ['was used just now', 'kakagamit lang ng session']
      : [
          `was last used ${minutesAgo} minutes ago`,
          `${minutesAgo} minuto na mula nang huling gamitin ang session`,
        ]
  return {
    en: `In another tab of this browser, write down that the session ${en} ([open](${link}), tap *Arrange: …*)`,
    fil: `Sa ibang tab ng browser na ito, itala na ${fil} ([buksan](${link}), pindutin ang *Arrange: …*)`,
  }
}

const held = (call: string) => armLink({ kind: 'hold', call, times: 1 }, page)

export const frame: Project['byHand'] = {
  'app/SITE.OPEN': {
    en: `Open the site: ${letGo.en}`,
    fil: `Buksan ang site: ${letGo.fil}`,
  },
  'app/SITE.MAINTENANCE': goesOn(
    'close the site',
    'isara ang site',
    arrange([['site', { maintenance: true }]]),
    'Arrange',
  ),
  'app/SITE.REGION': goesOn(
    'close the site to this region',
    'isara ang site sa rehiyong ito',
    arrange([['site', { regionRestriction: true }]]),
    'Arrange',
  ),
  'app/SITE.FAULT': goesOn(
    'refuse the settings',
    'i-arm ang pagtanggi sa settings',
    armLink({ kind: 'status', call: 'settings', status: 403, times: 1 }, page),
    'Arm',
  ),
  'app/PLAYER.GUEST': {
    en: 'Wait for a second: no other tab is signed in',
    fil: 'Maghintay ng isang segundo: walang ibang tab na naka-log in',
  },
  'app/PLAYER.MEMBER': {
    en: `In another tab of this browser, open ${paths.login} and log in as mika_07; the second time, as don_ramon`,
    fil: `Sa ibang tab ng browser na ito, buksan ang ${paths.login} at mag-log in bilang mika_07; sa ikalawa, bilang don_ramon`,
  },
  'idle/QUIET': lastUsed(29),
  'idle/OVER': lastUsed(31),
  'idle/BUSY': lastUsed(0),
  'toasts/SHOW': { en: '{{notice.text}}', fil: '{{notice.text}}' },
  'toasts/STOP_WAITING': {
    en: `Refuse the change: ${letGo.en}`,
    fil: `Tanggihan ang pagbabago: ${letGo.fil}`,
  },
}

/** What brings each message about, by its text. */
export const messages: Project['names'] = {
  'toasts/same-password': {
    en: 'Type into "{{form:label.newPassword}}" and "{{form:label.confirmPassword}}" what stands in "{{form:label.oldPassword}}", and tap "{{password:submit}}"',
    fil: 'I-type sa "{{form:label.newPassword}}" at "{{form:label.confirmPassword}}" ang nasa "{{form:label.oldPassword}}", at pindutin ang "{{password:submit}}"',
  },
  'toasts/please-wait': {
    en: `Hold the next answer ([open](${held('passWordChangeV2')}), tap *Arm: …*). Then type Lantern-88 into "{{form:label.newPassword}}" and "{{form:label.confirmPassword}}", and tap "{{password:submit}}"`,
    fil: `Pigilan ang susunod na sagot ([buksan](${held('passWordChangeV2')}), pindutin ang *Arm: …*). Saka i-type ang Lantern-88 sa "{{form:label.newPassword}}" at "{{form:label.confirmPassword}}", at pindutin ang "{{password:submit}}"`,
  },
  'toasts/offline': {
    en: 'Switch the network off: flight mode on a phone; on a computer, *Offline* in the developer tools',
    fil: 'I-off ang network: flight mode sa phone; sa computer, *Offline* sa developer tools',
  },
}

/** Where these begin. */
export const frameStarts: Project['starts'] = {
  app: {
    start: {
      en: `Hold the answer that it waits for: [open](${held('settings')}) and tap *Arm: …* before, in another tab.`,
      fil: `Pigilan ang sagot na hinihintay nito: bago iyon, [buksan](${held('settings')}) sa ibang tab at pindutin ang *Arm: …*.`,
    },
  },
  toasts: {
    start: {
      en: 'Type Perya-1234 into "Old password".',
      fil: 'I-type sa "Lumang password" ang Perya-1234.',
    },
  },
}
