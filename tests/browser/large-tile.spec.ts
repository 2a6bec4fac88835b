import { expect, test } from './support/test'

/** Home's double-size tile matches the phone's pixel density, and no phone fetches more than it shows. */

for (const { scale, large } of [
  { scale: 2, large: false },
  { scale: 3, large: true },
]) {
  test.describe(`at a pixel ratio of ${scale}`, () => {
    test.use({ deviceScaleFactor: scale })

    test(`home’s big tile shows the ${large ? 'large' : 'usual'} picture [GAMES-26]`, async ({
      app,
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await app.open('/m/home')
      const tiles = app.games.locator('img')
      const shown = () =>
        tiles.first().evaluate((image: HTMLImageElement) => {
          // What is actually drawn: a loaded picture may have no box yet.
          const { width, height } = image.getBoundingClientRect()
          return image.naturalWidth > 0 && width > 200 && height > 300 ? image.currentSrc : ''
        })
      await expect.poll(shown).toMatch(large ? /\/tile-large\// : /\/tile\//)
      await expect(tiles.nth(3)).toBeVisible()
      expect(asked.filter((path) => path.includes('/tile-large/'))).toHaveLength(large ? 1 : 0)
    })
  })
}
