import type { CDPSession, Page, Request } from '@playwright/test'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Json, Path } from '../../../../src/paths/model'
import { shortHash } from '../../../../src/paths/chart/hash'
import { inRoot } from '../../../../src/tools/lib/root.mjs'
import type { App } from '../../support/app'
import { test } from '../../support/test'
import {
  inAskedLanguage,
  inCommittedLook,
  screensFolder,
  type Picture,
} from '../../../../src/paths/screens/pictures'
import type { Driver } from './driver'
import type { Gates } from './gates'
import { look } from './inspector'
import { looksTheSame } from './pictures.page'
import { looksOn, type ScreenPath } from './routes'

/** Folder for a picture of each situation (`paths run --browser --screens`); unset takes none. */
const folder = process.env.PATHS_SCREENS

/** The language and brand that the run was asked for, `EN perya`. */
const asked = process.env.PATHS_LOOK

/**
 * Charts whose committed pictures every walk in their language and brand holds against its screens, which show nothing
 * of the day. `paths run --browser --screens --check` does the same for all.
 */
const compared: ReadonlySet<string> = new Set(['sms-code'])

/** Two thirds of the phone's size: small print stays legible, and hundreds of pictures stay small. */
const scale = 2 / 3
const quality = 50

/** Start time of every walk with pictures, so that dates on screen are reproducible. */
const begin = Date.UTC(2026, 10, 20, 4)
const realNow = Date.now

/** Sets the clock of this process, and so of its platform, to the start time. */
function turnClock(): void {
  const shift = begin - realNow()
  Date.now = () => realNow() + shift
}
if (folder) turnClock()

/** The innermost states, in an order independent of entry order. */
const leavesOf = (states: readonly string[]) =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`))).toSorted()

/** Per page: whether it has pending requests, and whether the path is holding any. */
const open = new WeakMap<Page, () => { readonly due: boolean; readonly held: boolean }>()

/** Removes randomness from pictures, so that a new run takes the same ones. */
export async function steadyPictures(page: Page, gates: Gates, chart: string): Promise<void> {
  if (!isPictured(chart)) return
  const asked = new Set<Request>()
  page.on('request', (request) => asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  open.set(page, () => {
    const held = [...asked].filter((request) => gates.holds(request)).length
    return { due: asked.size > held, held: held > 0 }
  })
  // For the path's other tabs too: without the shift they would be days ahead, and find the session unused that long.
  const context = page.context()
  await context.addInitScript(() => {
    Math.random = () => 0.5
    // A fault's reference is four bytes long (src/flows/core/log.ts); keys are longer, and stay what they are.
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => (array.byteLength === 4 ? array : random(array))
  })
  // The clock that the page gets reckons from this process's time to that of each document: both have to start alike.
  await context.addInitScript((shift) => {
    const now = Date.now
    Date.now = () => now() + shift
  }, Date.now() - realNow())
}

/** The page's initial clock: its own time, unless pictures are taken. */
export const pictureTime = () => (folder ? { time: Date.now() } : {})

/** After a walk with pictures, before the next one gets its world. */
export function endPictures(): void {
  if (folder) turnClock()
}

/** A state value as text, independent of the order in which regions were entered. */
const canonical = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value)
        .map(([name, below]) => `${name}:${canonical(below)}`)
        .toSorted()
        .join()}}`
    : String(value)

/** The first place on the paths for each situation's picture, independent of test order: `<path> <steps done>`. */
export function picturePlaces(paths: readonly ScreenPath[], driver: Driver): ReadonlySet<string> {
  const places = new Map<string, string>()
  for (const one of paths) {
    for (const at of looksOn(one, driver)) {
      if (!inAskedLanguage(one.path, at)) continue
      const { value } = one.path.steps[at - 1]?.expected ?? one.path.start
      const shown = canonical(value)
      if (!places.has(shown)) places.set(shown, `${one.path.id} ${at}`)
    }
  }
  return new Set(places.values())
}

/** One per page, and never closed: closing it would undo what the walk has set, such as being offline. */
const sessions = new WeakMap<Page, CDPSession>()

