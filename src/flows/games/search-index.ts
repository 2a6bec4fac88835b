import MiniSearch from 'minisearch'
import type { Found, FoundGame, FoundVendor, SearchQuery } from '../../../machines/game-search/found'
import type { CatalogueGame } from '../../platform/calls/games'

/**
 * Searches tens of thousands of games within a few milliseconds on a slow phone. MiniSearch holds the
 * vocabulary and matches words fuzzily; the games of each word are plain arrays of numbers, so that a letter
 * shared by half of the games costs no more than one shared by none.
 */

/** Fields of a game in which a word occurs, with their weights. */
const places = { opening: 0, name: 1, vendor: 2, kind: 3 } as const
const counts = [3.6, 3, 2.2, 1.4] as const

/** Vocabulary words that match a typed one, with their scores, up to 1. */
type Fits = ReadonlyMap<string, number>

const marks = /\p{M}/gu
const wordsIn = /[\p{L}\p{N}]+/gu

const plain = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase()

/** Tokenizes a text as the index does: lower case, without accents. */
const searchWords = (text: string): string[] => plain(text).match(wordsIn) ?? []

/** Score of a vocabulary word against a typed one. */
function fit(typed: string, word: string): number {
  if (word === typed) return 1
  return word.startsWith(typed) ? 0.6 + (0.3 * typed.length) / word.length : 0.35
}

const vocabulary = () =>
  new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word })

/** Typos allowed in a word, as a share of its letters; more when looking for near matches. */
const slips = { usual: 0.25, near: 0.45 } as const

export function createIndex() {
  const games: CatalogueGame[] = []
  const vendors = new Map<string, { readonly name: string; readonly words: readonly string[] }>()
  const words = vocabulary()
  /** Postings by word: for each game that has it, four times the game’s index plus the field. */
  const lists = new Map<string, number[]>()
  /** Cached words of texts that many games share: a vendor’s name, a kind. */
  const shared = new Map<string, readonly string[]>()

  function note(word: string, game: number, place: number): void {
    const list = lists.get(word)
    if (list) list.push(game * 4 + place)
    else {
      lists.set(word, [game * 4 + place])
      words.add({ id: word })
    }
  }

  function sharedWords(text: string): readonly string[] {
    const known = shared.get(text) ?? [...new Set(searchWords(text))]
    shared.set(text, known)
    return known
  }

  /** Vocabulary words that match a typed one; fuzzy matching only if none has it as a prefix. */
  function fits(typed: string, share: number): Fits {
    const begin = words.search(typed, { prefix: true })
    const found = begin.length > 0 || typed.length < 4 ? begin : words.search(typed, { fuzzy: share })
    return new Map(found.map(({ id }) => [id as string, fit(typed, id as string)]))
  }

  /** The games that match any of the typed words: each one's score and number of matched words. */
  function weigh(typed: readonly Fits[]) {
    const worth = new Float32Array(games.length)
    const has = new Uint8Array(games.length)
    const best = new Float32Array(games.length)
    for (const fitting of typed) {
      best.fill(0)
      for (const [word, well] of fitting) {
        for (const packed of lists.get(word) ?? []) {
          const game = packed >> 2
          best[game] = Math.max(best[game] ?? 0, well * (counts[packed & 3] ?? 0))
        }
      }
      for (let game = 0; game < best.length; game++) {
        const value = best[game] ?? 0
        if (value === 0) continue
        worth[game] = (worth[game] ?? 0) + value
        has[game] = (has[game] ?? 0) + 1
      }
    }
    return { worth, has }
  }

  /** The best games that match at least this many words, and their number. */
  function top({ worth, has }: ReturnType<typeof weigh>, wanted: number, { category, limit }: SearchQuery) {
    const best: { game: number; value: number }[] = []
    let total = 0
    for (let game = 0; game < worth.length; game++) {
      if (has[game] !== wanted) continue
      total++
      // Among equals, popular games and those of the kind on screen come first.
      const kind = games[game]?.gameType === category ? 0.5 : 0
      const value = (worth[game] ?? 0) + kind - (0.4 * game) / games.length
      const last = best[best.length - 1]
      if (best.length === limit && last && last.value >= value) continue
      let at = best.length
      while (at > 0 && (best[at - 1]?.value ?? 0) < value) at--
      best.splice(at, 0, { game, value })
      if (best.length > limit) best.pop()
    }
    return { best: best.map(({ game }) => game), total }
  }

  /** Marks the letters of a name that match the typed words. */
  function marked(name: string, typed: readonly string[], fitting: readonly Fits[]): FoundGame['marks'] {
    return [...name.matchAll(wordsIn)].flatMap(({ 0: token, index }) => {
      const word = plain(token)
      const by = typed.findIndex((_, n) => fitting[n]?.has(word))
      if (by < 0) return []
      const begun = word.startsWith(typed[by] ?? '') ? (typed[by] ?? '').length : token.length
      return [[index, index + Math.min(begun, token.length)] as const]
    })
  }

  const vendorsWith = (fitting: readonly Fits[]): FoundVendor[] =>
    [...vendors]
      .filter(([, { words: own }]) => fitting.every((some) => own.some((word) => some.has(word))))
      .map(([vassalage, { name }]) => ({ vassalage, name }))

  /** Completions of the last word; the words before it are kept as typed. */
  function suggestions(text: string, typed: readonly string[], fitting: readonly Fits[]): string[] {
    const last = typed[typed.length - 1] ?? ''
    const before = text.trim().slice(0, -last.length)
    return [...(fitting[fitting.length - 1] ?? [])]
      .filter(([word]) => word !== last && word.length > 2)
      .map(([word, well]) => ({ word, value: well * Math.log2(2 + (lists.get(word)?.length ?? 0)) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, 4)
      .map(({ word }) => before + word)
  }

  return {
    /** Adds games, most popular first; `kindOf` returns the words for a game’s kind. */
    add(more: readonly CatalogueGame[], kindOf: (game: CatalogueGame) => string): void {
      for (const game of more) {
        const at = games.push(game) - 1
        const own = new Set(searchWords(game.gameName))
        let place: number = places.opening
        for (const word of own) {
          note(word, at, place)
          place = places.name
        }
        const vendorWords = sharedWords(game.vendorName)
        for (const word of vendorWords) note(word, at, places.vendor)
        for (const word of sharedWords(kindOf(game))) note(word, at, places.kind)
        if (!vendors.has(game.vassalage))
          vendors.set(game.vassalage, { name: game.vendorName, words: vendorWords })
      }
    },

    /** The games that match all the typed words, else the nearest matches, else popular games. */
    search(query: SearchQuery): Omit<Found<CatalogueGame>, 'complete'> {
      const typed = searchWords(query.text).slice(0, 6)
      let fitting = typed.map((word) => fits(word, slips.usual))
      let weighed = weigh(fitting)
      let { best, total } = top(weighed, typed.length, query)
      const near = total === 0
      if (near) {
        fitting = typed.map((word) => fits(word, slips.near))
        weighed = weigh(fitting)
        const most = weighed.has.reduce((a, b) => Math.max(a, b), 0)
        best = top(weighed, most, { ...query, limit: 6 }).best
        total = best.length
      }
      return {
        games: best.flatMap((at): FoundGame<CatalogueGame>[] => {
          const game = games[at]
          return game ? [{ game, marks: marked(game.gameName, typed, fitting) }] : []
        }),
        total,
        near,
        vendors: near ? [] : vendorsWith(fitting),
        suggestions: suggestions(query.text, typed, fitting),
      }
    },
  }
}

export type GameIndex = ReturnType<typeof createIndex>
