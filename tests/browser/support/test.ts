import { expect, test as base, type Page } from '@playwright/test'
import { App } from './app'
import { Watch } from './errors'
import type { Language } from './words'
import { openWorld, type Brand, type World } from './world'

export interface WorldOptions {
  /** Brand of the world at the start of each test. */
  brand: Brand
  /** Language that the phone was left in. */
  language: Language
}

interface Fixtures extends WorldOptions {
  /** The platform, fresh for every test. */
  world: World
  /** Fails the test for anything unexpected in the browser. */
  watch: Watch
  /** The page, by what a player sees and does. */
  app: App
}

/** Every test of this folder: a fresh world, a watched browser, a page on a phone. */
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
  app: async ({ page, world, language, brand }, use) => {
    if (language !== 'EN') await rememberLanguage(page, language)
    await use(new App(page, world, language, brand))
  },
})

/** As if the player had chosen the language on an earlier visit; a choice made in the test stays. */
async function rememberLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => {
    try {
      if (localStorage.getItem('perya.language') === null) {
        localStorage.setItem('perya.language', JSON.stringify(chosen))
      }
    } catch {
      // A frame without an origin has no storage.
    }
  }, language)
}

export { expect }
