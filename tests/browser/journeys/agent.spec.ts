import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test'
import { memberRow, sheet } from '../paths/support/team-world'
import { journey } from '../support/journey'

/** In landscape, the first rows of a list are below the fold, and rendered when they come near. */
const scrollDown = (page: Page, to: Locator) =>
  expect
    .poll(async () => {
      await page.evaluate(() => window.scrollBy(0, 120))
      return to.isVisible()
    })
    .toBe(true)

journey(
  'an agent: the agency, the team, money for one of them and its receipt, dividends, notices [MEMBER-16] [AGENT-09] [AGENT-13] [WIRE-117]',
  { brand: 'perya', language: 'EN', size: 'lying' },
  async ({ app, page, see, signIn, tab }) => {
    const { shell, member, agency, team, titles } = app.words
    await app.link(shell.logIn, page.locator('header')).click()
    await see(app.field('password'))
    await signIn('tita_baby')
    await see(app.account)
    await tab('members')
    await app.button(member['entry.agency']).click()
    await see(page.getByRole('heading', { level: 1, name: /tita_baby/ }))
    const bar = page.getByRole('navigation', { name: agency.tabs })

    await app.link(agency['entry.team']).click()
    await scrollDown(page, memberRow(app, 'jun_agent'))
    await see(memberRow(app, 'jun_agent'))
    await memberRow(app, 'jun_agent').click()
    await see(sheet(app))
    await app.button(team['open.send'], sheet(app)).click()
    await sheet(app).locator('input[name="amount"]').fill('100')
    await app.button(team['send.next'], sheet(app)).click()
    await sheet(app).locator('input[name="pin"]').fill('246810')
    await see(sheet(app).getByText(team['send.once']))
    await sheet(app).locator('button[type="submit"]').click()
    await see(sheet(app).getByText(/^T\d{8}$/))
    await app.button(team['send.done'], sheet(app)).click()

    await app.link(agency['tab.dividend'], bar).click()
    await see(page.getByRole('heading', { level: 1, name: titles.dividend }))
    await bar.getByRole('link', { name: new RegExp(agency['tab.news']) }).click()
    await page.getByRole('main').getByRole('button').first().click()
    await see(page.getByRole('dialog'))
    await app.button(shell.close, page.getByRole('dialog')).click()
    await app.link(agency['tab.home'], bar).click()
    await app.link(agency['entry.accountRecord']).click()
    const number = page.getByText(/T\d{8}/).first()
    await scrollDown(page, number)
    await see(number)
    await expect(page.getByText('₱86,320.00').first()).toBeVisible()
  },
)
