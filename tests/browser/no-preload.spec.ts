import { expect, test } from './support/test'

/** Safari before 17 and Firefox before 115: no `modulepreload`, which neither fetches nor fires `load`. */
test('the site starts at once where code cannot be fetched ahead [ERROR-33]', async ({ app, page }) => {
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (token: string) {
      return token !== 'modulepreload' && supports.call(this, token)
    }
    const rel = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel')
    Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
      get() {
        return rel?.get?.call(this)
      },
      set(value: string) {
        rel?.set?.call(this, value === 'modulepreload' ? 'unknown' : value)
      },
    })
  })
  await app.open('/m/home')
  await expect(app.menuButton).toBeVisible({ timeout: 8_000 })
  await app.walkTo('/m/gameList?gameType=RNG')
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible({ timeout: 8_000 })
})
