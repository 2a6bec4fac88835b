import { fromPromise } from 'xstate'
import { languageMachine, type Language } from '../../../machines/language/language.machine'
import { fetched } from '../../platform/code'
import { loadWords, switchWords } from '../../i18n/i18n'
import { keepLanguage } from '../../i18n/language'
import { boundEffects } from '../core/effects'
import { createListeners } from '../core/listeners'

const changed = createListeners()

/** Listens for changes of language, after the words on screen have changed. Returns an unsubscribe function. */
export const onLanguageChange = changed.add

/** The language chart, bound to the word tables. */
export const languageFlow = languageMachine.provide({
  actors: {
    loadWords: fromPromise<null, { language: Language }>(({ input }) =>
      fetched(
        loadWords(input.language).then(() => true),
        'words',
      ).then(() => null),
    ),
  },
  actions: {
    ...boundEffects,
    speak: (_, { language }) => {
      switchWords(language)
      changed.tell()
    },
    keepLanguage: (_, { language }) => keepLanguage(language),
  },
})
