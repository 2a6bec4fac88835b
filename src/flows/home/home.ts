import { fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Category } from '../../../machines/home/categories'
import { homeMachine, type GamesQuery, type HomeGame } from '../../../machines/home/home.machine'
import { announcements, type Announcement, type Banner } from '../../platform/calls/content'
import { gameList, hotGames, type CatalogueGame, type GameItem } from '../../platform/calls/games'
import { yieldToBrowser } from '../core/yield-to-browser'
import { spokenLanguage } from '../../i18n/language'
import { call, merchantCode } from '../core/client'
import { boundEffects } from '../core/effects'
import { onLanguageChange } from '../session/language'
import { launch } from '../core/late-actions'
import { defineResource, sharedResource } from '../core/resource'
import { perPage, perPlayer } from '../core/lifetime'
import * as paths from '../../../machines/shared/paths'
import { tellSearch } from '../games/search-late'
import { loadMenu, onLobby } from '../games/lobby'
import { startChart } from '../core/chart'

/** Games per category on home (CONST-09). */
export const homePageSize = 26

/** Hot games shown on home: a guest’s offers come right below them (HOME-14). */
export const hotCount = (guest: boolean) => (guest ? 9 : 15)

export { menuLaunch, searchGames } from '../../../machines/home/categories'
export type { CatalogueGame, GameItem, Banner, Announcement }

/** HOT’s games. */
export async function fetchHot(signal?: AbortSignal): Promise<readonly HomeGame[]> {
  const language = spokenLanguage()
  const hot = { isPlatform: '2', platform: 'html5', merchantCode: merchantCode(), language } as const
  return (await call(hotGames, hot, { signal })).games
}

const loadGames = fromPromise<readonly HomeGame[], GamesQuery>(
  async ({ input: { category, classify }, signal }) => {
    // The tap that requests them gets painted first.
    await yieldToBrowser()
    if (category === 'HOT') return fetchHot(signal)
    const page = await call(
      gameList,
      {
        merchant: merchantCode(),
        platform: 'html5',
        gameType: category,
        pageNo: 1,
        pageSize: homePageSize,
        language: spokenLanguage(),
        ...(classify ? { gameClassify: classify } : {}),
      },
      { signal },
    )
    return page.games
  },
)

const homeFlow = homeMachine.provide({
  actors: { loadMenu: fromPromise(() => loadMenu()), loadGames },
  actions: {
    ...boundEffects,
    launch: (_, { target }) => launch(target, paths.home),
    searchAll: (_, { text, category }) => tellSearch('home', { type: 'TYPE', text, category }),
    openSearch: () => tellSearch('home', { type: 'FOCUS' }),
    // The menu itself brings its chosen entry into view when it renders (src/pages/home/BoothMenu.tsx).
    showCategory: () => {},
  },
})

type HomeActor = ActorRefFrom<typeof homeMachine>
export type HomeState = SnapshotFrom<typeof homeMachine>

/** Home's chart: one per page, so that returning finds category and games as they were. */
export const homeActor = perPage((): HomeActor => {
  const home = startChart(homeFlow)
  onLanguageChange(() => home.send({ type: 'LANGUAGE_CHANGED' }))
  // Another screen may have loaded it in the meantime.
  onLobby(() => home.getSnapshot().hasTag('menu-error') && home.send({ type: 'RETRY' }))
  return home
})

/** Games as the platform sent them: the chart stores them whole, and reads only their names. */
export function gamesOf(games: readonly HomeGame[]): readonly GameItem[] {
  return games as readonly GameItem[]
}

export function chooseCategory(category: Category): void {
  homeActor().send({ type: 'CHOOSE_CATEGORY', category })
}

/** Banners and announcements of home (WIRE-41); agents have their own. */
export const homeContent = defineResource(
  (_: null, signal) =>
    call(
      announcements,
      { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: merchantCode() },
      { signal },
    ),
  (value) => value.banners.length === 0 && value.player.length === 0,
)
export const homeContentActor = sharedResource(homeContent, null, perPlayer)
