import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import { catalogue } from '../../../machines/index'
import { oneFile } from '../../../src/studio/build/build'
import { layoutOf } from '../../../src/studio/build/layout'
import { readScreens } from '../../../src/studio/build/screens'
import type { ChartFacts, StateFact, TransitionFact } from '../../../src/studio/picture/model'
import { definitionOf } from '../../../src/paths/chart/definition'
import { steadyBytes } from '../../bench/size'
import { distinct } from '../../../src/studio/screens/pictures'
import { openReference, painted, workOf } from '../support/work'
import { Studio, expect, studioDist, test } from './studio'

test.use({ words: 'plain' })

const assets = () => readdirSync(join(studioDist, 'assets')).filter((name) => name.endsWith('.js'))
const packed = (name: string) => steadyBytes(readFileSync(join(studioDist, 'assets', name)))

/** Scripts requested by a page until it is idle. */
const scriptsIn = (urls: readonly string[]) =>
  [...new Set(urls.filter((url) => url.endsWith('.js')))].map((url) => url.slice(url.lastIndexOf('/') + 1))

test('shell and one flow, tried, stay below 120 kB; each further flow below 6 kB', async ({ studio }) => {
  const { page } = studio
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const sum = (names: readonly string[]) => names.reduce((bytes, name) => bytes + packed(name), 0)
  // The default start flow, and the heaviest one.
  for (const id of ['login', 'register']) {
    asked.length = 0
    await page.goto('about:blank')
    await studio.open(`${id}?view=try`)
    await expect(studio.now).toBeVisible()
    // Ensure everything was requested: nothing came from a cache.
    expect(sum(scriptsIn(asked)), id).toBeGreaterThan(100 * 1024)
    expect(sum(scriptsIn(asked)), id).toBeLessThanOrEqual(120 * 1024)
  }
  const large = catalogue
    .map(
      ({ id }) =>
        assets().find((name) => name.startsWith(`${id}.en-`) && name.length === id.length + 15) ?? id,
    )
    .map((name) => ({ name, bytes: packed(name) }))
    .filter(({ bytes }) => bytes > 6 * 1024)
  expect(large).toEqual([])
  // Loaded only to try a flow.
  const tried = assets().filter((name) => /\.cases-[\w-]{8}\.js$/.test(name))
  // Cases shared by several flows may be in a separate file.
  expect(catalogue.filter(({ id }) => !tried.some((name) => name.startsWith(`${id}.cases-`)))).toEqual([])
  expect(tried.filter((name) => packed(name) > 7 * 1024)).toEqual([])
})

test('the built charts have the same ids as the sources: links, coverage and recordings hold', async () => {
  const ids = (machine: AnyStateMachine) => [...definitionOf(machine).transitions.keys()]
  const built = await Promise.all(
    assets()
      .filter((name) => /\.cases-[\w-]{8}\.js$/.test(name))
      .map((name) => import(pathToFileURL(join(studioDist, 'assets', name)).href) as Promise<object>),
  )
  const found = new Map(
    built
      .flatMap((module) => Object.values(module) as { id?: string; machine?: AnyStateMachine }[])
      .flatMap((it): [string, string[]][] => (it.id && it.machine ? [[it.id, ids(it.machine)]] : [])),
  )
  expect(found.size).toBeGreaterThan(0)
  for (const [id, own] of found) {
    const cases = catalogue.find((it) => it.id === id)
    expect(own).toEqual(cases && ids(cases.machine))
  }
  expect([...found.keys()].sort()).toEqual(catalogue.map(({ id }) => id).sort())
})

/** 125 ms of CPU time, a quarter of half a second, on a machine where the reference page takes 114 ms. */
const promised = 1.1

