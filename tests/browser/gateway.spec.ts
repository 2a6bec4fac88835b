import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { readOperator } from '../../src/operators/file'
import { createSiteHandler } from '../../src/sandbox/server/middleware'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { openGateway, type Gateway } from '../gateway/gateway'
import { words } from './support/words'

const say = words.EN

interface Fair {
  readonly origin: string
  readonly gateway: Gateway
}

/**
 * The built site as its Node server serves it, with an operator file and a third party's gateway behind it.
 */
const test = base.extend<{ fair: Fair }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  fair: async ({}, use) => {
    const gateway = openGateway()
    let origin = ''
    const elsewhere = await gateway.listen(() => origin)
    const folder = mkdtempSync(join(tmpdir(), 'perya-kermis-'))
    cpSync(inRoot('src/operators/perya'), folder, { recursive: true })
    const path = join(folder, 'operator.json')
    const perya = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    const file = {
      ...perya,
      id: 'kermis',
      hosts: ['127.0.0.1'],
      merchant: 'KM-01',
      gateway: elsewhere,
      languages: ['EN'],
      currency: { code: 'EUR', symbol: '€', decimals: 2 },
      dialling: '31',
      dates: 'DMY',
      timeZone: 'Europe/Amsterdam',
      pictures: [],
      payments: [elsewhere],
      games: [{ vendor: 'Windmill Works', origins: [elsewhere], sandbox: ['allow-scripts'] }],
    }
    writeFileSync(path, JSON.stringify(file))
    const handle = createSiteHandler(
      { gateway: elsewhere, operator: readOperator(path) },
      { dist: process.env.BROWSER_DIST ?? inRoot('dist') },
    )
    const server = createServer(handle)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await use({ origin, gateway })
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await gateway.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: async ({ fair }, use) => use(fair.origin),
})

test('register, deposit, play, withdraw and leave, with a gateway that was written from the documents alone', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    // For each call the gateway lacks, the browser logs an error.
    if (message.type() !== 'error' || /status of (404|501)/.test(message.text())) return
    faults.push(message.text())
  })
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.locator(`[name="${name}"]`)
  const step = test.step

  await step('register', async () => {
    await page.goto('/m/home')
    await expect(page.getByRole('heading', { name: say.home['hero.title'] })).toBeVisible()
    await page.locator('header').getByRole('link', { name: say.shell.register, exact: true }).click()
    await field('username').fill('jan77')
    await field('password').fill('Lantern-88')
    await field('confirmPassword').fill('Lantern-88')
    await page.locator('form button[type="submit"]').click()
    await button(say.arrival['welcome.close']).click()
  })
  await step('deposit', async () => {
    await page.goto('/m/voucherCenter')
    await button('€20').click()
    await page.locator('main button[type="submit"]').click()
    await expect(page.getByRole('heading', { name: 'iDEAL' })).toBeVisible()
    await button('Pay').click()
    await expect(page.getByRole('heading', { name: say.deposit['paid.title'] })).toBeVisible()
  })
  await step('game', async () => {
    await page.goto('/m/home')
    await page
      .getByRole('list', { name: say.home.games })
      .getByRole('button', { name: 'New Herring & Onion', exact: true })
      .click()
    const game = page.frameLocator('iframe')
    await game.getByRole('button', { name: 'Turn' }).click()
    await expect(game.getByText('Nothing this time')).toBeVisible()
    await button(say.game.leave).click()
    await expect(page.getByText('€17.50').first()).toBeVisible()
  })
  await step('withdraw', async () => {
    await page.goto('/m/withdraw')
    await field('proof').fill('Lantern-88')
    await field('newPin').fill('482913')
    await field('pinAgain').fill('482913')
    await button(say.security['pin.submit.set']).click()
    await field('bankName').selectOption('Polderbank')
    await field('accountNum').fill('1234567890')
    await field('cardPin').fill('482913')
    await button(say.security['card.submit']).click()
    await field('amount').fill('7.5')
    await page.locator('main button[type="submit"]').click()
    await field('pin').fill('482913')
    await page.getByRole('dialog').locator('button[type="submit"]').click()
    await expect(page.getByRole('heading', { name: say.withdraw['done.waiting.title'] })).toBeVisible()
    await page.goto('/m/withdrawReport')
    await expect(page.locator('main').getByText('€7.50').first()).toBeVisible()
  })
  await step('sign out', async () => {
    await page.goto('/m/home')
    await page
      .locator('header button[aria-haspopup="dialog"]')
      .filter({ has: page.locator('b') })
      .click()
    await button(say.shell.signOut).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say.shell['logout.go'], exact: true })
      .click()
    await expect(
      page.locator('header').getByRole('link', { name: say.shell.logIn, exact: true }),
    ).toBeVisible()
  })
  expect(faults).toEqual([])
})
