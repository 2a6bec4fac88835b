import { assign, setup } from 'xstate'
import { callActor, options, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf } from '../shared/failure'

/** `TY` is Filipino (rulings: I18N), `VI` Vietnamese. */
export type Language = 'EN' | 'TY' | 'VI'

interface LanguageContext {
  readonly language: Language
  readonly wanted: Language
}

type LanguageEvent = { type: 'CHOOSE'; language: Language }

/** The language of the site: it changes only once its words have loaded. */
export const languageMachine = setup({
  types: {
    context: {} as LanguageContext,
    events: {} as LanguageEvent,
    input: {} as { language: Language },
    meta: {} as ChartMeta,
    tags: {} as 'pending',
  },
  actors: { loadWords: callActor<null, { language: Language }>('loadWords') },
  actions: {
    ...effects,
    /** Applies the language: the words on screen, `lang` of the page, and the language of the platform's answers. */
    speak: (_: unknown, _params: { language: Language }) => {},
    /** Remembers the choice on this phone. */
    keepLanguage: (_: unknown, _params: { language: Language }) => {},
    want: assign((_, { language }: { language: Language }) => ({ wanted: language })),
    use: assign(({ context }) => ({ language: context.wanted })),
    stay: assign(({ context }) => ({ wanted: context.language })),
  },
  guards: {
    another: ({ context }, { language }: { language: Language }) => language !== context.wanted,
  },
}).createMachine({
  id: 'language',
  description: 'The language of the site, English or Filipino; it changes only once its texts have loaded.',
  options,
  context: ({ input }) => ({ language: input.language, wanted: input.language }),
  initial: 'steady',
  states: {
    steady: {
      description: 'The site is in the chosen language.',
      meta: { rows: ['I18N-03', 'CONST-04'] },
      on: {
        CHOOSE: {
          guard: { type: 'another', params: ({ event }) => ({ language: event.language }) },
          target: 'switching',
          description: 'The player picks the other language.',
          actions: { type: 'want', params: ({ event }) => ({ language: event.language }) },
        },
      },
    },
    switching: {
      description: 'The texts of the new language are loading; the old language stays until then.',
      tags: 'pending',
      meta: { rows: ['I18N-02'] },
      invoke: {
        id: 'words',
        src: 'loadWords',
        input: ({ context }) => ({ language: context.wanted }),
        onDone: {
          target: 'steady',
          actions: [
            'use',
            { type: 'speak', params: ({ context }) => ({ language: context.wanted }) },
            { type: 'keepLanguage', params: ({ context }) => ({ language: context.wanted }) },
          ],
        },
        onError: {
          target: 'steady',
          description: 'The texts could not be loaded: the old language stays.',
          actions: [
            'stay',
            { type: 'notify', params: ({ event }) => ({ kind: 'fail', text: failureOf(event.error).code }) },
          ],
        },
      },
      on: {
        CHOOSE: {
          guard: { type: 'another', params: ({ event }) => ({ language: event.language }) },
          target: 'switching',
          reenter: true,
          description: 'The player picks another language meanwhile; the last choice counts.',
          actions: { type: 'want', params: ({ event }) => ({ language: event.language }) },
        },
      },
    },
  },
})
