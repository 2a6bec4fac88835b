import type { SnapshotFrom } from 'xstate'
import { queryOf, type Choice } from '../../../../machines/game-list/choice'
import { gameListCases } from '../../../../machines/game-list/game-list.cases'
import type { gameListMachine } from '../../../../machines/game-list/game-list.machine'
import { gameList } from '../../../../src/platform/calls/games'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { signInElsewhere, signOutElsewhere, stepTo } from '../support/elsewhere'

type Snapshot = SnapshotFrom<typeof gameListMachine>

const panel = (app: App) => app.page.getByRole('dialog')
const search = (app: App) => app.page.getByRole('searchbox')
const reset = (app: App) => app.button(app.words.games['filter.reset'], panel(app))

/** Nothing lies over the list. */
const bare = (snapshot: Snapshot) => snapshot.matches({ list: 'showing' }) && !snapshot.hasTag('filter')
const inPanel = (snapshot: Snapshot) => snapshot.hasTag('filter')

const addressOf = (choice: Choice) => `/m/gameList?${new URLSearchParams(queryOf(choice)).toString()}`

/** The panel's count and the list ask the same call: while the panel is open, it is the count. */
let counting = false

const asks = (make: (app: App) => Promise<void>, counts: boolean) => async (app: App) => {
  counting = counts
  await make(app)
}

/** The game-list screen; its games are the paged list's own affair. */
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
      make: (app, { text }) => search(app).fill(text),
    },
    SEARCH: { possible: bare, make: (app) => search(app).press('Enter') },
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
      // The next step out of an empty list: the player of these paths keeps no game.
      possible: (snapshot) => bare(snapshot) && snapshot.context.choice.tab === 'FAV',
      make: (app) => app.button(app.words.games['empty.FAV.action']).click(),
    },
    CLOSE_FILTER: {
      possible: inPanel,
      make: asks((app) => app.button(app.words.shell.close, panel(app)).click(), false),
    },
    SIGNED_IN: {
      possible: (snapshot) => snapshot.context.guest && snapshot.matches({ list: 'showing' }),
      make: (app) => signInElsewhere(app, 'mika_07'),
    },
    SIGNED_OUT: {
      possible: (snapshot) => !snapshot.context.guest,
      // What the player is told about it lies over the search box for a while.
      make: async (app) => {
        await signOutElsewhere(app)
        const told = app.toast(app.words.shell['notice.signed-out-elsewhere'])
        await expect(told).toBeVisible()
        await app.page.clock.fastForward(8_500)
        await expect(told).toHaveCount(0)
      },
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
  // The login takes the screen's place, and its chart with it.
  ends: ({ event, expected }) => {
    const leads = expected.actions.some(
      ({ type, params }) =>
        type === 'goTo' && (params as { to: string } | undefined)?.to.startsWith('/m/login') === true,
    )
    return leads || event.type === 'xstate.init'
  },
  notHere: {
    'game-list.list.away | SIGNED_IN | 0': 'the login takes the place of the screen, and its chart with it',
  },
  expects: { status: [403] },
})
