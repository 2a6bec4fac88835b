import { enroll, operatorOf } from '../../src/operators/all'
import { startVendor } from '../../src/sandbox/server/vendor'
import { putSetting } from '../../src/sandbox/settings'
import type { App } from './support/app'
import { expect, test } from './support/test'

/** A game of a vendor with a host of its own, opened from the list. */
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
  watch,
}) => {
  const vendor = await startVendor()
  watch.expect(new RegExp(`^asked ${vendor.origin}/`))
  const perya = operatorOf('perya')
  const sandbox = ['allow-scripts' as const, 'allow-same-origin' as const]
  enroll([{ ...perya, games: [{ vendor: 'Lantern', origins: [vendor.origin], sandbox }] }])
  try {
    await openElsewhere(app, vendor.origin)
    const game = page.frameLocator('iframe')
    await expect(game.getByText('Visits: 1')).toBeVisible()
    await expect(page.getByText(app.words.game.loading)).toHaveCount(0)
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
    await game.getByRole('button', { name: 'Turn' }).click()
    await expect(game.getByText('Turned: 1')).toBeVisible()
    await app.button(app.words.game.leave).click()
    await expect(page).toHaveURL('/m/home')
  } finally {
    enroll([])
    await vendor.close()
  }
})

test('[LAUNCH-13] a game on a host that the operator file does not list is refused, and nothing was bet', async ({
  app,
  page,
}) => {
  await openElsewhere(app, 'https://games.elsewhere.example')
  await expect(page.locator('#main [role=alert]')).toContainText(app.words.game.closed)
  await expect(page.locator('iframe')).toHaveCount(0)
})
