import { gameCatalogue, type CatalogueGame } from '../../platform/calls/games'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from '../core/client'
import { perPage } from '../core/lifetime'
import { createListeners } from '../core/listeners'
import { yieldToBrowser } from '../core/yield-to-browser'
import { onLanguageChange } from '../session/language'
import { kindWords } from './kind-words'
import { loadMenu } from './lobby'
import { createIndex, type GameIndex } from './search-index'

/** Games on a page of the catalogue: parsing one takes a slow phone less than 50 ms. */
const pageSize = 1_000

/** Above this many games the platform searches: the list would be too much for a phone. */
export const mostGames = 20_000

/** The catalogue as loaded so far, in one language. */
interface Catalogue {
  readonly index: GameIndex
  /** Every page is in the index. */
  readonly complete: boolean
  /** There are more games than a phone should carry. */
  readonly tooLong: boolean
}

interface CatalogueLoader {
  /**
   * Resolves with the catalogue once it is searchable, which is with its first page. Rejects with the
   * failure.
   */
  readonly ready: () => Promise<Catalogue>
  /** Listens for more pages. Returns an unsubscribe function. */
  readonly onGrowth: (listener: () => void) => () => void
}

type FetchPage = (
  pageNo: number,
) => Promise<{ readonly games: readonly CatalogueGame[]; total: number; totalPages: number }>

/**
 * Fetches the catalogue page by page, adding each to the index as it arrives and yielding to the browser
 * before the next. After a failure, the next query resumes with the missing page.
 */
export function createLoader(
  fetchPage: FetchPage,
  kindOf: () => Promise<(game: CatalogueGame) => string>,
): CatalogueLoader {
  const index = createIndex()
  const grown = createListeners()
  let next = 1
  let state: Catalogue = { index, complete: false, tooLong: false }
  let first: Promise<Catalogue> | null = null
  let rest: Promise<void> | null = null

  async function page(): Promise<void> {
    const [{ games, total, totalPages }, kind] = await Promise.all([fetchPage(next), kindOf()])
    await yieldToBrowser()
    if (total > mostGames) {
      state = { index, complete: true, tooLong: true }
      return
    }
    index.add(games, kind)
    next++
    state = { ...state, complete: next > totalPages }
  }

  async function others(): Promise<void> {
    try {
      while (!state.complete) {
        await page()
        grown.tell()
      }
    } catch {
      // The loaded pages are searchable; the next query retries the rest.
    }
    rest = null
  }

  return {
    async ready() {
      if (next === 1 && !state.complete) {
        first ??= page().then(() => state)
        await first.finally(() => (first = null))
      }
      if (!state.complete) rest ??= others()
      return state
    },
    onGrowth: grown.add,
  }
}

/** The platform's names for game classes, once the menu has loaded; search works without them. */
async function classNames(): Promise<(game: CatalogueGame) => string> {
  const menu = await loadMenu().catch(() => [])
  const names = new Map(
    menu.flatMap(({ category, classify }) => classify.map(({ id, name }) => [`${category} ${id}`, name])),
  )
  return ({ gameType, gameClassifyNew: classify }) =>
    kindWords(gameType, classify, names.get(`${gameType} ${classify}`))
}

const kept = perPage(() => {
  const loader = () =>
    createLoader(
      (pageNo) =>
        call(
          gameCatalogue,
          { merchantCode: merchantCode(), platform: 'html5', language: spokenLanguage(), pageNo, pageSize },
          {},
        ),
      classNames,
    )
  const now = { loader: loader() }
  onLanguageChange(() => {
    now.loader = loader()
  })
  return now
})

/** The catalogue in the current language. */
export const catalogue = (): CatalogueLoader => kept().loader
