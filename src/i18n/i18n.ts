import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { words as shellWords } from './words/EN/shell'
import { speakLanguage, spokenLanguage, tags, type Language } from './language'
import type { Namespace, Words } from './tables'

/** The app's one instance; react-i18next takes it from `initReactI18next`. */
const i18n = createInstance()

type Load = () => Promise<{ words: Words }>
/** Nothing comes of a chunk that is gone while the page reloads itself (src/flows/chunks.ts). */
type Late = { readonly files: Readonly<Record<string, Load>> }
/** What visits begin with; where all the others are is a file of its own. */
const first: Record<string, Load> = import.meta.glob<{ words: Words }>(
  './words/*/{arrival,form,games,home,login,member,panels,parts,register,shell,social,titles}.ts',
)

async function tableOf(file: string): Promise<{ words: Words } | undefined> {
  const late = first[file] ? undefined : ((await import('./late-words')) as Late | undefined)
  return (first[file] ?? late?.files[file])?.()
}

/** Namespaces some screen has asked for on this visit: a change of language fetches all of them. */
const asked = new Set<Namespace>(['shell'])

async function fetchWords(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return
  const table = await tableOf(`./words/${language}/${namespace}.ts`)
  if (table) i18n.addResourceBundle(language, namespace, table.words)
}

/** Makes a screen's words ready in the spoken language, with English behind it. */
export async function readyWords(namespace: Namespace): Promise<void> {
  asked.add(namespace)
  await Promise.all([fetchWords('EN', namespace), fetchWords(spokenLanguage(), namespace)])
}

/** Fetches a language's words for everything that has been on screen. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...asked].map((namespace) => fetchWords(language, namespace)))
}

/** Switches the words on screen; they must have been loaded. */
export function switchWords(language: Language): void {
  speakLanguage(language)
  void i18n.changeLanguage(language)
  document.documentElement.lang = tags[language]
}

/** Sets i18next up with the words of the frame; other tables come with their screens. */
export async function startWords(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: spokenLanguage(),
    fallbackLng: 'EN',
    supportedLngs: ['EN', 'TY'],
    ns: ['shell'],
    defaultNS: 'shell',
    resources: { EN: { shell: shellWords } },
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    partialBundledLanguages: true,
    load: 'currentOnly',
  })
  document.documentElement.lang = tags[spokenLanguage()]
  await fetchWords(spokenLanguage(), 'shell')
}
