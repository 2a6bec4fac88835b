import type { App } from './support/app'
import { troubles } from './support/layout'
import { answerAtLength } from './support/long-data'
import { setText } from './support/reading'
import { strays } from './support/strays'
import { live } from '../../src/sandbox/life/live'
import { createRandom } from '../../src/sandbox/random'
import { expect, test } from './support/test'

const phone = { width: 360, height: 740 }
const small = { width: 320, height: 640 }

/** Screens of a player who has half a year behind them, and of an agent. */
const own = [
  '/m/mine',
  '/m/member/home',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/profitandloss',
  '/m/rewardCenter',
  '/m/leaderBoard',
  '/m/member/manualRebate',
  '/m/inviteFriends',
  '/m/lottery?view=tickets',
  '/m/withdraw',
  '/m/winnerPage',
]
const agents = [
  '/m/agent',
  '/m/agent/team/overview',
  '/m/agent/team/pnl',
  '/m/member/team',
  '/m/member/teamRebate',
  '/m/member/agent/agentDivident',
]

/**
 * Nothing on a screen scrolls sideways, is cut off or broken, with text at `times` its size; the link that skips the
 * bar stays out of view.
 */
const look = (app: App, path: string, times = 1) =>
  test.step(path, async () => {
    const { page } = app
    await app.walkTo(path)
    await app.settled()
    if (times > 1) await setText(page, 'large', times)
    const { overflow, clipped } = await troubles(page, times > 1 ? { ...phone, text: 'large' } : phone)
    const skip = await page.locator('.skip-link').boundingBox()
    const peeks = (skip?.y ?? 0) + (skip?.height ?? 0) > 0
    const found = { overflow, clipped, strays: await strays(page), peeks }
    await setText(page, undefined)
    expect(found, path).toEqual({ overflow: 0, clipped: [], strays: [], peeks: false })
  })

test.beforeEach(({ page, world }) =>
  Promise.all([page.setViewportSize(phone), live(world.db, { now: Date.now(), random: createRandom(11) })]),
)

for (const brand of ['perya', 'bayside'] as const)
  test.describe(brand, () => {
    test.use({ brand })

    test('names of thirty characters and amounts of twelve digits stay whole on every screen that has them', async ({
      app,
      page,
    }) => {
      await answerAtLength(page)
      await app.arriveAs('don_ramon')
      for (const path of own) await look(app, path)
      await app.arriveAs('tita_baby')
      for (const path of agents) await look(app, path)
    })
  })

test.describe('in the longest language', () => {
  test.use({ language: 'TY' })

  test('text at 130 % breaks no amount, and at 200 % nothing scrolls sideways', async ({ app, page }) => {
    await app.open('/m/notice')
    await look(app, '/m/home', 1.3)
    await look(app, '/m/login', 2)
    await app.arriveAs('don_ramon')
    for (const path of ['/m/gameRecord', '/m/transaction/record', '/m/rewardCenter'])
      await look(app, path, 1.3)
    await page.setViewportSize(small)
    await app.arriveAs('tita_baby')
    for (const path of ['/m/teamBetting', '/m/agentRegister', '/m/agent/team/pnl']) {
      await app.walkTo(path)
      await app.settled()
      await setText(page, 'large')
      expect((await troubles(page, small)).overflow, path).toBe(0)
    }
  })
})
