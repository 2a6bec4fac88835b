import { conditions } from './fil/conditions'
import { actorNames } from './fil/actors'
import { flowTexts } from '../../paths/export/filipino/flows'
import { stateNames } from './fil/states'
import { stopSentences } from './fil/stops'
import { filipinoSentences } from '../../paths/export/filipino/index'
import { fieldWords } from '../../paths/export/spoken'
import { eventWords } from '../../paths/export/words'
import { catalogue } from '../../../machines/index'
import type { ChartFacts } from '../picture/model'
import { en } from '../words/en'
import { fil } from '../words/fil'
import type { Language } from '../words/words'
import type { Said } from './model'
import { events } from './en'
import { spaced } from './spaced'

/** A sentence of a chart in a language; untranslated ones stay English. */
const sentence = (text: string, language: Language): string =>
  (language === 'fil' ? (filipinoSentences[text] ?? stopSentences[text]) : undefined) ?? text

/** A flow's name and summary. */
export function flowSaid(
  { id, summary }: Pick<ChartFacts, 'id' | 'summary'>,
  language: Language,
): Pick<Said, 'flow' | 'summary'> {
  const [name, short] = (language === 'fil' ? flowTexts[id] : undefined) ?? [spaced(id), summary]
  return { flow: name, summary: short }
}

const stateName = (name: string, language: Language): string =>
  (language === 'fil' ? (stateNames[name] ?? flowTexts[name]?.[0]) : undefined) ?? spaced(name)

const actorName = (name: string, language: Language): string =>
  (language === 'fil' ? (actorNames[name] ?? flowTexts[name]?.[0]) : undefined) ?? spaced(name)

const eventName = (name: string, language: Language): string =>
  (language === 'en' ? events[name] : undefined) ?? eventWords(name, language)

/** Form fields typed into by the chart's cases. */
function fieldsOf(id: string): string[] {
  const moves = Object.values(catalogue.find((cases) => cases.id === id)?.events ?? {}).flat()
  return (moves as readonly unknown[]).flatMap((move) => {
    const { field } = (typeof move === 'object' && move !== null ? move : {}) as { field?: unknown }
    return typeof field === 'string' ? [field] : []
  })
}

const named = (names: Iterable<string>, of: (name: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries([...new Set(names)].map((name) => [name, of(name)]))

/** A chart in plain words: what the studio shows unless technical names are asked for. */
export function saidOf(chart: ChartFacts, language: Language): Said {
  const { states, transitions } = chart
  const stops = states.flatMap((state) => state.stops ?? [])
  const caused = (...causes: readonly string[]) =>
    [...transitions, ...stops].filter(({ cause }) => causes.includes(cause)).map(({ name }) => name)
  const actors = states.flatMap(({ invokes = [] }) => invokes.flatMap(({ id, src }) => [id, src]))
  const bare = [...transitions, ...stops].filter(({ description }) => description === undefined)
  const texts = [...states, ...transitions, ...stops].flatMap(({ description }) => description ?? [])
  const about = flowTexts[chart.id]?.[2]
  const words = language === 'fil' ? fil : en
  return {
    language,
    ...flowSaid(chart, language),
    states: states.map(({ name }, at) =>
      at === 0 ? flowSaid(chart, language).flow : stateName(name, language),
    ),
    events: named(caused('event'), (name) => eventName(name, language)),
    actors: named([...actors, ...caused('done', 'error', 'snapshot')], (name) => actorName(name, language)),
    fields: named(fieldsOf(chart.id), (name) => spaced(fieldWords(name, language))),
    conditions: named(
      bare.flatMap(({ guard }) => (guard !== undefined && conditions[guard] ? [guard] : [])),
      (guard) => conditions[guard]?.[language === 'fil' ? 1 : 0] ?? '',
    ),
    phrases: {
      done: words.plainDone,
      error: words.plainError,
      snapshot: words.plainSnapshot,
      finished: words.plainFinished,
      after: words.plainAfter,
      later: words.plainLater,
      onlyIf: words.plainOnlyIf,
    },
    texts:
      language === 'en'
        ? {}
        : {
            ...named(texts, (text) => sentence(text, language)),
            ...(about === undefined || states[0]?.description === undefined
              ? {}
              : { [states[0].description]: about }),
          },
  }
}
