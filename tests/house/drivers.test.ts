import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../machines/index'
import type { HandPath } from '../../src/paths/export/hand'
import { readIndex, screensFolder } from '../../src/paths/screens/pictures'
import { inRoot } from '../../src/tools/lib/root.mjs'
import { loadDrivers } from '../browser/paths/support/drivers'
import { picturePlaces } from '../browser/paths/support/pictures'
import { screenPaths } from '../browser/paths/support/routes'

/** Charts with gestures are run in a browser by their driver (tests/browser/paths/drivers). */

const folder = inRoot('tests/browser/paths/drivers')
const ending = '.driver.ts'
const drivers = readdirSync(folder).filter((name) => name.endsWith(ending))

/** Exported specs import a driver by this name. */
const driverName = (chart: string) =>
  `${chart.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Driver`

/** Charts without gestures receive all their events from outside. */
const hasGestures = ({ events, signals }: (typeof catalogue)[number]) =>
  Object.keys(events).some((type) => !(signals as readonly string[]).includes(type))

describe('every chart with gestures is walked in Chromium', () => {
  it.each(catalogue.filter(hasGestures).map(({ id }) => id))('%s', (id) => {
    expect(drivers).toContain(`${id}${ending}`)
  })

  it('each driver’s file and export are named after its chart', () => {
    const ids = new Set(catalogue.map(({ id }) => id))
    for (const name of drivers) {
      const id = name.slice(0, -ending.length)
      expect(ids).toContain(id)
      const text = readFileSync(`${folder}/${name}`, 'utf8')
      expect(text).toContain(`machines/${id}/${id}.cases'`)
      expect(text).toContain(`\nexport const ${driverName(id)} = defineDriver<`)
    }
  })
})

interface Hand {
  readonly paths: readonly HandPath[]
}

/** The time limit of a wait for the browser itself, which no test exceeds. */
const isBackstop = (transition: string) => transition.includes('| after longestWait |')

describe('the paths in a browser leave out only what no browser can bring about', async () => {
  const pictures = readIndex(readFileSync(inRoot(`${screensFolder}/index.json`), 'utf8'))

  it.each((await loadDrivers()).map((driver) => [driver.cases.id, driver] as const))('%s', (_, driver) => {
    const { outOfReach, paths } = screenPaths(driver)
    // The studio's scripts are for these paths: `npm run docs` writes them.
    const hand = JSON.parse(readFileSync(inRoot(`docs/flows/hand/${driver.cases.id}.json`), 'utf8')) as Hand
    expect(hand.paths.map(({ id, steps }) => [id, steps.length - 1])).toEqual(
      paths.map(({ path }) => [path.id, path.steps.length]),
    )
    expect(outOfReach.filter((id) => !isBackstop(id))).toEqual(Object.keys(driver.notHere).sort())
    // Each committed picture stands beside the step that it is taken at; some situations end with the page.
    const places = picturePlaces(paths, driver)
    const pictured = pictures.filter(({ chart }) => chart === driver.cases.id)
    const elsewhere = pictured.filter(({ path, step }) => !places.has(`${path} ${step}`))
    expect(elsewhere.map(({ file, path, step }) => `${file} at ${path} ${step}`)).toEqual([])
    expect(Object.keys(driver.actors)).toEqual(expect.arrayContaining(Object.keys(driver.cases.outcomes)))
  })
})
