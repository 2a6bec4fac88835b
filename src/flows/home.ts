import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { arrangeMenu, type Category, type MenuEntry } from '../../machines/home/categories'
import { homeMachine, type GamesQuery, type HomeGame } from '../../machines/home/home.machine'
import { announcements, notices, type Announcement, type Banner } from '../platform/calls/content'
import { gameList, hotGames, vendors, type GameItem } from '../platform/calls/games'
import { pause } from './pause'
import { spokenLanguage } from '../i18n/language'
import { ask, merchantCode } from './client'
import { boundEffects } from './effects'
import { onLanguageChange } from './language'
import { launch } from './taps'
import { defineResource, sharedResource } from './resource'
import { currentSettings } from './root'
import { inspect } from './inspect'

/** Games of a category on home (CONST-09). */
export const homePageSize = 26

export { menuLaunch, searchGames } from '../../machines/home/categories'
export type { GameItem, Banner, Announcement }

const loadMenu = fromPromise<readonly MenuEntry[]>(async ({ signal }) => {
  const lobby = await ask(
    vendors,
    { merchantCode: merchantCode(), language: spokenLanguage(), platform: 'html5' },
    { signal },
  )
  const settings = currentSettings()
  return arrangeMenu(lobby, {
    esports: settings?.esportsVendors ?? ['TF'],
    cockfight: settings?.cockfightVendors ?? ['DS88'],
  })
})

const loadGames = fromPromise<readonly HomeGame[], GamesQuery>(
  async ({ input: { category, classify }, signal }) => {
    // The tap that asks for them shows first.
    await pause()
    const language = spokenLanguage()
    if (category === 'HOT') {
      const hot = { isPlatform: '2', platform: 'html5', merchantCode: merchantCode(), language } as const
      return (await ask(hotGames, hot, { signal })).games
    }
    const page = await ask(
      gameList,
      {
        merchant: merchantCode(),
        platform: 'html5',
        gameType: category,
        pageNo: 1,
        pageSize: homePageSize,
        language,
        ...(classify ? { gameClassify: classify } : {}),
      },
      { signal },
    )
    return page.games
  },
)

const homeFlow = homeMachine.provide({
  actors: { loadMenu, loadGames },
  actions: {
    ...boundEffects,
    launch: (_, { target }) => launch(target, '/m/home'),
    // The menu itself brings its chosen entry into view when it draws it (src/ui/home/BoothMenu.tsx).
    showCategory: () => {},
  },
})

export type HomeActor = ActorRefFrom<typeof homeMachine>
export type HomeState = SnapshotFrom<typeof homeMachine>
let home: HomeActor | null = null

/** Home's chart: one for the whole page, so that coming back finds category and games as they were. */
export function homeActor(): HomeActor {
  if (!home) {
    home = createActor(homeFlow, { inspect }).start()
    const started = home
    onLanguageChange(() => started.send({ type: 'LANGUAGE_CHANGED' }))
  }
  return home
}

/** Games as the platform sent them: the chart keeps them whole, and reads only their names. */
export function gamesOf(games: readonly HomeGame[]): readonly GameItem[] {
  return games as readonly GameItem[]
}

export function chooseCategory(category: Category): void {
  homeActor().send({ type: 'CHOOSE_CATEGORY', category })
}

/** Banners and announcements of home (WIRE-41). */
export const homeContent = defineResource(
  (_: null, signal) =>
    ask(
      announcements,
      { types: 'B,PL,PU,H', groupName: 'm_home', platform: 'M', merchantCode: merchantCode() },
      { signal },
    ),
  (value) => value.banners.length === 0 && value.player.length === 0,
)
export const homeContentActor = sharedResource(homeContent, null)

/** Notices of the lobby (MSG-08). */
export const lobbyNotices = defineResource(
  (_: null, signal) =>
    ask(notices, { platform: 'M', merchantCode: merchantCode() }, { signal }).then(
      (value) => value.contentLobby,
    ),
  (list) => list.length === 0,
)
export const noticesActor = sharedResource(lobbyNotices, null)
