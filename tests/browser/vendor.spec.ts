import { enroll, operatorOf } from '../../src/operators/all'
import type { OperatorFile } from '../../src/operators/file'
import { startVendor } from '../../src/sandbox/server/vendor'
import { putSetting } from '../../src/sandbox/settings'
import type { App } from './support/app'
import { expect, test as base } from './support/test'

type Game = Omit<OperatorFile['games'][number], 'origins'>

/** A vendor with its own host, listed in the operator file until the test ends. */
const test = base.extend<{ startListed: (game: Game, how?: { framed: boolean }) => Promise<string> }>({
  startListed: async ({ watch }, use) => {
    let stop: (() => Promise<void>) | undefined
    await use(async (game, how) => {
      const vendor = await startVendor(how)
      stop = () => vendor.close()
      watch.expect(new RegExp(`^asked ${vendor.origin}/`))
      enroll([{ ...operatorOf('perya'), games: [{ ...game, origins: [vendor.origin] }] }])
      return vendor.origin
    })
    enroll([])
    await stop?.()
  },
})

/** A game of a vendor with its own host, opened from the list. */
async function openElsewhere(app: App, origin: string) {
  const { nodeId, vendor } = await app.world.db
    .selectFrom('game')
    .select(['nodeId', 'vendor'])
    .where('name', '=', 'Fortune Carabao')
    .executeTakeFirstOrThrow()
  await putSetting(app.world.db, 'vendorSites', { [vendor]: origin })
  const query = new URLSearchParams({ vendor, nodeId, gameCategory: 'RNG', pageBack: '/m/home' })
  await app.arriveAs('mika_07', `/m/launchGame?${query}`)
}

test('[LAUNCH-13] a vendor’s own web game plays on its own origin, and has loaded when its page has', async ({
  app,
  page,
  startListed,
}) => {
  const origin = await startListed({ vendor: 'Lantern', sandbox: ['allow-scripts', 'allow-same-origin'] })
  await openElsewhere(app, origin)
  const game = page.frameLocator('iframe')
  await expect(game.getByText('Visits: 1')).toBeVisible()
  await expect(page.getByText(app.words.game.loading)).toHaveCount(0)
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await game.getByRole('button', { name: 'Turn' }).click()
  await expect(game.getByText('Turned: 1')).toBeVisible()
  await app.button(app.words.game.leave).click()
  await expect(page).toHaveURL('/m/home')
})

test('[LAUNCH-13] a vendor who refuses to be framed opens in a tab, with a tap; the screen waits and opens it anew', async ({
  app,
  page,
  context,
  startListed,
}) => {
  const origin = await startListed(
    { vendor: 'Redkite', open: 'tab', sandbox: ['allow-scripts'] },
    { framed: false },
  )
  await openElsewhere(app, origin)
  const { 'tab.title': title, 'tab.go': go, 'away.title': away, 'away.again': again } = app.words.game
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  const opening = context.waitForEvent('page')
  await app.button(go).click()
  const tab = await opening
  await tab.getByRole('button', { name: 'Turn' }).click()
  await expect(tab.getByText('Turned: 1')).toBeVisible()
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.close()
  await expect(page.getByRole('heading', { name: away })).toBeVisible()
  await app.button(again).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect(app.world.calls('launchGame')).toBe(2)
  await app.button(app.words.game.leave).click()
  await expect(page).toHaveURL('/m/home')
})

test('[LAUNCH-13] a game in place of the site has two ways back: its own, and the browser’s', async ({
  app,
  page,
  startListed,
}) => {
  const origin = await startListed(
    { vendor: 'Redkite', open: 'page', sandbox: ['allow-scripts'] },
    { framed: false },
  )
  await openElsewhere(app, origin)
  await page.waitForURL(`${origin}/**`)
  await page.getByRole('button', { name: 'Turn' }).click()
  await expect(page.getByText('Turned: 1')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/m/home')
  await app.settled()
  await page.goForward()
  await page.getByRole('link', { name: 'Back to the site' }).click()
  await expect(page).toHaveURL('/m/home')
  await app.settled()
})

test('[LAUNCH-13] a game on a host that the operator file does not list is refused, and nothing was bet', async ({
  app,
  page,
}) => {
  await openElsewhere(app, 'https://games.elsewhere.example')
  await expect(page.locator('#main [role=alert]')).toContainText(app.words.game.closed)
  await expect(page.locator('iframe')).toHaveCount(0)
})
