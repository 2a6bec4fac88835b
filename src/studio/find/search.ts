import MiniSearch, { type Query } from 'minisearch'
import type { Entry } from './entry'
import { fillers, synonymsOf } from './synonyms'
import { tokens } from './tokens'

/** A place that matches a query. */
export interface Hit {
  readonly entry: Entry
  /** Words of the entry that matched, as indexed. */
  readonly words: readonly string[]
}

/** Typos allowed in a word, as a share of its letters. */
const slips = 0.2
const shortest = 4

/** With fewer places than this that match all words, those that match most follow. */
const enough = 8

const fields = ['name', 'text', 'fil', 'codes'] as const

/** A typed word and its synonyms; the word itself has the highest weight. */
function either(word: string): Query {
  const exact = /\d/.test(word) || word.length < shortest
  return {
    combineWith: 'OR',
    queries: [
      { queries: [word], prefix: true, fuzzy: exact ? false : slips },
      ...synonymsOf(word).map((other) => ({
        queries: [other],
        boost: { name: 0.6, text: 0.5, fil: 0.5, codes: 0.4 },
      })),
    ],
  }
}

/** Searches everything in the charts. Built once per page from the entries. */
export function createSearch(entries: readonly Entry[]): (question: string, max?: number) => readonly Hit[] {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: [...fields],
    tokenize: tokens,
    processTerm: (word) => word,
  })
  index.addAll(entries.map((entry, id) => ({ ...entry, id })))

  return (question, max = 40) => {
    const typed = [...new Set(tokens(question))]
    const telling = typed.filter((word) => !fillers.has(word))
    const words = telling.length > 0 ? telling : typed
    if (words.length === 0) return []
    const options = {
      tokenize: (text: string) => [text],
      boost: { name: 1.6, text: 1.4, fil: 1.2, codes: 1 },
      boostDocument: (id: unknown) => weights[entries[Number(id)]?.kind ?? 'state'],
    }
    const all = index.search({ combineWith: 'AND', queries: words.map(either) }, options)
    // A long query may have one word too many: places that match most words follow.
    const most =
      all.length >= enough || words.length < 3
        ? []
        : index.search({ combineWith: 'OR', queries: words.map(either) }, options)
    const hits = [...all, ...most].flatMap(({ id, terms }) => {
      const entry = entries[Number(id)]
      return entry ? [{ entry, words: terms }] : []
    })
    return spread(hits).slice(0, max)
  }
}

/** Each place once, and at most two places per flow before the others' turn. */
function spread(hits: readonly Hit[]): readonly Hit[] {
  const places = new Set<string>()
  const perChart = new Map<string, number>()
  const rounds: Hit[][] = []
  for (const hit of hits) {
    const { chart, at } = hit.entry
    const place = `${chart} ${at}`
    if (places.has(place)) continue
    places.add(place)
    const before = perChart.get(chart) ?? 0
    perChart.set(chart, before + 1)
    const round = Math.floor(before / 2)
    rounds[round] = [...(rounds[round] ?? []), hit]
  }
  return rounds.flat()
}

/** Kinds that people look for more often come first. */
const weights: Readonly<Record<Entry['kind'], number>> = {
  flow: 1.3,
  state: 1.15,
  transition: 1.1,
  refusal: 0.8,
  message: 0.9,
  screen: 1,
  row: 0.9,
}
