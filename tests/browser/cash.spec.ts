import type { Page } from '@playwright/test'
import { cashField, memberId, pin, setTill } from './paths/support/cash-world'
import type { App } from './support/app'
import { expect, test } from './support/test'
import { words } from './support/words'

const say = words.EN
const { security, withdraw, transfer } = say

const confirm = async (app: App, code = pin) => {
  const { page } = app
  await cashField(app, 'pin').fill(code)
  await page.getByRole('dialog').locator('button[type="submit"]').click()
}
const sentTo = (page: Page, path: string) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path) && request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  return sent
}

test('from the wallet to a first withdrawal: password, account, amount, and the money is held [ROUTE-49] [WALLET-02] [WALLET-03] [WALLET-06] [WALLET-08]', async ({
  app,
  page,
  world,
}) => {
  const sent = sentTo(page, '/wps/transaction/withdraw')
  await app.arriveAs('mika_07', '/m/mine')
  await app.button(say.member.withdraw).click()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await cashField(app, 'proof').fill('Perya-1234')
  await cashField(app, 'newPin').fill(pin)
  await cashField(app, 'pinAgain').fill(pin)
  await app.button(security['pin.submit.set']).click()
  await cashField(app, 'bankName').selectOption('Luntian Bank')
  await cashField(app, 'accountNum').fill('1234 5678 90')
  await cashField(app, 'cardPin').fill(pin)
  await app.button(security['card.submit']).click()
  // A new account receives no payouts for a day; typed input stays.
  await cashField(app, 'amount').fill('500')
  await app.submit.click()
  await expect(page.locator('main [role="alert"]').first()).toContainText(say.shell['failure.card-resting'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /ends in 7890, paid from/ })).toBeChecked()
  await expect(cashField(app, 'amount')).toHaveValue('500')
  await world.db.updateTable('bankCard').set({ addedAt: 0 }).execute()
  await page.reload()
  // Money held with vendors can be withdrawn, too, and is listed separately.
  await expect(page.getByText('₱480.50')).toBeVisible()
  await cashField(app, 'amount').fill('12480.50')
  await expect(page.getByText('₱12,470.50')).toBeVisible()
  await app.submit.click()
  await expect(page.getByRole('dialog')).toContainText('₱12,470.50')
  await confirm(app)
  await expect(page.getByRole('heading', { name: withdraw['done.waiting.title'] })).toBeVisible()
  await expect(page.getByText('W0000', { exact: false })).toBeVisible()
  expect(sent).toHaveLength(1)
  await app.link(withdraw.finish).click()
  await expect(page.getByText('₱0.00')).toBeVisible()
  // None of it is stored on the phone.
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(pin)
  expect(stored).not.toContain('1234567890')
  expect(world.log().some(({ path }) => path.includes(pin))).toBe(false)
})

test('five taps request one withdrawal, and Back does not repeat it [WALLET-08] [WIRE-89]', async ({
  app,
  page,
  world,
}) => {
  await setTill(world)
  await app.arriveAs('tita_baby')
  await app.walkTo('/m/withdraw')
  await app.button(withdraw.all).click()
  await app.submit.click()
  await cashField(app, 'pin').fill(pin)
  await page
    .getByRole('dialog')
    .locator('button[type="submit"]')
    .evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 5; tap++) button.click()
    })
  await expect(page.getByRole('heading', { name: withdraw['done.waiting.title'] })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/m\/withdraw$/)
  await app.settled()
  await page.reload()
  await app.settled()
  expect(world.calls('withdraw')).toBe(1)
})

test('a lost answer is looked up, the request sent once, and the screen says what is known [WALLET-08] [WIRE-90]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/net::ERR_/)
  await setTill(world)
  await app.arriveAs('tita_baby', '/m/withdraw')
  await cashField(app, 'amount').fill('500')
  const sent = sentTo(page, '/wps/transaction/withdraw')
  world.fault({ kind: 'commit-then-drop', call: 'withdraw' })
  await app.submit.click()
  await confirm(app)
  await expect(page.getByRole('heading', { name: withdraw['done.waiting.title'] })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a reload while the outcome is unknown repeats nothing [WALLET-08]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/net::ERR_/)
  await setTill(world)
  await app.arriveAs('tita_baby', '/m/withdraw')
  await cashField(app, 'amount').fill('500')
  const sent = sentTo(page, '/wps/transaction/withdraw')
  world.fault({ kind: 'commit-then-drop', call: 'withdraw' })
  world.fault({ kind: 'commit-then-drop', call: 'withdrawReport' })
  await app.submit.click()
  await confirm(app)
  await expect(page.getByRole('heading', { name: say.once['unknown.title'] })).toBeVisible()
  world.heal()
  await page.reload()
  await app.settled()
  expect(sent).toHaveLength(1)
  const owner = await memberId(world, 'tita_baby')
  const made = await world.db
    .selectFrom('withdrawal')
    .select('minor')
    .where('memberId', '=', owner)
    .where('state', '=', 'waiting')
    .execute()
  expect(made).toEqual([{ minor: 50_000 }])
})

