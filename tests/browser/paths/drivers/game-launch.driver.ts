import { gameLaunchCases } from '../../../../machines/game-launch/game-launch.cases'
import type { gameLaunchMachine } from '../../../../machines/game-launch/game-launch.machine'
import { expect } from '../../support/test'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'

type Tap = (app: App) => Promise<void>

const game: Tap = (app) => app.games.getByRole('button').first().click()

const vendor =
  (category: 'ELOTT' | 'LOTT', name: string): Tap =>
  async (app) => {
    await app.category(category).click()
    await app.page.getByRole('list', { name: app.words.home.vendors }).getByText(name).click()
  }

/** What is tapped, by the starting situations' names in the cases. */
const taps: Readonly<Record<string, Tap>> = {
  guest: game,
  'Vietnam lottery': vendor('ELOTT', 'Saigon Lotto'),
  'SEA lottery': vendor('LOTT', 'Island Numbers'),
  'traditional lottery': vendor('LOTT', 'Bola Lotto'),
  'web app': (app) =>
    app.page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').first().click(),
  game,
}

const noSlotVendors = 'slots are listed as games; no screen shows their vendors'
const others = Object.keys(gameLaunchCases.inputs).filter((name) => !(name in taps))

/** Where a tap on a game or a vendor leads; it decides at once. */
export const gameLaunchDriver = defineDriver<typeof gameLaunchMachine>({
  cases: gameLaunchCases,
  ids: '[LAUNCH-01] [LAUNCH-02] [LAUNCH-03] [LAUNCH-04] [LAUNCH-06] [LAUNCH-08] [LAUNCH-11]',
  events: {} as never,
  actors: {},
  checksStart: true,
  withoutInputs: {
    ...Object.fromEntries(others.map((name) => [name, 'decided by the same rule as another tap'])),
    'slots vendor': noSlotVendors,
  },
  open: async (app, { input }) => {
    const path = input === 'web app' ? '/m/gameList?gameType=RNG&vassalage=SLK' : '/m/home'
    if (input === 'guest') await app.open(path)
    else await app.arriveAs('mika_07', path)
    await taps[input]?.(app)
  },
  // Which game it is depends on the world.
  alike: (projection) => {
    const [role, code, category, id, mode] = projection as readonly (string | null)[]
    return [role ?? null, code ?? null, category ?? null, Boolean(id), mode ?? null]
  },
  shows: async (app, { expected }) => {
    await expect(app.page).toHaveURL(expected.value === 'login' ? /\/m\/login/ : /\/m\/(launchGame|gameList)/)
  },
  notHere: { 'game-launch.deciding | always | 5 [isSlotVendor]': noSlotVendors },
})
