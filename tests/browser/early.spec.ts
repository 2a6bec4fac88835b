import { askedBy } from '../../src/tools/early-calls'
import { holdProgram } from './support/hold-program'
import { isWalked } from './support/routes'
import { expect, test } from './support/test'

/** What starts before the program (src/app/early.ts), and how the program takes it over. */

test('an answer that has waited half a minute for the program is not used: the program asks again', async ({
  app,
  page,
}) => {
  await page.clock.install()
  const goOn = await holdProgram(page)
  const answered = page.waitForResponse(/GCSGAME_winnerBoard/)
  const opened = app.open('/m/winnerPage')
  await answered
  const kept = () => page.evaluate(() => window.peryaEarly?.answers.size)
  expect(await kept()).toBeGreaterThan(0)
  await page.clock.fastForward(30_000)
  expect(await kept()).toBe(0)
  const again = page.waitForRequest(/GCSGAME_winnerBoard/)
  goOn()
  await opened
  await again
})

test('every call that starts before the program is one that the program makes', async ({ app, page }) => {
  test.slow()
  // An agent may open all of these screens.
  await app.arriveAs('tita_baby')
  for (const path of Object.keys(askedBy).filter(isWalked))
    await test.step(path, async () => {
      await app.open(path)
      await app.settled()
      const left = () => page.evaluate(() => [...(window.peryaEarly?.answers.keys() ?? [])])
      await expect.poll(left, path).toEqual([])
    })
})

/** Screens whose first answer names the largest picture. */
const pictured = Object.entries(askedBy).filter(([, calls]) =>
  calls.some(([, , pictures = 0]) => pictures > 0),
)

for (const [path] of pictured)
  test(`${path}: the largest picture starts before the program, once, and shows`, async ({ app, page }) => {
    const goOn = await holdProgram(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname)
    })
    const art = () => fetched.filter((one) => one.startsWith('/art/'))
    const who = path === '/m/register' ? null : JSON.stringify(await app.world.session('mika_07'))
    await page.addInitScript((session) => {
      if (session) sessionStorage.setItem('MC_SESSION_INFO', session)
    }, who)
    const opened = app.open(path)
    await expect.poll(art).not.toEqual([])
    const early = art()
    goOn()
    await opened
    await app.settled()
    for (const one of early) {
      expect(early.filter((other) => other === one)).toHaveLength(1)
      await expect(page.locator(`img[src="${one}"]`).first()).toBeInViewport()
      expect(art().filter((other) => other === one)).toHaveLength(1)
    }
  })