test('the remaining turnover is shown, and a changed fee has to be confirmed [WALLET-08]', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expectStatus(409)
  await setTill(world, { toBet: 30_000 })
  await app.arriveAs('tita_baby', '/m/withdraw')
  await expect(page.getByRole('heading', { name: '₱300.00' })).toBeVisible()
  await expect(app.submit).toBeDisabled()
  await setTill(world)
  await page.reload()
  await cashField(app, 'amount').fill('500')
  await app.submit.click()
  world.fault({ kind: 'status', status: 409, code: 'transaction.terms.changed', call: 'withdraw' })
  await confirm(app)
  await expect(app.page.locator('main [role="alert"]').first()).toContainText(
    say.shell['failure.terms-changed'],
  )
  await expect(cashField(app, 'amount')).toHaveValue('500')
})

test('the security centre shows what is set, changes the withdrawal password and replaces a forgotten one [ROUTE-60] [MEMBER-36]', async ({
  app,
  page,
  watch,
}) => {
  watch.expectStatus(400)
  await app.arriveAs('tita_baby', '/m/mine')
  await app.button(say.member['tile.security']).click()
  const row = page.getByRole('button', { name: security['centre.pin'] })
  await expect(row).toContainText(security['centre.set'])
  await expect(page.getByText('t***@example.com')).toBeVisible()
  await expect(page.getByRole('link', { name: security['centre.password'] })).toHaveAttribute(
    'href',
    '/m/changePsw',
  )
  await row.click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.locator('button[type="submit"]')
  const fill = async (proof: string, next: string) => {
    await cashField(app, 'proof').fill(proof)
    await cashField(app, 'newPin').fill(next)
    await cashField(app, 'pinAgain').fill(next)
    await submit.click()
  }
  await fill('111222', '482913')
  await expect(dialog.locator('form > [role="alert"]')).toContainText(security['pin.wrong'])
  await expect(cashField(app, 'newPin')).toHaveValue('')
  await fill(pin, '482913')
  await expect(dialog).toHaveCount(0)
  await row.click()
  await app.button(security['panel.forgot'], dialog).click()
  await fill('Perya-1234', '975310')
  await expect(dialog).toHaveCount(0)
})

test('money goes to the upline once, and the menu entry leads there [ROUTE-59] [MEMBER-20] [WALLET-09] [WALLET-10]', async ({
  app,
  page,
  world,
}) => {
  await setTill(world, { cards: [] }, 'jun_agent')
  await app.arriveAs('jun_agent', '/m/mine')
  await app.button(say.member['entry.transfer']).click()
  await expect(page.getByText('tita_baby')).toBeVisible()
  await cashField(app, 'amount').fill('500')
  await app.submit.click()
  await expect(page.getByRole('dialog')).toContainText(transfer.final)
  await confirm(app)
  await expect(page.getByRole('heading', { name: transfer['done.title'] })).toBeVisible()
  expect(world.calls('walletTransfer')).toBe(1)
  const owner = await memberId(world, 'tita_baby')
  const wallet = world.db.selectFrom('wallet').select('minor').where('memberId', '=', owner)
  expect(await wallet.where('vendor', '=', 'MAIN').executeTakeFirst()).toEqual({ minor: 8_692_000 })
})

test('an account that may not transfer is told what is closed, for whom it opens and who can tell; nothing “failed” [WALLET-09]', async ({
  app,
  page,
}) => {
  await app.arriveAs('mika_07', '/m/upLine/transfer')
  await expect(page.getByRole('heading', { name: transfer.closed })).toBeVisible()
  const main = page.locator('main')
  await expect(main).toContainText(transfer['closed.text'])
  await expect(main).not.toContainText(say.shell.reload)
  await expect(main).not.toContainText(say.shell['failure.no-permission'])
  await expect(app.button(say.shell['maintenance.service'], main)).toBeVisible()
})

test('a transfer that was closed opens with “Check again” once it may [WALLET-09]', async ({
  app,
  watch,
  world,
}) => {
  watch.expectStatus(403)
  await world.fault({ kind: 'status', status: 403, call: 'walletTransferTerms', times: 1 })
  await app.arriveAs('jun_agent', '/m/upLine/transfer')
  await app.button(transfer['closed.again']).click()
  await expect(cashField(app, 'amount')).toBeVisible()
})

test('the withdrawal form fits a small phone', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await app.arriveAs('don_ramon', '/m/withdraw')
  await expect(page.locator('input[name="amount"]')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
