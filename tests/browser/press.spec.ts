import { expect, test } from './support/test'

test('a press responds immediately, may last any time, and is cancelled by moving away', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open('/m/login')
  await expect(app.submit).toBeEnabled()
  // From here on no timer fires: anything that responds has not waited for one.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const password = app.field('password')
  const toggle = password.locator('xpath=../..').getByRole('button')
  const shown = (type: 'text' | 'password') => expect(password).toHaveAttribute('type', type)
  const box = await toggle.boundingBox()
  if (!box) throw new Error('the button has no place')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await shown('text')
  // However long, a press is one press.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.clock.runFor(2_000)
  await shown('text')
  await page.mouse.up()
  await shown('password')
  // Releasing outside the button cancels the press; moving within it does not.
  await page.mouse.down()
  await page.mouse.move(x + box.width, y)
  await page.mouse.up()
  await shown('password')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + box.width / 2 - 2, y)
  await page.mouse.up()
  await shown('text')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await shown('password')
  // As a screen reader does.
  await toggle.evaluate((button) => (button as HTMLButtonElement).click())
  await shown('text')
})
