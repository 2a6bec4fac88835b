import type { Locator } from '@playwright/test'
import { expectContent } from './support/content'
import { expectLayout, troubles } from './support/layout'
import { answerAtLength } from './support/long-data'
import { expectReadable } from './support/reading'
import { expect, test } from './support/test'
import { access, builtPaths, isWalked, routes } from './support/routes'

/** Screens for guests only. */
const entrance: readonly string[] = ['/m/login', '/m/register', '/m/forget']

// A guest and an agent in English; axe.spec.ts checks a player's and an agent's screens in Filipino along the
// way.
test('nothing scrolls sideways, nothing is clipped, every target is large enough', async ({
  app,
  page,
  watch,
}) => {
  test.slow()
  watch.expectStatus(404)
  let isOpen = false
  // Each in its own test step: Playwright searches all steps before every call outside one.
  const look = (path: string) =>
    test.step(path, async () => {
      await (isOpen ? app.walkTo(path) : app.open(path))
      isOpen = true
      await app.settled()
      await expectContent(page, path)
      await expectLayout(page, path)
      // Not shown to players.
      if (entrance.includes(path)) await expectReadable(page, path)
    })
  const guardOf = (path: string) => routes.find((route) => route.path === path)?.guard
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of [...builtPaths, '/m/no-such-page'].filter(isWalked)) {
    const guard = guardOf(path)
    // Redirects lead to screens tested separately; the launch screen has no game here.
    if (path === '/m/launchGame' || (guard && access(guard, null))) continue
    await look(path)
  }
  await app.arriveAs('tita_baby')
  for (const path of builtPaths.filter(isWalked)) if (guardOf(path) === 'agent') await look(path)
})

test('the longest names and amounts of the platform fit on a small phone', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await answerAtLength(page)
  const look = async (path: string) => {
    await app.walkTo(path)
    await app.settled()
    await expectContent(page, path)
    const { overflow, clipped } = await troubles(page, { width: 360, height: 740 })
    expect({ overflow, clipped }, path).toEqual({ overflow: 0, clipped: [] })
  }
  const box = async (found: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await found.boundingBox()) ?? {}
    return { left: x, right: x + width, top: y, bottom: y + height }
  }
  await app.open('/m/home')
  for (const path of ['/m/activity', '/m/lottery', '/m/gameCenter']) await look(path)
  await app.walkTo('/m/lottery')
  const draw = page.getByRole('list', { name: app.words.lottery.next }).getByRole('listitem').first()
  expect((await box(draw.getByRole('link'))).right).toBeLessThan((await box(draw.getByRole('timer'))).left)
  await app.arriveAs('tita_baby')
  for (const path of ['/m/leaderBoard', '/m/rewardCenter', '/m/transaction/record', '/m/agent'])
    await look(path)
  const balance = page.getByText('₱123,456,789,012.34')
  const eye = app.button(app.words.agency.hide)
  expect((await box(balance)).right).toBeLessThanOrEqual((await box(eye)).left)
})

test('on a phone on its side, a row of choices begins with the column it stands in', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await app.arriveAs('tita_baby')
  for (const path of ['/m/gameRecord', '/m/teamBetting', '/m/agent/team/pnl', '/m/member/team']) {
    await app.walkTo(path)
    await app.settled()
    const main = page.getByRole('main')
    const above = await main
      .getByRole('tablist')
      .or(main.getByRole('searchbox').locator('..'))
      .first()
      .boundingBox()
    const chip = await main.getByRole('group').getByRole('button').first().boundingBox()
    expect(chip?.x, path).toBe(above?.x)
  }
})

test.describe('in the longest language', () => {
  test.use({ language: 'TY' })

  test('both ways in stand whole in the bar of every phone', async ({ app, page }) => {
    await app.open('/m/home')
    const bar = page.locator('header')
    const register = app.link(app.words.shell.register, bar)
    await expect(register).toBeVisible()
    for (const width of [320, 345, 360, 375, 390, 412, 430]) {
      await page.setViewportSize({ width, height: 844 })
      const edge = async () => {
        const { x = 0, width: wide = 0 } = (await register.boundingBox()) ?? {}
        return x + wide
      }
      await expect.poll(edge, { message: `${width} px` }).toBeLessThanOrEqual(width - 4)
    }
  })
})
