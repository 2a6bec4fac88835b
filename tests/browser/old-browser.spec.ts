import { expect, test } from './support/test'

for (const old of [true, false]) {
  test(`a page that cannot start ${old ? 'says what to do in' : 'says nothing of'} an old browser [ERROR-33]`, async ({
    page,
    watch,
  }) => {
    watch.expect(/ERR_FAILED/)
    // A browser that runs none of the site's scripts, and whose style engine lacks features of the supported
    // ones.
    await page.route(/\.js(?:\?|$)/, (route) => route.abort())
    await page.route(/\.css(?:\?|$)/, async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      await route.fulfill({
        response: answer,
        body: old ? text.replaceAll('accent-color', 'accent-none') : text,
      })
    })
    await page.goto('/m/home')
    await expect(page.locator('.boot-late')).toBeHidden()
    await expect(page.getByText(/Still on the way/)).toBeVisible()
    const sentence = page.locator('.boot-old')
    if (!old) return expect(sentence).toBeHidden()
    await expect(sentence).toBeVisible()
    await expect(sentence.locator('[lang=en]')).toContainText('Safari 15.4')
    await expect(sentence.locator('[lang=fil]')).toContainText('I-update ito')
  })
}
