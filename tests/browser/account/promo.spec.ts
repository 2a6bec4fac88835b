import { expect, test } from '../support/test'

/** Joining and applying on the page of a promotion. */

const bytes = (first: readonly number[], size: number) => {
  const made = Buffer.alloc(size)
  made.set(first)
  return made
}
const jpg = [0xff, 0xd8, 0xff]
const five = 5 * 1024 * 1024

test('an application takes 140 characters and three pictures, checked by content and size, and is then shown as applied [PROMO-01] [PROMO-04] [PROMO-05] [CONST-37] [CONST-38] [ROUTE-47]', async ({
  app,
  page,
  world,
}) => {
  const { promos } = app.words
  await app.arriveAs('mika_07', '/m/activityDetail?id=liga-race')
  const form = page.locator('main form')
  const file = form.locator('input[type="file"]')
  await app.button(promos.apply, form).click()
  const comment = form.getByRole('textbox')
  await expect(comment).toBeFocused()
  await expect(form).toContainText(promos['apply.missing'])
  await comment.pressSequentially('x'.repeat(145))
  await expect(comment).toHaveValue('x'.repeat(140))
  await expect(form).toContainText(app.say(promos['apply.count'], { count: 140, max: 140 }))

  // Its name says png, its content does not.
  await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a......') })
  await expect(form).toContainText(promos['pictures.kind'])
  await file.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: bytes(jpg, five + 1) })
  await expect(form).toContainText(promos['pictures.size'])
  expect(world.calls('uploadPromotionImage')).toBe(0)
  for (const name of ['one.jpg', 'two.jpg', 'three.jpg']) {
    await file.setInputFiles({
      name,
      mimeType: 'image/jpeg',
      buffer: bytes(jpg, name === 'one.jpg' ? five : 99),
    })
    await expect(form.getByRole('listitem').last()).toContainText(name)
  }
  await file.setInputFiles({ name: 'four.jpg', mimeType: 'image/jpeg', buffer: bytes(jpg, 99) })
  await expect(form).toContainText(promos['pictures.too-many'])
  await app.button(app.say(promos['pictures.remove'], { name: 'two.jpg' }), form).click()
  await app.button(promos.apply, form).click()
  await expect(page.getByText(promos['stands.applying'])).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page.locator('main article')).toContainText(promos['status.applying'])
  const entry = await world.db.selectFrom('promotionEntry').selectAll().executeTakeFirstOrThrow()
  expect([entry.comment.length, JSON.parse(entry.images).length]).toEqual([140, 2])
})

test('a guest is sent to the login and comes back; one tap joins; pending rewards link to the reward centre [PROMO-01] [PROMO-06]', async ({
  app,
  page,
}) => {
  const { promos } = app.words
  await app.open('/m/activityDetail?id=referral')
  await app.link(promos.logIn).click()
  await expect(page).toHaveURL(/\/m\/login\?next=/)
  await app.fillLogin('mika_07')
  await app.submit.click()
  await expect(page).toHaveURL(/\/m\/activityDetail\?id=referral$/)
  await app.button(promos.join).click()
  await expect(page.getByText(promos['stands.joined'])).toBeVisible()
  await page.goto('/m/activityDetail?id=welcome')
  await app.link(promos.claim).click()
  await expect(page).toHaveURL(/\/m\/rewardCenter$/)
})

test('on a phone held sideways the name of a promotion is in sight below its picture [ROUTE-47]', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await app.arriveAs('mika_07', '/m/activityDetail?id=welcome')
  await app.settled()
  await expect(page.locator('main h2').first()).toBeInViewport({ ratio: 1 })
})
