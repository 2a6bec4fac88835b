import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { createSitesHandler, openSites } from '../../src/sandbox/server/sites'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { words as english } from '../../src/i18n/words/EN/home'
import { words as vietnamese } from '../../src/i18n/words/VI/home'
import { words as englishLogin } from '../../src/i18n/words/EN/login'

/** One build and one port: each operator is a host name. */
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
const test = base.extend<object, { port: number }>({
  port: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'perya-sites-'))
      const sites = await openSites(folder)
      const server = createServer(
        createSitesHandler(sites, { dist: process.env.BROWSER_DIST ?? inRoot('dist') }),
      )
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
      await use((server.address() as AddressInfo).port)
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await sites.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const each = [
  {
    id: 'perya',
    name: 'Perya',
    age: 21,
    lang: 'en',
    home: english,
    ground: 'rgb(6, 26, 34)',
    money: '₱12,480.50',
  },
  {
    id: 'bayside',
    name: 'Bayside',
    age: 18,
    lang: 'en',
    home: english,
    ground: 'rgb(238, 243, 242)',
    money: '₱12,480.50',
  },
  {
    id: 'hoadang',
    name: 'Hoa Đăng',
    age: 20,
    lang: 'vi',
    home: vietnamese,
    ground: 'rgb(36, 16, 28)',
    money: '12.480 ₫',
    // Its own wordings, from its file.
    login: 'Mừng bạn về lại hội',
  },
]

test('three operators from one build: policy, look, words, money and age [SITE-11] [SITE-41] [CONST-04] [CONST-05] [CONST-39]', async ({
  page,
  port,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  for (const { id, name, age, lang, home, ground, money, login = englishLogin.title } of each) {
    const origin = `http://${id}.localhost:${port}`
    await test.step(id, async () => {
      const answer = await page.goto(`${origin}/m/home`)
      const policy = answer?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(new RegExp(`img-src 'self' data: https://img[^;]*\\.${id}\\.example;`))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { name: home['hero.title'] })).toBeVisible()
      await expect(page.getByRole('link', { name: new RegExp(`^${name.toLowerCase()}`) })).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('background-color', ground)
      await page.getByText(home['care.text']).scrollIntoViewIfNeeded()
      await expect(
        page.getByRole('img', { name: home['care.age'].replace('{{age}}', `${age}+`) }),
      ).toBeVisible()
      await expect(page.getByText(new RegExp(`© \\d{4} ${name}`))).toBeVisible()

      await page.goto(`${origin}/m/login`)
      await expect(page.getByRole('heading', { name: login })).toBeVisible()
      await page.locator('form input[name="username"]').fill('mika_07')
      await page.locator('form input[name="password"]').fill('Perya-1234')
      await page.locator('form button[type="submit"]').click()
      await expect(page.getByText(money, { exact: true }).first()).toBeVisible()
      // The operator's own texts give the same age.
      const said = await page.evaluate(
        (merchant) =>
          fetch(`/wps/relay/MCS2_getDocument?document=responsible&language=EN&merchantCode=${merchant}`, {
            headers: { Merchant: merchant, Language: 'EN' },
          }).then((response) => response.text()),
        id,
      )
      expect(said).toContain(`Nobody under ${age} may play`)
    })
  }
  expect(faults).toEqual([])
})
