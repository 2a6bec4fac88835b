import type { Page, Route } from '@playwright/test'
import type { App } from './support/app'
import { scriptWith } from './support/built'
import { holdProgram, startsAfter } from './support/hold-program'
import { expect, test } from './support/test'

/** What may happen to a file in transit. */
const faults = {
  '404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  html: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<p>Log in to this network</p>' }),
  hang: () => {},
  cut: (route: Route) => route.abort('connectionreset'),
  // On the phone's clock, which the test accelerates, this is half a minute.
  slow: (route: Route) => void setTimeout(() => void route.fallback().catch(() => {}), 3_000),
} as const
type FaultName = keyof typeof faults

const day = 24 * 60 * 60_000
/** Phones that store nothing, or whose clock is wrong. */
const phones = {
  'as others are': {},
  'without storage': { storage: 'blocked' },
  'with a full storage': { storage: 'full' },
  'a day slow': { off: -day },
  'a day fast': { off: day },
} as const satisfies Record<string, Condition>
type PhoneName = keyof typeof phones
interface Condition {
  readonly storage?: 'blocked' | 'full'
  readonly off?: number
}

/** First visits, by visitor, with the heading of the completed screen. */
const visits = {
  '/m/home': { who: null, heading: (app: App) => app.words.home['hero.title'] },
  '/m/login': { who: null, heading: (app: App) => app.words.login.title },
  '/m/voucherCenter': { who: 'mika_07', heading: (app: App) => app.words.titles.deposit },
  '/m/gameRecord': { who: 'mika_07', heading: (app: App) => app.words.titles.gameRecord },
} as const
type Path = keyof typeof visits

interface Case {
  readonly path: Path
  readonly fault: FaultName
  readonly phone: PhoneName
  /**
   * The file, by its name or by text in its code; by default, every file of the visit, one after the other.
   */
  readonly file?: RegExp
  readonly code?: RegExp
}

/**
 * A share of each for every run; `SWEEP=all` puts every file of every visit through every fault, on every
 * phone.
 */
