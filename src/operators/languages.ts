import { words as bootEN } from '../i18n/words/EN/boot'
import { words as facesEN } from '../i18n/words/EN/faces'
import { words as feedbackEN } from '../i18n/words/EN/feedback'
import { words as homeEN } from '../i18n/words/EN/home'
import { words as loginEN } from '../i18n/words/EN/login'
import { words as memberEN } from '../i18n/words/EN/member'
import { words as registerEN } from '../i18n/words/EN/register'
import { words as shellEN } from '../i18n/words/EN/shell'
import { words as titlesEN } from '../i18n/words/EN/titles'
import { words as trialEN } from '../i18n/words/EN/trial'
import { words as bootTY } from '../i18n/words/TY/boot'
import { words as facesTY } from '../i18n/words/TY/faces'
import { words as feedbackTY } from '../i18n/words/TY/feedback'
import { words as homeTY } from '../i18n/words/TY/home'
import { words as loginTY } from '../i18n/words/TY/login'
import { words as memberTY } from '../i18n/words/TY/member'
import { words as registerTY } from '../i18n/words/TY/register'
import { words as shellTY } from '../i18n/words/TY/shell'
import { words as titlesTY } from '../i18n/words/TY/titles'
import { words as trialTY } from '../i18n/words/TY/trial'
import { words as bootVI } from '../i18n/words/VI/boot'
import { words as facesVI } from '../i18n/words/VI/faces'
import { words as feedbackVI } from '../i18n/words/VI/feedback'
import { words as homeVI } from '../i18n/words/VI/home'
import { words as loginVI } from '../i18n/words/VI/login'
import { words as memberVI } from '../i18n/words/VI/member'
import { words as registerVI } from '../i18n/words/VI/register'
import { words as shellVI } from '../i18n/words/VI/shell'
import { words as titlesVI } from '../i18n/words/VI/titles'
import { words as trialVI } from '../i18n/words/VI/trial'
import { tags, type Language } from '../i18n/language'

export { tags, type Language }
export const languages = Object.keys(tags) as Language[]

/** Words embedded in the page before any script has run, and in what phones show of the site. */
export const pageWords = {
  EN: {
    boot: bootEN,
    faces: facesEN,
    feedback: feedbackEN,
    home: homeEN,
    login: loginEN,
    member: memberEN,
    register: registerEN,
    shell: shellEN,
    titles: titlesEN,
    trial: trialEN,
  },
  TY: {
    boot: bootTY,
    faces: facesTY,
    feedback: feedbackTY,
    home: homeTY,
    login: loginTY,
    member: memberTY,
    register: registerTY,
    shell: shellTY,
    titles: titlesTY,
    trial: trialTY,
  },
  VI: {
    boot: bootVI,
    faces: facesVI,
    feedback: feedbackVI,
    home: homeVI,
    login: loginVI,
    member: memberVI,
    register: registerVI,
    shell: shellVI,
    titles: titlesVI,
    trial: trialVI,
  },
} as const satisfies Record<Language, Record<string, Readonly<Record<string, string>>>>

/**
 * `en`, or whichever offered language an `Accept-Language` header lists first; the operator's first if none
 * matches.
 */
export function languageFor(accepted: string | undefined, offered: readonly Language[]): Language {
  const spoken = (accepted ?? '').split(',').map((one) => one.trim().split(/[-;]/)[0]?.toLowerCase())
  // Older phones call Filipino Tagalog.
  const wanted = spoken.map((tag) => (tag === 'tl' ? 'fil' : tag))
  const first = wanted.map((tag) => offered.find((one) => tags[one] === tag)).find((one) => one !== undefined)
  return first ?? offered[0] ?? 'EN'
}
