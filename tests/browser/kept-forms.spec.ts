import type { App } from './support/app'
import { expect, test } from './support/test'
import { passwordOf } from './support/world'

/** Forms that a player leaves and opens again within a visit. */

const input = ({ page }: App, name: string) => page.locator(`form [name="${name}"]`)

/** Another screen, and back. */
async function leaveAndReturn(app: App, path: string): Promise<void> {
  await app.walkTo('/m/set')
  await app.settled()
  await app.walkTo(path)
  await app.settled()
}

test('the login keeps the username typed before, never the password, and nothing on the phone [CONST-50] [LOGIN-14]', async ({
  app,
  page,
}) => {
  await app.open('/m/login')
  await app.field('username').fill('mika_07')
  await app.field('password').fill(passwordOf('mika_07'))
  await leaveAndReturn(app, '/m/login')
  await expect(app.field('username')).toHaveValue('mika_07')
  await expect(app.field('password')).toHaveValue('')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('mika_07')
  // The next guest on this page has none of it.
  await app.field('password').fill(passwordOf('mika_07'))
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await app.go('/m/set')
  await app.button(app.words.shell.signOut).click()
  await app.button(app.words.shell['logout.go'], page.getByRole('alertdialog')).click()
  await app.go('/m/login')
  await expect(app.field('password')).toHaveValue('')
})

test('an account being opened keeps what the agent typed, except the password [AGENT-20] [CONST-50]', async ({
  app,
}) => {
  await app.arriveAs('tita_baby', '/m/agentRegister')
  await input(app, 'username').fill('neneng_1')
  await input(app, 'password').fill('Perya-1234')
  await input(app, 'rate.RNG').fill('0.1')
  await leaveAndReturn(app, '/m/agentRegister')
  await expect(input(app, 'username')).toHaveValue('neneng_1')
  await expect(input(app, 'rate.RNG')).toHaveValue('0.1')
  await expect(input(app, 'password')).toHaveValue('')
})

test('the search of all lotteries is in the address [ROUTE-37] [CONST-50]', async ({ app, page }) => {
  await app.arriveAs('mika_07', '/m/moreLottery')
  const search = page.getByRole('searchbox')
  await search.fill('swer')
  await expect(page).toHaveURL(/search=swer/)
  await page.reload()
  await expect(search).toHaveValue('swer')
})

test('a deposit opened again is requested only by terms that are up to date, and says when they are not [WALLET-07] [ERROR-32]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(400)
  const { deposit } = app.words
  await app.arriveAs('don_ramon', '/m/voucherCenter')
  await input(app, 'amount').fill('1000')
  await app.walkTo('/m/set')
  await app.settled()
  world.fault({ kind: 'status', status: 400, call: 'depositBanksByVendor' })
  await app.walkTo('/m/voucherCenter')
  await expect(page.getByText(deposit.late)).toBeVisible()
  await expect(input(app, 'amount')).toHaveValue('1,000')
  // Nothing is sent while they cannot be loaded.
  await app.submit.click()
  await expect(page.getByText(deposit.late)).toBeVisible()
  expect(world.calls('depositPaymentGateway')).toBe(0)
  world.heal()
  await app.submit.click()
  await expect(page.getByText(deposit.late)).toHaveCount(0)
  expect(world.calls('depositPaymentGateway')).toBe(0)
  await app.submit.click()
  await expect(page).toHaveURL(/\/demo\/pay\//)
  expect(world.calls('depositPaymentGateway')).toBe(1)
})

test('a withdrawal opened again takes what is typed, and the answer’s amounts before the next step [WALLET-08] [CONST-50]', async ({
  app,
  page,
  world,
}) => {
  const { withdraw } = app.words
  await app.arriveAs('don_ramon', '/m/withdraw')
  await input(app, 'amount').fill('500')
  await app.walkTo('/m/set')
  await app.settled()
  world.fault({ kind: 'hold', call: 'bankCards' })
  await app.walkTo('/m/withdraw')
  await input(app, 'amount').fill('700')
  await expect(app.submit).toHaveAttribute('aria-busy', 'true')
  await input(app, 'amount').press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  world.heal()
  world.letGo()
  await expect(app.submit).not.toHaveAttribute('aria-busy', 'true')
  await expect(input(app, 'amount')).toHaveValue('700')
  await app.submit.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByText(withdraw.late)).toHaveCount(0)
  expect(world.calls('withdraw')).toBe(0)
})

test('a withdrawal keeps its amount and bank account until it is made, never the withdrawal password [WALLET-08] [CONST-50]', async ({
  app,
  page,
  world,
}) => {
  const { withdraw } = app.words
  await app.arriveAs('don_ramon', '/m/withdraw')
  await input(app, 'amount').fill('500')
  await page.getByRole('radio').first().check()
  await app.submit.click()
  const panel = page.getByRole('dialog')
  await panel.locator('[name="pin"]').fill('246')
  // Where a forgotten withdrawal password is changed.
  await panel.getByRole('link').click()
  await expect(page).toHaveURL(/securityCenter/)
  await app.walkTo('/m/withdraw')
  await app.settled()
  await expect(input(app, 'amount')).toHaveValue('500')
  await expect(page.getByRole('radio').first()).toBeChecked()
  expect(world.calls('withdraw')).toBe(0)
  await app.submit.click()
  await expect(panel.locator('[name="pin"]')).toHaveValue('')
  await panel.locator('[name="pin"]').fill('246810')
  await panel.locator('button[type="submit"]').click()
  await expect(page.getByText(withdraw['done.waiting.title'])).toBeVisible()
  await leaveAndReturn(app, '/m/withdraw')
  await expect(input(app, 'amount')).toHaveValue('')
  expect(world.calls('withdraw')).toBe(1)
})

test('a transfer to the upline keeps its amount until it is made [WALLET-10] [CONST-50]', async ({
  app,
  page,
  world,
}) => {
  await app.arriveAs('jun_agent', '/m/upLine/transfer')
  await input(app, 'amount').fill('100')
  await leaveAndReturn(app, '/m/upLine/transfer')
  await expect(input(app, 'amount')).toHaveValue('100')
  expect(world.calls('walletTransfer')).toBe(0)
  await app.submit.click()
  const panel = page.getByRole('dialog')
  await panel.locator('[name="pin"]').fill('246810')
  await panel.locator('button[type="submit"]').click()
  await expect(input(app, 'amount')).toHaveCount(0)
  await leaveAndReturn(app, '/m/upLine/transfer')
  await expect(input(app, 'amount')).toHaveValue('')
  expect(world.calls('walletTransfer')).toBe(1)
})
