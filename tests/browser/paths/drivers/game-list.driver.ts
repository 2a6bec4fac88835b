import type { SnapshotFrom } from 'xstate'
import { queryOf, type Choice } from '../../../../machines/game-list/choice'
import { gameListCases } from '../../../../machines/game-list/game-list.cases'
import type { gameListMachine } from '../../../../machines/game-list/game-list.machine'
import { gameList } from '../../../../src/platform/calls/games'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { pressSearchKey, typeUntouched } from '../support/search-box'
import { stepTo } from '../support/elsewhere'
import { linkTo } from '../../../../machines/shared/address'

type Snapshot = SnapshotFrom<typeof gameListMachine>

const panel = (app: App) => app.page.getByRole('dialog')
const search = (app: App) => app.page.getByRole('searchbox')
const reset = (app: App) => app.button(app.words.games['filter.reset'], panel(app))

/** Nothing covers the list. */
const bare = (snapshot: Snapshot) => snapshot.matches({ list: 'showing' }) && !snapshot.hasTag('filter')
const inPanel = (snapshot: Snapshot) => snapshot.hasTag('filter')

const addressOf = (choice: Choice) => linkTo('/m/gameList', queryOf(choice))

/** The panel's count and the list make the same call: while the panel is open, it is the count. */
let counting = false

const asks = (make: (app: App) => Promise<void>, counts: boolean) => async (app: App) => {
  counting = counts
  await make(app)
}

/** The game-list screen; its games belong to the paged list. */
export const gameListDriver = defineDriver<typeof gameListMachine>({
  cases: gameListCases,
  ids: '[GAMES-01] [GAMES-08] [GAMES-09] [GAMES-10] [GAMES-11] [GAMES-16] [GAMES-19] [GAMES-21] [FAV-05]',
  events: {
    ADDRESS: { make: (app, { choice }) => asks(() => stepTo(app, addressOf(choice)), false)(app) },
    CHOOSE_TAB: {
      possible: bare,
      make: (app, { tab }) =>
        app.page.getByRole('tab', { name: app.words.games[`tab.${tab}`], exact: true }).click(),
    },
    CHOOSE_VENDOR: {
      possible: (snapshot) => bare(snapshot) && snapshot.context.choice.tab === 'ALL',
      make: (app) =>
        app.button('Kidlat', app.page.getByRole('group', { name: app.words.games.vendors })).click(),
    },
    TYPE: {
      possible: (snapshot, { text }) => bare(snapshot) && snapshot.context.text !== text,
      make: (app, { text }) => typeUntouched(search(app), text),
    },
    TOUCH_SEARCH: { possible: bare, make: (app) => search(app).focus() },
    SORT: {
      possible: (snapshot) => bare(snapshot) && snapshot.context.choice.tab === 'ALL',
      make: async (app, { order }) => {
        await app.page.getByLabel(app.words.games.order).selectOption(order)
      },
    },
    SEARCH: { possible: bare, make: (app) => pressSearchKey(search(app)) },
    OPEN_FILTER: {
      possible: bare,
      make: asks((app) => app.page.getByRole('button', { name: app.words.games.filter }).click(), true),
    },
    PICK: { possible: inPanel, make: asks((app) => app.button('Kidlat', panel(app)).click(), true) },
    RESET: { possible: inPanel, make: asks((app) => reset(app).click(), true) },
    APPLY: {
      possible: inPanel,
      make: asks((app) => reset(app).locator('xpath=following-sibling::button').click(), false),
    },
    SHOW_ALL: {
      // The suggested step out of an empty list: the player of these paths has no favourites.
      possible: (snapshot) => bare(snapshot) && snapshot.context.choice.tab === 'FAV',
      make: (app) => app.button(app.words.games['empty.FAV.action']).click(),
    },
    CLOSE_FILTER: {
      possible: inPanel,
      make: asks((app) => app.button(app.words.shell.close, panel(app)).click(), false),
    },
  },
  actors: {
    count: {
      calls: [gameList],
      asks: () => counting,
      done: [{ make: () => {} }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'gameList' }) }],
    },
  },
  stopsTime: true,
  open: async (app, { input }) => {
    await app.world.db.deleteFrom('favourite').execute()
    counting = input === 'guest'
    if (input === 'member') await app.arriveAs('mika_07', '/m/gameList?gameType=RNG')
    else if (input === 'search') await app.arriveAs('mika_07', '/m/gameList?gameType=RNG&gameName=gem')
    else if (input === 'guest') await app.open('/m/gameList?gameType=RNG&filter=open')
    else await app.open('/m/gameList?gameType=RNG&tab=fav')
    if (input === 'guest at favourites') await expect(app.page).toHaveURL(/\/m\/login/)
    else await expect(search(app)).toBeVisible()
    if (input === 'guest') await expect(reset(app)).toBeVisible()
  },
  same: ({ guest, text }) => ({ guest, text }),
  shows: async (app, { expected }) => {
    const { list, filter } = expected.value as { list: unknown; filter: unknown }
    if (list === 'away') await expect(app.page).toHaveURL(/\/m\/login/)
    else await expect(panel(app)).toHaveCount(filter === 'closed' ? 0 : 1)
  },
  // The login replaces the screen, and its chart with it.
  ends: ({ event, expected }) => {
    const leads = expected.actions.some(
      ({ type, params }) =>
        type === 'goTo' && (params as { to: string } | undefined)?.to.startsWith('/m/login') === true,
    )
    return leads || event.type === 'xstate.init'
  },
  notHere: {},
  expects: { status: [403] },
})
