import { findings } from './axe'
import { expect, test } from './studio'

test('the map says who may open which screen, what runs there, where it leads, and lays a way across flows', async ({
  studio,
}) => {
  const { page } = studio
  await page.goto(`${studio.origin}/studio/#/map`)
  const map = page.getByRole('region', { name: 'Map of flows and screens' })
  const screen = (name: RegExp) => map.getByRole('button', { name, pressed: false })
  await map.getByLabel('Who').selectOption('Guest')
  await expect(screen(/^Log in/)).toBeVisible()
  await expect(screen(/^Withdraw\b/)).toHaveCount(0)
  await map.getByLabel('Who').selectOption('Player in a blocked region')
  await expect(map).toContainText('0 of ')
  await expect(map.getByRole('button', { name: 'app.site.restricted' })).toBeVisible()
  await map.getByLabel('Who').selectOption('Member')
  await map.getByLabel('Find a screen or a flow').fill('cashout')
  await screen(/^Withdraw \/m\/withdraw$/).click()
  const focus = map.getByRole('article')
  await expect(focus).toContainText('Open to: Member, VIP member, Agent, Self-excluded player')
  await expect(focus.getByRole('button', { name: 'bank-card', exact: true })).toBeVisible()
  await expect(focus.getByRole('img')).toBeVisible()
  await map.getByRole('combobox', { name: /^The way from Withdraw/ }).selectOption('/m/securityCenter')
  const way = map.getByRole('region', { name: 'A player’s way' })
  await expect(way.getByRole('listitem')).toHaveText([/^Withdraw/, /^Security centre/])
  await page.reload()
  await expect(way.getByRole('listitem')).toHaveCount(2)
  expect(await findings(studio)).toEqual([])
  await focus.getByRole('button', { name: 'bank-card', exact: true }).click()
  await expect(page).toHaveURL(/#\/bank-card/)
  const used = page.getByRole('article')
  await used.getByRole('button', { name: 'Security centre (/m/securityCenter)' }).click()
  await expect(page).toHaveURL(/#\/map\?.*on=%2Fm%2FsecurityCenter/)
  // Changes to all flows since a day in the project's history; a copy without history says so.
  await studio.button('What has changed in all flows').click()
  const since = page.getByRole('region', { name: 'What has changed in all flows' })
  await expect(since.getByLabel('Since').or(since.getByText('has no history'))).toBeVisible()
  expect(await findings(studio)).toEqual([])
})
