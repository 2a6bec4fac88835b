import { expectContent } from './support/content'
import { expectLayout } from './support/layout'
import { expectReadable } from './support/reading'
import { test } from './support/test'
import { access, builtPaths, isWalked, routes } from './support/routes'

/** Screens of guests alone. */
const entrance: readonly string[] = ['/m/login', '/m/register', '/m/forget']

// A guest and an agent in English; axe.spec.ts looks at a player's and an agent's screens in Filipino while it is there.
test('nothing scrolls sideways, nothing is clipped, every target is large enough', async ({
  app,
  page,
  watch,
}) => {
  test.slow()
  watch.expectStatus(404)
  let isOpen = false
  const look = async (path: string) => {
    await (isOpen ? app.walkTo(path) : app.open(path))
    isOpen = true
    await app.settled()
    await expectContent(page, path)
    await expectLayout(page, path)
    // A player does not see them.
    if (entrance.includes(path)) await expectReadable(page, path)
  }
  const guardOf = (path: string) => routes.find((route) => route.path === path)?.guard
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of [...builtPaths, '/m/no-such-page'].filter(isWalked)) {
    const guard = guardOf(path)
    // Redirects lead to screens tested separately; the launch screen has no game here.
    if (path === '/m/launchGame' || (guard && access(guard, null))) continue
    await look(path)
  }
  await app.arriveAs('tita_baby')
  for (const path of builtPaths.filter(isWalked)) if (guardOf(path) === 'agent') await look(path)
})
