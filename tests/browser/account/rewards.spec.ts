import { expect, test } from '../support/test'

/** Reward centre, missions and manual rebate on the real screen. */

test('a reward is claimed once, the balance and the badge follow, and it stands below with its number [ROUTE-50] [PROMO-02] [PROMO-07] [MEMBER-12]', async ({
  app,
  page,
  world,
}) => {
  const { rewards, shell, member } = app.words
  await app.arriveAs('mika_07', '/m/mine')
  const main = page.locator('main')
  await expect(main).toContainText('₱12,480.50')
  await main.getByRole('button', { name: new RegExp(member['entry.reward']) }).click()
  await expect(page).toHaveURL(/\/m\/rewardCenter$/)
  await expect(app.tabBar).toContainText('3')
  const name = app.say(rewards['claim.of'], { amount: '₱58.00', name: 'Welcome gift' })
  await app.button(name).click()
  const dialog = page.getByRole('alertdialog')
  await app.button(app.say(rewards['ask.yes'], { amount: '₱58.00' }), dialog).dblclick()
  await expect(dialog).toContainText(app.say(rewards['done.text'], { number: 'C00000001' }))
  await app.button(rewards.ok, dialog).click()
  await expect(app.button(name)).toHaveCount(0)
  await expect(page.getByRole('region', { name: rewards.claimed })).toContainText('Welcome gift')
  await expect(page.getByRole('region', { name: rewards.claimed })).toContainText('+₱58.00')
  const badge = app.say(shell['tab.unclaimed_other'], { count: 2 })
  await expect(app.tabBar.getByRole('img', { name: badge })).toBeVisible()
  expect(world.calls('claim')).toBe(1)
  await app.button(shell.back).click()
  await expect(main).toContainText('₱12,538.50')
})

test('a claim whose answer is lost is found out, and is there after a reload [PROMO-07]', async ({
  app,
  page,
  world,
  watch,
}) => {
  watch.expect(/net::ERR_/)
  const { rewards } = app.words
  await app.arriveAs('mika_07', '/m/rewardCenter')
  world.fault({ kind: 'commit-then-drop', call: 'claim', times: 1 })
  await app.button(app.say(rewards['claim.of'], { amount: '₱88.00', name: 'App bonus' })).click()
  const dialog = page.getByRole('alertdialog')
  await app.button(app.say(rewards['ask.yes'], { amount: '₱88.00' }), dialog).click()
  await expect(dialog).toContainText(app.say(rewards['done.title'], { amount: '₱88.00' }))
  // A browser may send a request again whose connection was cut; the platform knows it by its key.
  expect(await world.db.selectFrom('claim').select('amount').execute()).toEqual([{ amount: 8_800 }])
  await app.button(rewards.ok, dialog).click()
  await page.reload()
  await expect(page.getByRole('region', { name: rewards.claimed })).toContainText('App bonus')
})
