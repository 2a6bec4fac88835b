import { favouritesCases } from '../../../../machines/favourites/favourites.cases'
import type { favouritesMachine } from '../../../../machines/favourites/favourites.machine'
import { addFavourite, favouriteIds, removeFavourite } from '../../../../src/platform/calls/own-games'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { regulars } from '../support/people'

/** The first hot game, the same as in the cases. */
const heart = (app: App) => app.button(app.say(app.words.home.favourite, { name: 'Bakunawa Moon' }))

/** A guest's tap on a heart leads to the login: back to where it was tapped. */
async function backHome(app: App): Promise<void> {
  await expect(app.page).toHaveURL(/\/m\/login/)
  await app.page.goBack()
  await expect(heart(app)).toBeVisible()
}

const isGuest = (app: App) => app.page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') === null)

const keep = ({ world, player }: App, favourites: readonly string[]) =>
  world.control('player', { userName: player, favourites }) as Promise<void>

/** Hearts on home. */
export const favouritesDriver = defineDriver<typeof favouritesMachine>({
  cases: favouritesCases,
  ids: '[FAV-01] [FAV-02] [FAV-03] [FAV-04] [FAV-06] [HOME-31]',
  events: {
    TOGGLE: {
      make: async (app) => {
        const guest = await isGuest(app)
        await heart(app).click()
        if (guest) await backHome(app)
      },
    },
    REVISIT: {
      make: async (app) => {
        await app.go('/m/gameList?gameType=RNG')
        await app.page.goBack()
        await expect(heart(app)).toBeVisible()
      },
    },
  },
  actors: {
    load: {
      calls: [favouriteIds],
      done: [{ make: (app) => keep(app, []) }, { make: (app) => keep(app, ['410010', '410008']) }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 403, call: 'favouriteIds' }) }],
    },
    change: {
      calls: [addFavourite, removeFavourite],
      done: [{ make: () => {} }],
      error: [
        {
          make: ({ world }) => {
            for (const call of ['addFavourite', 'removeFavourite'])
              world.fault({ kind: 'status', status: 403, call })
          },
        },
      ],
    },
  },
  players: regulars,
  // A guest's chart comes with the first tap on a heart.
  open: async (app, { input }) => {
    if (input === 'player') {
      await app.arriveAs(app.player)
      return expect(heart(app)).toBeVisible()
    }
    await app.open('/m/home')
    await heart(app).click()
    await backHome(app)
  },
  shows: async (app, { expected }) => {
    const { ids } = expected.context as { ids: readonly string[] }
    await expect(heart(app)).toHaveAttribute('aria-pressed', String(ids.includes('410010')))
  },
  notHere: {},
  expects: { status: [403] },
})
