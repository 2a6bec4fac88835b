import type { Plugin } from 'vite'
import { words as bootEnglish } from '../i18n/words/EN/boot'
import { words as english } from '../i18n/words/EN/home'
import { words as bootFilipino } from '../i18n/words/TY/boot'
import { words as filipino } from '../i18n/words/TY/home'

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'EN home': english,
  'TY home': filipino,
  'EN boot': bootEnglish,
  'TY boot': bootFilipino,
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Fills the initial page's words from the app's tables: `%EN home hero.title%`. */
export function withBootWords(html: string): string {
  return html.replace(/%((?:EN|TY) \w+) ([\w.]+)%/g, (whole, table: string, key: string) => {
    const text = tables[table]?.[key]
    if (text === undefined) throw new Error(`the bare page wants ${whole}, which no table has`)
    return escaped(text)
  })
}

/** Puts words into the page before the app's code loads. */
export function bootWords(): Plugin {
  return { name: 'perya-boot-words', transformIndexHtml: { order: 'pre', handler: withBootWords } }
}
