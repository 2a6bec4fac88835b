import { cycleOf } from '../../../../src/sandbox/play/game'
import { trialType } from '../../../../src/sandbox/trial'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import type { Gates } from './gates'
import { goOn, standStill } from './time'

/** One game of the sandbox, opened and played by a player: its page is the demo game's own. */

const player = 'mika_07'
const gameName = 'Bakunawa Moon'
/** The screen the game was opened from; not the default screen. */
export const cameFrom = '/m/gameList?gameType=FISH'
/** The player's default account type. */
const memberType = 0

const theGame = ({ world }: App) =>
  world.db.selectFrom('game').selectAll().where('name', '=', gameName).executeTakeFirstOrThrow()

/** The game inside its frame. */
const inGame = ({ page }: App) => page.frameLocator('iframe')
const spinButton = (app: App) => inGame(app).locator('#controls .main:not(.refill)')

export async function openRoom(app: App): Promise<void> {
  const { vendor, nodeId, gameId, gameType } = await theGame(app)
  const query = { vendor, nodeId, gameId, gameCategory: gameType, freePlay: '1', pageBack: cameFrom }
  await app.arriveAs(player, `/m/launchGame?${new URLSearchParams(query)}`)
}

export interface Launch {
  /** A trial account plays for demo points; any other for money. */
  readonly trial?: boolean
  /** A round of this game was interrupted: a card game then, as slot spins cannot be. */
  readonly waits?: boolean
  readonly vendorDown?: boolean
}

/** Makes the platform answer the next launch like this. */
export async function settleLaunch(app: App, launch: Launch = {}): Promise<void> {
  const { world } = app
  const { vendor } = await theGame(app)
  const { trial = false, waits = false, vendorDown = false } = launch
  await world.control('world', { vendor: { code: vendor, down: vendorDown } })
  await world.control('player', { userName: player, type: trial ? trialType : memberType, round: waits })
}

/** Pauses time while the game calls its server: on a slow machine it would report a slow connection. */
async function unhurried({ page }: App, asks: () => Promise<void>): Promise<void> {
  await standStill(page)
  await asks()
  await goOn(page)
}

/** The held game page loads and reports that it is ready. */
export async function letGameIn(app: App, gates: Gates): Promise<void> {
  await expect
    .poll(() => gates.waiting('game'), {
      message: 'the game’s page is asked for',
      intervals: [10, 20, 40, 80],
    })
    .toBe(true)
  await unhurried(app, async () => {
    await gates.release('game')
    await expect(inGame(app).locator('#points')).toHaveText(/\d/)
  })
}

/** The round behind the page ends: the page that replaces it says so. */
export async function endLaunch(app: App, gates: Gates): Promise<void> {
  await app.world.db.deleteFrom('round').execute()
  if (gates.waiting('game')) return gates.release('game')
  await gates.release('game')
  await inGame(app)
    .locator('body')
    .evaluate(() => location.reload())
}

/** Makes the game send a message of its own that no tap can trigger here. */
export async function haveGameSay(app: App, type: string, more: Readonly<Record<string, string>> = {}) {
  await inGame(app)
    .locator('body')
    .evaluate(
      (_, [what, rest]) => {
        const { kit } = globalThis as unknown as {
          kit: { tell: (type: string, more: object) => void }
        }
        kit.tell(what, rest)
      },
      [type, more] as const,
    )
}

/** Waits out the mandatory pause between two spins. */
export async function restBetweenSpins(app: App): Promise<void> {
  if (await spinButton(app).isEnabled()) return
  await app.page.clock.fastForward(cycleOf({ kind: 'slot' }))
  await expect(spinButton(app)).toBeEnabled()
}

/** One spin for money, until its reels have stopped. */
export async function spin(app: App): Promise<void> {
  await unhurried(app, async () => {
    await spinButton(app).click()
    await expect(inGame(app).locator('#news')).not.toHaveText('')
  })
}

/** The game's own exit, hidden where the launch screen has one. */
export async function exitFromGame(app: App): Promise<void> {
  await inGame(app)
    .locator('#exit')
    .evaluate((button: HTMLButtonElement) => button.click())
}