test('the first picture takes less than half a second of CPU time on a machine four times slower', async ({
  studio,
  context,
}) => {
  // What the page loads after the picture is painted does not count: it is never told that it is painted.
  await context.addInitScript(() => {
    const frame = requestAnimationFrame
    self.requestAnimationFrame = (then) => (document.querySelector('svg.pic') ? 0 : frame(then))
  })
  /** A neighbour on the same core slows every instruction: the best of several rounds is a page's own cost. */
  const measure = async (page: Page) => {
    const best = { studio: Infinity, reference: Infinity }
    const worked = await workOf(page)
    const cost = async (open: () => Promise<void>) => {
      await page.goto('about:blank')
      const before = await worked()
      await open()
      return (await worked()) - before
    }
    const openFlow = async () => {
      await new Studio(page, studio.origin).open('login')
      await painted(page)
    }
    for (let round = 0; round < 4; round++) {
      best.reference = Math.min(best.reference, await cost(() => openReference(page)))
      best.studio = Math.min(best.studio, await cost(openFlow))
    }
    return best.studio / best.reference
  }
  // Where a process lies in memory makes one of the two some percent slower in all of its rounds: then another
  // is tried.
  const ratios: number[] = []
  while (ratios.length < 5 && !ratios.some((ratio) => ratio < promised)) {
    const fresh = await context.newPage()
    ratios.push(await measure(fresh))
    await fresh.close()
  }
  expect(Math.min(...ratios)).toBeLessThan(promised)
})

/** A flow of 150 states in ten regions of fifteen. */
function large(): ChartFacts {
  const states: StateFact[] = [{ id: 'big', name: 'big', kind: 'parallel', parent: -1 }]
  const transitions: TransitionFact[] = []
  for (let region = 0; region < 10; region++) {
    const parent = states.length
    states.push({
      id: `big.r${region}`,
      name: `r${region}`,
      kind: 'compound',
      parent: 0,
      initial: parent + 1,
    })
    for (let i = 0; i < 14; i++) {
      const from = states.length
      states.push({
        id: `big.r${region}.s${i}`,
        name: `s${i}`,
        kind: 'atomic',
        parent,
        description: 'A state in words.',
      })
      const to = [parent + 1 + ((i * 5 + 3) % 14)]
      transitions.push({ id: `t${from}`, from, to, cause: 'event', name: `EVENT_${i}`, guard: 'allowed' })
      if (i < 13)
        transitions.push({
          id: `n${from}`,
          from,
          to: [from + 1],
          cause: 'after',
          name: 'cooldown',
          wait: 500,
        })
    }
  }
  return { id: 'big', summary: 'A large flow', signals: [], states, transitions }
}

test('a flow of 150 states follows the finger at 60 pictures a second', async ({ studio, page }) => {
  const facts = large()
  const chart = { ...facts, id: 'login', picture: await layoutOf(facts) }
  await page.route(/\/login\.en-[\w-]{8}\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const chart = ${JSON.stringify(chart)}`,
    }),
  )
  await studio.open('login')
  await expect(studio.picture.locator('[data-at]')).toHaveCount(151)
  // Measures the page's work per pointer move; drawing the moved sheet is the compositor's.
  const work = await page.evaluate(async () => {
    const window = document.querySelector('[role="application"]') as HTMLElement
    const next = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const times: number[] = []
    for (let i = 0; i < 60; i++) {
      const before = performance.now()
      window.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: i % 2 ? 20 : -20,
          ctrlKey: i > 30,
          clientX: 600,
          clientY: 400,
          cancelable: true,
        }),
      )
      document.body.getBoundingClientRect()
      times.push(performance.now() - before)
      await next()
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  })
  expect(work).toBeLessThan(1000 / 60)
})

test('the one-file studio reads, tries, covers, compares and shows screens from disk, offline', async ({
  page,
  context,
}) => {
  await context.setOffline(true)
  await page.goto(`${pathToFileURL(join(studioDist, oneFile)).href}#/login?view=try`)
  await expect(page.getByText('Now in')).toBeVisible()
  await page.getByRole('button', { name: /^Prepare: failed/ }).click()
  await expect(page.locator('[data-at="login.form.attempt.editing"]')).toHaveClass(/\bactive\b/)
  await page.getByRole('button', { name: 'Cover', exact: true }).click()
  await expect(page.getByText(/^\d+ paths, \d+ steps$/)).toBeVisible()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible()
  await page.getByRole('button', { name: 'Screens', exact: true }).click()
  // The committed ones, embedded in the file: each is drawn.
  const login = readScreens().filter(({ chart }) => chart === 'login')
  const pictures = page.getByRole('article').locator('li img')
  await expect(pictures).toHaveCount(distinct(login).length)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0)
  }
  await page.getByRole('button', { name: 'By hand', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'No sandbox stands behind' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Open /m/login' })).toBeVisible()
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByText('Watching needs the running app')).toBeVisible()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'SCXML', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('login.scxml')
})
