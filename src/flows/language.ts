import { fromPromise } from 'xstate'
import { languageMachine, type Language } from '../../machines/language/language.machine'
import { loadWords, switchWords } from '../i18n/i18n'
import { keepLanguage } from '../i18n/language'
import { boundEffects } from './effects'

type Hear = () => void
const hearers = new Set<Hear>()

/** Hears of every change of language, after the words on screen have changed. Answers how to stop. */
export function onLanguageChange(hear: Hear): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** The language chart bound to the word tables. */
export const languageFlow = languageMachine.provide({
  actors: {
    loadWords: fromPromise<null, { language: Language }>(({ input }) =>
      loadWords(input.language).then(() => null),
    ),
  },
  actions: {
    ...boundEffects,
    speak: (_, { language }) => {
      switchWords(language)
      for (const hear of hearers) hear()
    },
    keepLanguage: (_, { language }) => keepLanguage(language),
  },
})