/** Waits until the screen has everything it requested for three checks in a row; gives up on what never settles. */
async function rest(page: Page): Promise<void> {
  for (let looks = 0, quiet = 0; looks < 30 && quiet < 3; looks++) {
    quiet = open.get(page)?.().due ? 0 : quiet + 1
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  if (open.get(page)?.().held) return
  // Another screen is loading, and the path is not holding it.
  const screen = page.locator('main:not([aria-busy])').first()
  await screen.waitFor({ state: 'attached', timeout: 1_500 }).catch(() => {})
}

/**
 * A screenshot without a blinking caret and with all images and fonts loaded. Addresses on screen are
 * the operator's: the test server's differ each time.
 */
async function photograph(page: Page, { width, height }: { width: number; height: number }): Promise<string> {
  await rest(page)
  await page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { caret-color: transparent !important; scroll-behavior: auto !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.pause()
        animation.currentTime = 0
      } else animation.finish()
    }
    await document.fonts.ready
    const onScreen = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy')
    await Promise.all(onScreen.map((image) => image.decode().catch(() => {})))
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? ''
      if (said.includes(location.host)) text.textContent = said.replaceAll(location.host, 'perya.example')
    }
  })
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const clip = { x: 0, y: await page.evaluate(() => scrollY), width, height, scale }
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip })
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    for (const animation of document.getAnimations()) animation.play()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent ?? ''
      if (said.includes('perya.example')) text.textContent = said.replaceAll('perya.example', location.host)
    }
  })
  return data
}

const isPictured = (chart: string) => folder !== undefined || compared.has(chart)

/** Messages stay until `passMessages`, however long a step takes; before the page is opened. */
export async function holdMessages({ page }: App, chart: string): Promise<void> {
  if (isPictured(chart)) await page.addInitScript(() => (window.peryaHoldsMessages = true))
}

/** Messages belong to the step that caused them: a fast run does not show them at the next one either. */
export async function passMessages({ page }: App, chart: string): Promise<void> {
  if (isPictured(chart)) await page.evaluate(() => window.peryaPaths?.passMessages())
}

/** Takes a picture of the screen where one is due. */
export async function takePicture(
  app: App,
  path: Path,
  step: number,
  places: ReadonlySet<string>,
): Promise<Picture | undefined> {
  if (!folder || !places.has(`${path.id} ${step}`)) return undefined
  const { language } = app
  // Asked for one language, a picture in another would be filed beside those, and take their place.
  if (asked && !asked.startsWith(`${language} `)) return undefined
  const made = await pictured(app, path, step, folder)
  if (!made) return undefined
  const { picture, fresh, isSame } = made
  // Lossy pictures of one screen are never bit-identical: keep the existing one until something looks different.
  if (!isSame) {
    const target = join(folder, picture.file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(fresh, 'base64'))
  }
  return picture
}

interface Made {
  readonly picture: Picture
  /** In base64. */
  readonly fresh: string
  /** Whether it looks like the one in the folder. */
  readonly isSame: boolean
}

/** A picture of the screen, beside the one that is kept of its situation; undefined where the chart is gone. */
async function pictured(app: App, path: Path, step: number, place: string): Promise<Made | undefined> {
  const { page, language, brand } = app
  const { chart } = path
  const seen = await look(page).catch(() => null)
  if (!seen) return undefined
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 }
  const size = `${width}x${height}`
  const leaves = leavesOf(seen.states).map((id) => id.slice(chart.length + 1) || id)
  const name = leaves.join('+').replaceAll(/[^\w.+-]/g, '-')
  const slug = name.length > 80 ? `${name.slice(0, 70)}-${shortHash(name)}` : name
  const file = `${chart}/${slug}.${language}.${brand}.${size}.webp`
  const target = join(place, file)
  const kept = existsSync(target) ? readFileSync(target).toString('base64') : undefined
  const fresh = await photograph(page, { width, height })
  const isSame = kept !== undefined && (await page.evaluate(looksTheSame, { kept, fresh, scale }))
  const states = seen.states.toSorted()
  const state = leaves.join(' + ')
  const picture = { chart, state, states, language, brand, size, path: path.id, step, file }
  return { picture, fresh, isSame }
}

/** Of a chart whose pictures are compared: what the committed one shows is what the screen shows. */
export async function comparePicture(
  app: App,
  path: Path,
  step: number,
  places: ReadonlySet<string>,
): Promise<void> {
  if (folder || !compared.has(path.chart) || !inCommittedLook(app)) return
  // The committed ones are Chromium's; other engines draw letters their own way.
  if (app.page.context().browser()?.browserType().name() !== 'chromium') return
  if (!places.has(`${path.id} ${step}`)) return
  const made = await pictured(app, path, step, inRoot(screensFolder))
  if (!made || made.isSame) return
  const { file } = made.picture
  await test.info().attach(file, { body: Buffer.from(made.fresh, 'base64'), contentType: 'image/webp' })
  throw new Error(
    `${screensFolder}/${file} is not what the screen shows: paths run ${path.chart} --browser --screens takes it anew`,
  )
}
