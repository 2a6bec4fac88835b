import { expect, test } from '../support/test'

/** The VIP room and member home on the real screen. */

test('the VIP room shows level, progress, month, benefits and the account; member home replaces it while the club is off [ROUTE-17] [ROUTE-18] [PROMO-08] [PROMO-09] [MEMBER-10] [MEMBER-36]', async ({
  app,
  page,
  world,
}) => {
  const { vip, titles, shell } = app.words
  await app.arriveAs('mika_07', '/m/member/home')
  await expect(page).toHaveURL(/\/m\/member\/benefits$/)
  const main = page.locator('main')
  await expect(page.getByRole('heading', { name: titles.benefits })).toBeVisible()
  await expect(main).toContainText(app.say(vip.way, { lit: 12, of: 20, label: 'Bronze' }))
  await expect(main).toContainText(app.say(vip.missing, { amount: '₱19,000.00', label: 'Bronze' }))
  await expect(main.getByRole('list').last().getByRole('listitem')).toHaveCount(5)
  await expect(main).toContainText('mi•••@example.com')
  await expect(main).toContainText('M••• R•••')
  await expect(main).not.toContainText('Reyes')

  await world.control('world', { feature: { key: 'club', enabled: false } })
  await page.reload()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(page.getByRole('heading', { name: titles.memberHome })).toBeVisible()
  await expect(main).toContainText('Mika')
  await expect(page.getByRole('heading', { name: vip.levels })).toHaveCount(0)

  // The side menu's entry has no flag: it leads here while the club is off.
  await page.goto('/m/home')
  await app.menuButton.click()
  await app.button(shell['menu.vip'], app.menu).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
})

test('a profile picture is changed with one tap and persists [MEMBER-36] [WIRE-16] [WIRE-17]', async ({
  app,
  page,
}) => {
  const { vip } = app.words
  await app.arriveAs('don_ramon', '/m/member/benefits')
  await expect(page.locator('main')).toContainText(vip.top)
  await page.getByRole('button', { name: vip.picture }).click()
  const sheet = page.getByRole('dialog')
  await app.button(app.say(vip.pictureOf, { number: '5' }), sheet).click()
  await expect(sheet).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: vip.picture }).click()
  await expect(app.button(app.say(vip['pictures.worn'], { number: '5' }), sheet)).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