const chosen: readonly Case[] = [
  { path: '/m/home', file: /\/index-[^/]+\.css/, fault: 'hang', phone: 'without storage' },
  { path: '/m/home', file: /\/index-[^/]+\.js/, fault: '404', phone: 'a day fast' },
  { path: '/m/home', file: /\/home-[^/]+\.js/, fault: '404', phone: 'with a full storage' },
  { path: '/m/home', file: /\/home-[^/]+\.js/, fault: 'hang', phone: 'as others are' },
  // Code that must not run twice has one address only.
  { path: '/m/home', code: /hero\.title`\)/, fault: 'hang', phone: 'a day slow' },
  { path: '/m/login', file: /\/react-[^/]+\.js/, fault: 'cut', phone: 'a day slow' },
  { path: '/m/voucherCenter', file: /\/DepositPage-[^/]+\.js/, fault: 'slow', phone: 'a day fast' },
  { path: '/m/gameRecord', file: /\/GameRecordPage-[^/]+\.js/, fault: 'html', phone: 'with a full storage' },
]

const keys = <Key extends string>(one: Record<Key, unknown>) => Object.keys(one) as Key[]
const whole: readonly Case[] = keys(visits).flatMap((path) =>
  keys(phones)
    // A phone that stores nothing cannot be signed in from storage.
    .filter((phone) => !(visits[path].who && phone === 'without storage'))
    .flatMap((phone) => keys(faults).map((fault) => ({ path, phone, fault }))),
)

/** Signs in, if there is an account, and then removes what this phone does not have. */
async function hold(app: App, { storage, off = 0 }: Condition, who: string | null): Promise<void> {
  const session = who && JSON.stringify(await app.world.session(who))
  // Hours pass on the phone until the last file has timed out.
  if (who) await app.world.flags({ IDLEMINUTES3: '0' })
  await app.page.clock.install({ time: Date.now() + off })
  await app.page.addInitScript(
    ([session, storage]) => {
      if (session) {
        sessionStorage.setItem('MC_SESSION_INFO', session)
        localStorage.setItem('perya.signedIn', '"1"')
      }
      const deny = (name: string) => () => {
        throw new DOMException('denied', name)
      }
      if (storage === 'full') Storage.prototype.setItem = deny('QuotaExceededError')
      if (storage !== 'blocked') return
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, { get: deny('SecurityError') })
    },
    [session, storage] as const,
  )
}

/** What a visit needs; decoration, and files fetched because the start is slow, do not count. */
async function filesOf(page: Page, visit: () => Promise<void>): Promise<RegExp[]> {
  const found = new Set<string>()
  page.on('request', (request) => {
    const name = /\/assets\/([^/?]+\.(?:js|css))$/.exec(request.url())?.[1]
    if (name && !/^(favicon|slow-start)/.test(name)) found.add(name)
  })
  await visit()
  return [...found].map((name) => new RegExp(`/assets/${name.replaceAll('.', '\\.')}`))
}

for (const { path, fault, phone, file, code } of process.env.SWEEP === 'all' ? whole : chosen) {
  test(`${path} on a phone ${phone}, ${(file ?? code)?.source ?? 'each of its files'}: ${fault}: the page says that it is late, or is whole, and goes on by itself [ERROR-33]`, async ({
    app,
    page,
    watch,
  }) => {
    watch.expect(/./)
    const { who, heading } = visits[path]
    await hold(app, phones[phone], who)
    const there = page.getByRole('heading', { level: 1, name: heading(app), exact: true })
    const notice = page.locator('.boot-late[data-now]')
    const broken = page.getByText(app.words.shell['broken.title'])
    const isWhole = () =>
      expect(async () => {
        await page.clock.fastForward(3_000)
        await expect(there).toBeVisible({ timeout: 500 })
        await expect(page.locator('main[aria-busy]')).toHaveCount(0, { timeout: 500 })
        if (path === '/m/home') await expect(app.tabBar).toBeVisible({ timeout: 500 })
      }).toPass({ intervals: [500], timeout: 60_000 })
    const visit = async () => {
      await page.goto(path, { waitUntil: 'commit' })
      await isWhole()
    }
    const one = code ? scriptWith(code) : file
    const files = one ? [one] : await filesOf(page, visit)
    test.setTimeout(60_000 + files.length * 60_000)
    for (const one of files) {
      await test.step(one.source, async () => {
        // A separate visit: at the same address, the history would keep the record of a reload.
        await page.goto('about:blank')
        let ill = true
        await page.route(one, (route) => (ill ? faults[fault](route) : route.fallback()))
        const asked = page.waitForRequest(one)
        await page.goto(path, { waitUntil: 'commit' })
        await asked
        await expect(async () => {
          await page.clock.fastForward(2_000)
          expect((await there.count()) + (await notice.count()) + (await broken.count())).toBeGreaterThan(0)
        }).toPass({ intervals: [250] })
        // Read in one step: between two, the page may become complete, or be reloaded.
        const said = await page
          .evaluate(() => {
            const one = document.querySelector('.boot-late[data-now]')
            return one ? one.checkVisibility({ visibilityProperty: true }) && one.textContent : undefined
          })
          .catch(() => undefined)
        if (said !== undefined) expect(said).toMatch(/Try again[\s\S]*Subukan ulit/)
        ill = false
        await isWhole()
        await expect(notice).toHaveCount(0)
        await page.unroute(one)
      })
    }
  })
}

test('a platform that hangs does not keep the program from coming', async ({ app, page, world }) => {
  for (const call of [
    'settings',
    'whitelabel',
    'siteStatus',
    'vendors',
    'hotGames',
    'announcements',
  ] as const) {
    world.fault({ kind: 'hang', call })
  }
  await app.open('/m/home')
  await expect(page.locator('#main')).toBeVisible()
})

test('in maintenance the closed site says so though its screen cannot be had, and opens again', async ({
  app,
  page,
  watch,
  world,
}) => {
  watch.expect(/./)
  await page.clock.install()
  await page.route(/assets\/ClosedSite-.*\.js/, (route) => route.fulfill({ status: 404 }))
  await world.site({ maintenance: true })
  await app.open('/m/home')
  await expect(page.getByText(app.words.shell['failure.maintenance'])).toBeVisible()
  await world.site({ maintenance: false })
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByRole('heading', { name: app.words.home['hero.title'] })).toBeVisible({
      timeout: 500,
    })
  }).toPass()
})

test('a screen, its words and its first call come beside the program, not after it', async ({
  app,
  page,
}) => {
  // The list of lazy screens with their shared texts, a screen with its texts, its call.
  const beside = [
    scriptWith(/import\([^)]*\/AccountRecordPage-/),
    /\/WinnersPage-[^/]+\.js$/,
    /GCSGAME_winnerBoard/,
  ]
  const asked = beside.map((part) => page.waitForRequest(part))
  await startsAfter(page, () => Promise.all(asked))
  await app.open('/m/winnerPage')
  await app.settled()
  // Early requests were picked up: nothing is requested twice.
  expect(await page.evaluate(() => [...(window.peryaEarly?.answers.keys() ?? [])])).toEqual([])
})

test('a browser that cannot fetch modules ahead, such as Safari 16, still fetches the screen’s styles beside the program', async ({
  app,
  page,
}) => {
  // It ignores such a link: neither of its events ever comes.
  await page.addInitScript(() => {
    const { supports } = DOMTokenList.prototype
    DOMTokenList.prototype.supports = function (rel) {
      return rel !== 'modulepreload' && supports.call(this, rel)
    }
    const { append } = Element.prototype
    Element.prototype.append = function (...nodes) {
      append.apply(
        this,
        nodes.filter((node) => !(node instanceof HTMLLinkElement && node.rel === 'modulepreload')),
      )
    }
  })
  const styles = page.waitForRequest(/\/all-[^/]+\.css$/)
  await startsAfter(page, () => styles)
  await app.open('/m/winnerPage')
  await app.settled()
})

test('[LAYOUT-24] [LAYOUT-25] the first paint has the screen’s title where the program will have it, and an arrow that leads home', async ({
  app,
  page,
}) => {
  const goOn = await holdProgram(page)
  const opened = app.open('/m/forget')
  const title = page.locator('.boot > b')
  await expect(title).toBeVisible()
  await expect(page.locator('a.boot')).toHaveAttribute('href', '/m/home')
  // A title's element may be wider than its text, which is centred in it.
  const placeOf = (found: typeof title) =>
    found.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(one)
      return {
        middle: Math.round((left + right) / 2),
        height: Math.round((top + bottom) / 2),
        font: [fontFamily, fontSize, fontWeight],
      }
    })
  const before = await placeOf(title)
  goOn()
  await opened
  expect(await placeOf(page.getByRole('heading', { level: 1 }))).toEqual(before)
})

/** Where each line of text stands, in what weight: of the bare page's words, or of the same words anywhere. */
const linesOf = (page: Page, words: readonly string[] = []) =>
  page.evaluate((words) => {
    const all = document.querySelectorAll(words.length > 0 ? '#app *' : '.boot-rows div span')
    const shown = [...all].filter((one) => one.checkVisibility() && one.childElementCount === 0)
    return shown.flatMap((one) => {
      const text = one.textContent
      if (text === '' || (words.length > 0 && !words.includes(text))) return []
      const range = document.createRange()
      range.selectNodeContents(one)
      const lines = [...range.getClientRects()].map(({ x, y, width, height }) =>
        [x, y, width, height].map(Math.round),
      )
      return [{ text, weight: getComputedStyle(one).fontWeight, lines }]
    })
  }, words)

const readAtOnce = {
  '/m/login': null,
  '/m/register': null,
  '/m/mine': null,
  '/m/trail': null,
  '/m/feedback': 'mika_07',
}
for (const [path, who] of Object.entries(readAtOnce))
  test(`${path}: what can be read at the first paint stays in its place when the program takes over`, async ({
    app,
    page,
  }) => {
    if (who) await app.arriveAs(who)
    const goOn = await holdProgram(page)
    const opened = app.open(path)
    await expect(page.locator('.boot-rows div').first()).toBeVisible()
    // Before, the styles may still be on their way.
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
    await expect.poll(painted).toBe(1)
    await page.evaluate(() => document.fonts.ready)
    const before = await linesOf(page)
    goOn()
    await opened
    await app.settled()
    const words = before.map(({ text }) => text)
    expect(words.length).toBeGreaterThan(0)
    expect(await linesOf(page, words)).toEqual(before)
  })
