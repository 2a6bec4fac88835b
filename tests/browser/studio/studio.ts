import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { startServer, type RunningServer } from '../../../src/sandbox/server/start'
import { inRoot } from '../../../src/tools/lib/root.mjs'

/** Folder of the studio's build: `STUDIO_DIST`, or the one that `npm start` serves. */
export const studioDist = process.env.STUDIO_DIST ?? inRoot('.cache/studio')

/** The studio as product staff know it: elements by their accessible names. */
export class Studio {
  readonly page: Page
  readonly origin: string

  constructor(page: Page, origin: string) {
    this.page = page
    this.origin = origin
  }

  /** Opens a view: `login?view=try`. Resolves when the picture is there. */
  async open(view: string): Promise<void> {
    await this.page.goto(`${this.origin}/studio/#/${view}`)
    if (!view.includes('view=table')) await this.picture.waitFor()
  }

  get picture(): Locator {
    return this.page.locator('svg.pic[aria-hidden]').first()
  }

  /** A state on the picture. */
  state(id: string): Locator {
    return this.picture.locator(`[data-at="${id}"]`)
  }

  tab(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name })
  }

  /** The tried flow's current state. */
  get now(): Locator {
    return this.page.locator('p[role="status"]').filter({ hasText: 'Now in' })
  }

  /** Position and size of the picture on screen. */
  async sight(): Promise<{ x: number; y: number; width: number }> {
    const box = await this.picture.boundingBox()
    if (!box) throw new Error('the picture is not to be seen')
    return box
  }
}

interface Fixtures {
  /** The initial naming mode. */
  readonly words: 'plain' | 'technical'
  readonly studio: Studio
  /** Fails the test for anything unexpected in the browser. */
  readonly quiet: void
}

/** Where this machine's own pictures are, next to the committed ones. */
export const ownScreens = (committed: string) => `${committed}-own`

/** A studio on a desktop; nothing may throw, log errors or violate the page's policy unnoticed. */
export const test = base.extend<Fixtures, { readonly server: RunningServer; readonly screens: string }>({
  // Desktop: overrides the configuration's phone.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  viewport: async ({}, use) => use({ width: 1280, height: 800 }),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  isMobile: async ({}, use) => use(false),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  hasTouch: async ({}, use) => use(false),
  screens: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const folder = join(tmpdir(), `perya-screens-${randomUUID()}`)
      await use(folder)
      for (const one of [folder, ownScreens(folder)]) rmSync(one, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ screens }, use) => {
      const server = await startServer({
        dist: process.env.BROWSER_DIST ?? inRoot('dist'),
        studio: studioDist,
        screens: [screens, ownScreens(screens)],
        port: 0,
        dataFile: join(tmpdir(), `perya-studio-${randomUUID()}.db`),
        seed: 11,
        temporary: true,
      })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      page.on('pageerror', (error) => heard.push(`threw ${error.stack ?? error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          heard.push(`${message.text()} (${message.location().url})`)
      })
      await use()
      expect(heard, 'unexpected in the browser').toEqual([])
    },
    { auto: true },
  ],
  words: ['technical', { option: true }],
  studio: async ({ page, server, words }, use) => {
    // Most facts are checked by the charts' own names; a frame of another origin has no storage.
    await page.addInitScript((chosen) => {
      try {
        localStorage.setItem('perya.studio.words', localStorage.getItem('perya.studio.words') ?? chosen)
      } catch {
        // Nothing is stored there.
      }
    }, words)
    await use(new Studio(page, server.url))
  },
})

export { expect }
