import { expect, test as base, type Page } from '@playwright/test'
import { App } from './app'
import { Watch } from './errors'
import { fitFirefox } from './firefox'
import type { Language } from './words'
import { openWorld, type Brand, type World } from './world'

export interface WorldOptions {
  /** Brand of the world at the start of each test. */
  brand: Brand
  /** Language stored on the phone. */
  language: Language
}

interface Fixtures extends WorldOptions {
  /** The platform, fresh for every test. */
  world: World
  /** Fails the test for anything unexpected in the browser. */
  watch: Watch
  /** The page, as a player sees and uses it. */
  app: App
}

/** The base of every browser test: a fresh world, a watched browser, a page on a phone. */
export const test = base.extend<Fixtures, { server: World }>({
  brand: ['perya', { option: true }],
  language: ['EN', { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const world = await openWorld()
      await use(world)
      await world.close()
    },
    { scope: 'worker' },
  ],
  world: async ({ server, brand }, use) => {
    await server.reset()
    if (brand !== 'perya') await server.site({ brand })
    await use(server)
    server.heal()
    server.letGo()
  },
  baseURL: async ({ server }, use) => use(server.origin),
  watch: [
    async ({ world, context }, use) => {
      const watch = new Watch(world, context)
      await use(watch)
      expect(await watch.complaints(), 'unexpected in the browser').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, world, browserName }, use) => {
    if (browserName === 'firefox') await fitFirefox(page)
    // Time advances on the phone and the platform together, on the platform first: its answers carry the
    // date.
    for (const move of ['fastForward', 'runFor'] as const) {
      const onPhone = page.clock[move].bind(page.clock)
      page.clock[move] = async (time) => {
        if (typeof time === 'number') world.advance(time)
        await onPhone(time)
      }
    }
    // With a fake clock, delays are not jittered (src/platform/random.ts).
    const install = page.clock.install.bind(page.clock)
    page.clock.install = async (options) => {
      await page.addInitScript(() => {
        Math.random = () => 0.5
      })
      await install(options)
    }
    await use(page)
  },
  app: async ({ page, world, language, brand }, use) => {
    if (language !== 'EN') await rememberLanguage(page, language)
    await use(new App(page, world, language, brand))
  },
})

/** As if the player had chosen the language on an earlier visit; a choice made in the test wins. */
async function rememberLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    try {
      if (localStorage.getItem('perya.language') === null) {
        localStorage.setItem('perya.language', JSON.stringify(chosen))
      }
    } catch {
      // An opaque-origin frame has no storage.
    }
  }, language)
}

export { expect }
