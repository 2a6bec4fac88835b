import { words as bootEN } from '../i18n/words/EN/boot'
import { words as facesEN } from '../i18n/words/EN/faces'
import { words as homeEN } from '../i18n/words/EN/home'
import { words as shellEN } from '../i18n/words/EN/shell'
import { words as bootTY } from '../i18n/words/TY/boot'
import { words as facesTY } from '../i18n/words/TY/faces'
import { words as homeTY } from '../i18n/words/TY/home'
import { words as shellTY } from '../i18n/words/TY/shell'
import { words as bootVI } from '../i18n/words/VI/boot'
import { words as facesVI } from '../i18n/words/VI/faces'
import { words as homeVI } from '../i18n/words/VI/home'
import { words as shellVI } from '../i18n/words/VI/shell'
import { tags, type Language } from '../i18n/language'

export { tags, type Language }
export const languages = Object.keys(tags) as Language[]

/** Words that stand in the page itself, before any script has run, and in what phones show of the site. */
export const pageWords = {
  EN: { boot: bootEN, faces: facesEN, home: homeEN, shell: shellEN },
  TY: { boot: bootTY, faces: facesTY, home: homeTY, shell: shellTY },
  VI: { boot: bootVI, faces: facesVI, home: homeVI, shell: shellVI },
} as const satisfies Record<
  Language,
  Record<'boot' | 'faces' | 'home' | 'shell', Readonly<Record<string, string>>>
>

/** `en`, or what else an `Accept-Language` header names first of the languages on offer; the operator's first if none. */
export function languageFor(accepted: string | undefined, offered: readonly Language[]): Language {
  const spoken = (accepted ?? '').split(',').map((one) => one.trim().split(/[-;]/)[0]?.toLowerCase())
  // Older phones call Filipino Tagalog.
  const wanted = spoken.map((tag) => (tag === 'tl' ? 'fil' : tag))
  const first = wanted.map((tag) => offered.find((one) => tags[one] === tag)).find((one) => one !== undefined)
  return first ?? offered[0] ?? 'EN'
}
