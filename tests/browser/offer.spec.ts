import { expect, test } from './support/test'

/** What the product offers besides its games, each with the current player's data. */
const player = [
  ['/m/mine', '₱2,350,900.75'],
  ['/m/voucherCenter', 'QR Ph'],
  ['/m/withdraw', '₱2,350,900.75'],
  ['/m/activity', 'Welcome gift'],
  ['/m/member/benefits', 'Diamond'],
  ['/m/rewardCenter', '₱58.00'],
  ['/m/inviteFriends', '₱100.00'],
] as const
const agent = [
  ['/m/agent', 'tita_baby'],
  ['/m/member/team', 'jun_agent'],
] as const

for (const [who, screens] of [
  ['don_ramon', player],
  ['tita_baby', agent],
] as const) {
  test(`[SITE-47] what there is besides games, with ${who}'s data`, async ({ app, page }) => {
    await app.arriveAs(who)
    for (const [path, data] of screens) {
      await app.open(path)
      await expect(page.getByRole('main'), path).toContainText(data)
    }
  })
}

test('[MEMBER-35] the member centre leads to messages, settings and the password change', async ({
  app,
  page,
}) => {
  const { member, password, titles } = app.words
  await app.arriveAs('mika_07', '/m/mine')
  const main = page.getByRole('main')
  // It shows the unread count once known.
  await page.getByRole('button', { name: new RegExp(`^${member.messages}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: titles.messages })).toBeVisible()
  await app.open('/m/mine')
  await page.getByRole('button', { name: member.settings, exact: true }).click()
  await expect(page).toHaveURL(/\/m\/set$/)
  await main.getByRole('link', { name: new RegExp(`^${password.changePassword}`) }).click()
  await expect(page.getByRole('heading', { level: 1, name: titles.changePsw })).toBeVisible()
})
