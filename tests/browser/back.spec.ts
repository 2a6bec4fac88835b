import { pin, setTill } from './paths/support/cash-world'
import { openLottery, standTicket } from './paths/support/lottery-world'
import { memberRow } from './paths/support/team-world'
import type { App } from './support/app'
import { expect, test } from './support/test'
import { words } from './support/words'

/** The browser's Back closes the overlay on a screen and does nothing else (src/ui/overlays.ts). */

const say = words.EN
const { agency, games, member, messages, rewards, security, service, shell, vip, withdraw } = say

interface Overlay {
  readonly name: string
  readonly at: string
  readonly open: (app: App) => Promise<unknown>
  readonly before?: (app: App) => Promise<unknown>
}

/** Every overlay of the site, by who sees it. */
const overlays: Readonly<Record<string, readonly Overlay[]>> = {
  guest: [
    { name: 'side menu', at: '/m/home', open: (app) => app.menuButton.click() },
    {
      name: 'language list',
      at: '/m/home',
      open: ({ page }) => page.locator('header button[aria-haspopup="listbox"]').click(),
    },
    {
      name: 'login prompt',
      at: '/m/home',
      open: (app) => app.tabBar.getByText(shell['tab.deposit']).click(),
    },
    { name: 'leaving the site', at: '/m/login', open: (app) => app.button(say.login.service).click() },
    { name: 'filter', at: '/m/gameList?gameType=RNG', open: (app) => app.button(games.filter).click() },
    { name: 'service panel', at: '/m/help', open: (app) => app.button(service.float).click() },
    {
      name: 'hot matches',
      at: '/m/home',
      open: async ({ page }) => {
        const all = page.getByRole('button', { name: say.home['match.all'] }).first()
        await expect
          .poll(async () => {
            await page.mouse.wheel(0, 600)
            return all.isVisible()
          })
          .toBe(true)
        await all.click()
      },
    },
  ],
  don_ramon: [
    { name: 'account menu', at: '/m/home', open: (app) => app.account.click() },
    { name: 'app links', at: '/m/mine', open: (app) => app.button(member['entry.app']).click() },
    {
      name: 'profile pictures',
      at: '/m/member/benefits',
      open: ({ page }) => page.getByRole('button', { name: vip.picture }).click(),
    },
    {
      name: 'security panel',
      at: '/m/securityCenter',
      open: ({ page }) => page.getByRole('button', { name: security['centre.pin'] }).click(),
    },
    {
      name: 'another bank account',
      at: '/m/withdraw',
      before: ({ world }) => setTill(world, {}, 'don_ramon'),
      open: (app) => app.button(withdraw.addCard).click(),
    },
    {
      name: 'withdrawal password',
      at: '/m/withdraw',
      before: ({ world }) => setTill(world, {}, 'don_ramon'),
      open: async (app) => {
        await app.page.locator('form input[name="amount"]').fill('500')
        await app.submit.click()
      },
    },
  ],
  mika_07: [
    {
      name: 'sharing',
      at: '/m/home',
      open: async (app) => {
        await app.menuButton.click()
        await app.button(shell['menu.share'], app.menu).click()
      },
    },
    { name: 'signing out', at: '/m/mine', open: (app) => app.button(member.signOut).click() },
    {
      name: 'deleting a message',
      at: '/m/webEmail',
      open: async (app) => {
        const { page } = app
        if (!page.url().includes('/m/message')) await page.locator('#main').getByRole('link').first().click()
        await app.button(messages.delete, page.locator('#main')).click()
      },
    },
    {
      name: 'claiming a reward',
      at: '/m/rewardCenter',
      open: (app) =>
        app.button(app.say(rewards['claim.of'], { amount: '₱58.00', name: 'Welcome gift' })).click(),
    },
    {
      name: 'ticket',
      at: '/m/lottery?view=tickets',
      before: async ({ world }) => {
        await openLottery(world)
        await standTicket(world, 'open')
      },
      open: ({ page }) =>
        page.getByRole('list', { name: say.lottery.tickets, exact: true }).getByRole('button').click(),
    },
  ],
  tita_baby: [
    { name: 'member of the team', at: '/m/member/team', open: (app) => memberRow(app, 'boyet_22').click() },
    {
      name: 'rates',
      at: '/m/member/teamRebate',
      open: (app) => app.button(app.say(say.figures['rates.change'], { name: 'ana_team' })).click(),
    },
    {
      name: 'new link',
      at: '/m/agentRegister?way=links',
      open: (app) => app.button(agency['link.new']).click(),
    },
    {
      name: 'deleting a link',
      at: '/m/agentRegister?way=links',
      open: (app) => app.button(app.say(agency['link.deleteOne'], { name: 'Facebook group' })).click(),
    },
    {
      name: 'announcement',
      at: '/m/member/notice?types=A',
      open: ({ page }) =>
        page.getByRole('list', { name: say.titles.agentNotice }).getByRole('button').last().click(),
    },
  ],
}

