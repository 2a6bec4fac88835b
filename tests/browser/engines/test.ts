import { test as base } from '@playwright/test'
import { findChromium } from '../../../src/tools/lib/chromium.mjs'
import { openWorld, type World } from '../support/world'
import { openFirefox } from './firefox'
import { openFront, type Front } from './front'
import { address, boxes, hush, settled, walk } from './inside'
import { differences } from './compare'
import { openChromium, type Phone, type Size } from './phone'
import { openWpe } from './wpe'

/** The width of the design's phone, and the height of the lowest window among the engines. */
const size: Size = { width: 390, height: 640 }

/** The engines by name; src/tools/engines.mjs tells where each is. */
const open: Readonly<Record<string, (place: readonly string[]) => Promise<Phone>>> = {
  chromium: ([program = '']) => openChromium(program, size),
  firefox: ([program = '']) => openFirefox(program),
  wpe: ([driver = '', browser = '']) => openWpe(driver, browser),
}

export interface EngineOptions {
  engine: string
  place: readonly string[]
}

export interface Site {
  readonly world: World
  readonly front: Front
  /** The engine under test. */
  readonly phone: Phone
  /** The Chromium of the other browser tests, for comparison. */
  readonly reference: Phone
}

export const test = base.extend<{ site: Site }, EngineOptions & { opened: Site }>({
  engine: ['', { option: true, scope: 'worker' }],
  place: [[], { option: true, scope: 'worker' }],
  opened: [
    async ({ engine, place }, use) => {
      const world = await openWorld()
      const front = await openFront(world.origin, size)
      const [phone, reference] = await Promise.all([
        open[engine]?.(place),
        openChromium(findChromium() ?? '', size),
      ])
      if (!phone) throw new Error(`there is no engine ${engine}`)
      await use({ world, front, phone, reference })
      await Promise.all([phone.close(), reference.close()])
      front.close()
      await world.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: async ({ opened }, use) => {
    await opened.world.reset()
    await use(opened)
  },
})

export type Language = 'EN' | 'TY'

/** Opens the site as a guest, or signed in without the form, on a phone with otherwise empty storage. */
export async function arrive(
  { world, front }: Site,
  phone: Phone,
  { as, language, path }: { as?: string; language: Language; path: string },
): Promise<void> {
  const session = as === undefined ? null : JSON.stringify(await world.session(as))
  await phone.open(`${front.origin}/__blank`)
  await phone.run(
    (app, session, language) => {
      app.localStorage.clear()
      app.sessionStorage.clear()
      app.localStorage.setItem('perya.language', JSON.stringify(language))
      if (session === null) return
      app.sessionStorage.setItem('MC_SESSION_INFO', session)
      app.localStorage.setItem('perya.signedIn', '"1"')
    },
    session,
    language,
  )
  await phone.open(front.origin + path)
  await phone.run(settled)
  await phone.run(hush)
}

/** How long the two may show different states of a screen, milliseconds. */
const patience = 10_000

/** Shows a screen on both phones and returns where their boxes differ. */
export async function compare({ phone, reference }: Site, path: string, limit = patience): Promise<string[]> {
  await Promise.all([phone.run(walk, path), reference.run(walk, path)])
  const look = async (on: Phone) => {
    await on.run(settled)
    return on.run(boxes)
  }
  const end = Date.now() + limit
  for (;;) {
    const [mine, theirs] = await Promise.all([look(phone), look(reference)])
    const found = differences(mine, theirs)
    if (found.length === 0) return found
    if (Date.now() < end) continue
    const [at, there] = await Promise.all([phone.run(address), reference.run(address)])
    return [`at ${at}, in Chromium at ${there}`, ...found]
  }
}
