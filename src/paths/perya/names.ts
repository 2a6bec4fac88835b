import type { Project } from '../export/project'
import { messages } from './hand/frame'

const same = (name: string) => ({ en: name, fil: name })

const none = { en: 'nothing (empty it)', fil: 'wala (burahin ang laman)' }

/** What a player calls something that has an id in an event, by chart and id. */
export const names: Project['names'] = {
  ...messages,
  'deposit/lakas': same('Lakas Wallet'),
  'deposit/qrph': same('QR Ph'),
  'bank-card/Bangko ng Bayan': same('Bangko ng Bayan'),
  'security-questions/q1': {
    en: 'What was the name of your first school?',
    fil: 'Ano ang pangalan ng una mong paaralan?',
  },
  'security-questions/q3': {
    en: 'What was your first pet called?',
    fil: 'Ano ang pangalan ng una mong alaga?',
  },
  'second-step/123456': {
    en: 'the code of the authenticator app (sandbox page, *Faults*)',
    fil: 'ang code ng authenticator app (sandbox page, *Faults*)',
  },
  'second-step/ABCDE-23456': { en: 'ABCDE-23456', fil: 'ang ABCDE-23456' },
  'sign-in-security/add': { en: '"{{safety:passkeys.add}}"', fil: '"{{safety:passkeys.add}}"' },
  'sign-in-security/remove': { en: '"{{safety:passkeys.remove}}"', fil: '"{{safety:passkeys.remove}}"' },
  'sign-in-security/app-off': { en: '"{{safety:app.turnOff}}"', fil: '"{{safety:app.turnOff}}"' },
  'sign-in-security/withdrawals': { en: '"{{safety:withdrawals.on}}"', fil: '"{{safety:withdrawals.on}}"' },
  'play-break/time-out': { en: '7 days', fil: '7 araw' },
  'play-break/self-exclusion': {
    en: '"{{protection:length.forGood}}"',
    fil: '"{{protection:length.forGood}}"',
  },
  'agent-notices/A-1': { en: 'first', fil: 'unang' },
  'agent-notices/A-2': { en: 'second', fil: 'ikalawang' },
  'language/TY': same('Filipino'),
  'language/EN': same('English'),
  'home/VIDEO': { en: 'Video slots', fil: 'Video slot' },
  'home/': { en: '"{{home:allTypes}}"', fil: '"{{home:allTypes}}"' },
  ...Object.fromEntries(
    ['HOT', 'RNG', 'SPORTS'].map((category) => [
      `home/${category}`,
      same(`"{{shell:category.${category}}}"`),
    ]),
  ),
  'game-list/': none,
  'username-check/': none,
  'paged-list/hot': same('Moonfin'),
  'paged-list/all': { en: '"{{games:all}}"', fil: '"{{games:all}}"' },
}