for (const [who, list] of Object.entries(overlays)) {
  for (const { name, at, open, before } of list) {
    test(`Back and Escape close, and leave the screen as it is: ${name}`, async ({ app, page }) => {
      await before?.(app)
      if (who === 'guest') await app.open('/m/licences')
      else await app.arriveAs(who, '/m/licences')
      await app.go(at)
      const overlay = page.locator('dialog[open]:not([data-leaving]), [role="listbox"]')
      await app.settled()
      await open(app)
      await expect(overlay).toHaveCount(1)
      const address = page.url()
      const main = await page.locator('#main').elementHandle()
      const entries = () =>
        page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0)
      await expect.poll(entries).toBe(1)
      await page.goBack()
      await expect(overlay).toHaveCount(0)
      await open(app)
      await expect(overlay).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(overlay).toHaveCount(0)
      // Forward leads nowhere: its overlay has been closed.
      await expect.poll(entries).toBe(0)
      await page.goForward()
      await expect.poll(entries).toBe(0)
      await expect(overlay).toHaveCount(0)
      expect(page.url()).toBe(address)
      expect(await main?.evaluate((element) => element.isConnected)).toBe(true)
      // The next one leaves the screen.
      await page.goBack()
      await expect(page).not.toHaveURL(address)
    })
  }
}

test('of two overlays Back closes the top one', async ({ app, page, world }) => {
  const start = Date.UTC(2026, 10, 20, 11, 0, 10)
  await world.control('clock', { set: start })
  await page.clock.install({ time: start })
  await openLottery(world)
  await standTicket(world, 'open')
  await app.arriveAs('mika_07', '/m/lottery?view=tickets')
  await page.getByRole('list', { name: say.lottery.tickets, exact: true }).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  await sheet
    .getByRole('button', { name: /261120-/ })
    .first()
    .click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/lottery/)
})

test('a reload with an overlay open leaves no entry behind', async ({ app, page }) => {
  await app.open('/m/licences')
  await app.open('/m/home')
  await app.menuButton.click()
  await expect(app.menu).toBeVisible()
  await page.reload()
  await app.menuButton.waitFor()
  await expect.poll(() => page.evaluate(() => Object.keys(history.state as object))).not.toContain('overlays')
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/licences$/)
})

test('an overlay that leads to another screen leaves no entry behind', async ({ app, page }) => {
  await app.arriveAs('mika_07')
  await app.account.click()
  await app.button(shell.deposit, page.getByRole('dialog')).click()
  await expect(page).toHaveURL(/\/m\/voucherCenter$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  expect(await page.evaluate(() => (history.state as { overlays?: number }).overlays)).toBe(undefined)
  // The screen's own back control skips open overlays, too.
  await page.goForward()
  await page.locator('header button[aria-haspopup="listbox"]').click()
  await app.button(shell.back).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('while a withdrawal is sent, Back closes nothing and leaves nothing', async ({ app, page, world }) => {
  await setTill(world, {}, 'don_ramon')
  await app.arriveAs('don_ramon', '/m/withdraw')
  await page.locator('form input[name="amount"]').fill('500')
  await app.submit.click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('input[name="pin"]').fill(pin)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  world.hold(async ({ url }) => {
    if (url.endsWith('/wps/transaction/withdraw')) await answered
  })
  await sheet.locator('button[type="submit"]').click()
  await page.goBack()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeVisible()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  answer()
  await expect(page.getByRole('heading', { name: withdraw['done.waiting.title'] })).toBeVisible()
})
