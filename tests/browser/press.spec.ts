import { expect, test } from './support/test'

test('a press answers by itself: no time has to pass, none is too long, and one that leaves is none [CONST-52..56]', async ({
  app,
  page,
}) => {
  await page.clock.install()
  await app.open('/m/login')
  await expect(app.submit).toBeEnabled()
  // From here on no timer runs: what answers now has not waited for one.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const password = app.field('password')
  const toggle = password.locator('xpath=../..').getByRole('button')
  const shown = (type: 'text' | 'password') => expect(password).toHaveAttribute('type', type)
  const box = await toggle.boundingBox()
  if (!box) throw new Error('the button has no place')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.touchscreen.tap(x, y)
  await shown('text')
  // A press as long as anybody likes is still one press.
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.clock.runFor(2_000)
  await shown('text')
  await page.mouse.up()
  await shown('password')
  // Whoever moves off the button before he lets go has thought better of it; within the button he has not.
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
  // As a screen reader presses.
  await toggle.evaluate((button) => (button as HTMLButtonElement).click())
  await shown('text')
})
