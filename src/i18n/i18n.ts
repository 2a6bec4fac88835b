import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { words as shellWords } from './words/EN/shell'
import { operator } from '../platform/operator'
import { speakLanguage, spokenLanguage, tags, type Language } from './language'
import { sets, type Namespace, type Words } from './tables'

/** The app's single instance; react-i18next gets it from `initReactI18next`. */
const i18n = createInstance()

type Load = () => Promise<Readonly<Record<string, Words>>>

/** The texts that visits start with; the others are listed in a separate file. */
const first: Record<string, Load> = import.meta.glob<Readonly<Record<string, Words>>>([
  './sets/*/common.ts',
  './words/{EN,TY}/{arrival,form,games,home,login,register,shell,social}.ts',
  // An additional language must not add weight to a first visit in another: only its home and login texts are
  // listed.
  './words/VI/{home,login,shell}.ts',
])

async function tableOf(file: string) {
  return (first[file] ?? (await import('./late-words')).files[file])?.()
}

/** Namespaces used on this visit: a change of language fetches all of them. */
const inUse = new Set<Namespace>(['shell'])

/** Adds a table, with the operator's own words in place of the site's. */
const addTable = (language: string, name: string, words: Words) =>
  i18n.addResourceBundle(language, name, { ...words, ...operator().words?.[language]?.[name] })

async function fetchWords(language: Language, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(language, namespace)) return
  const set = sets[namespace]
  const tables = await tableOf(`./${set ? 'sets' : 'words'}/${language}/${set ?? namespace}.ts`)
  for (const [name, words] of Object.entries(tables ?? {})) addTable(language, set ? name : namespace, words)
}

/** Loads a screen's words in the current language, with English as fallback. */
export async function readyWords(namespace: Namespace): Promise<void> {
  inUse.add(namespace)
  await Promise.all([fetchWords('EN', namespace), fetchWords(spokenLanguage(), namespace)])
}

/** Fetches a language's words for every namespace in use; rejects once none is pending any more. */
export async function loadWords(language: Language): Promise<void> {
  const all = await Promise.allSettled([...inUse].map((namespace) => fetchWords(language, namespace)))
  for (const one of all) if (one.status === 'rejected') throw one.reason
}

/** Switches the words on screen; they must have been loaded. */
export function switchWords(language: Language): void {
  speakLanguage(language)
  void i18n.changeLanguage(language)
  document.documentElement.lang = tags[language]
}

/** Sets up i18next with the frame's words; other tables load with their screens. */
export async function startWords(): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: spokenLanguage(),
    fallbackLng: 'EN',
    supportedLngs: Object.keys(tags),
    ns: ['shell'],
    defaultNS: 'shell',
    resources: {},
    keySeparator: false,
    nsSeparator: ':',
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    partialBundledLanguages: true,
    load: 'currentOnly',
  })
  addTable('EN', 'shell', shellWords)
  document.documentElement.lang = tags[spokenLanguage()]
  await fetchWords(spokenLanguage(), 'shell')
}
