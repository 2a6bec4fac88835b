import type { Locator, Page } from '@playwright/test'
import type { App } from './app'
import { overflowOf } from './layout'
import { expect, test } from './test'
import { words, type Language } from './words'
import type { Brand, World } from './world'

/** Sizes of the screen, CSS pixels: phones held upright, the narrowest one, and one in landscape. */
const sizes = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
  small: { width: 320, height: 568 },
  lying: { width: 844, height: 390 },
} as const

interface Look {
  readonly brand: Brand
  readonly language: Language
  readonly size: keyof typeof sizes
}

interface Walker {
  readonly app: App
  readonly page: Page
  readonly world: World
  /** The journey's destination: it is shown, and nothing makes the screen scroll sideways. */
  readonly see: (what: Locator) => Promise<void>
  /** Signs in on the login screen. */
  readonly signIn: (username: string) => Promise<void>
  /** A tab in the bottom bar. */
  readonly tab: (word: 'home' | 'deposit' | 'members') => Promise<void>
}

const everywhere: readonly Look[] = (['perya', 'bayside'] as const).flatMap((brand) =>
  (Object.keys(words) as Language[]).flatMap((language) =>
    (Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => ({ brand, language, size })),
  ),
)

/**
 * A journey through the site by tapping only: it starts at home, and no other address is ever typed. Runs in
 * the given look, chosen so that all journeys together cover every brand, language and size; with
 * `JOURNEYS=all`, in every look. `JOURNEY_SHOTS` names a folder for screenshots of each screen.
 */
export function journey(title: string, usual: Look, walk: (walker: Walker) => Promise<void>): void {
  for (const look of process.env.JOURNEYS === 'all' ? everywhere : [usual]) {
    const { brand, language, size } = look
    test.describe(`${brand}, ${language}, ${size}`, () => {
      test.use({ brand, language, viewport: sizes[size] })

      test(title, async ({ app, page, world, watch }) => {
        watch.expectStatus(400, 403, 409, 423, 451)
        await app.open('/')
        page.goto = () => Promise.reject(new Error('a journey types no address'))
        let screens = 0
        const see = async (what: Locator) => {
          await expect(what).toBeVisible()
          expect(await overflowOf(page), 'wider than the screen').toBe(0)
          const folder = process.env.JOURNEY_SHOTS
          if (folder) {
            const name = `${title.split(':')[0]}-${size}-${String(++screens).padStart(2, '0')}.png`
            await page.screenshot({ path: `${folder}/${name}` })
          }
        }
        const tab: Walker['tab'] = async (word) => {
          const name = new RegExp(`${app.words.shell[`tab.${word}`]}$`)
          const bar = app.tabBar
          await bar.getByRole('button', { name }).or(bar.getByRole('link', { name })).click()
        }
        const signIn = async (username: string) => {
          await app.fillLogin(username)
          await app.submit.click()
        }
        await see(page.getByRole('heading', { name: app.words.home['hero.title'] }))
        await walk({ app, page, world, see, signIn, tab })
      })
    })
  }
}
