import type { Page } from '@playwright/test'
import type { Expected, Json, Step } from '../../../../src/paths/model'
import type { App } from '../../support/app'
import { expect, test } from '../../support/test'
import type { ActorPlay, Driver, Gesture } from './driver'
import { Gates } from './gates'
import { clear, hearLastWords, inspect, look } from './inspector'
import type { Seen } from './inspector.page'
import { expectPromised } from './oracle'
import { endPictures, picturePlaces, pictureTime, steadyPictures, takePicture } from './pictures'
import { goOn, pass, standStill } from './time'
import { lastAtOnce, screenPaths, type ScreenPath } from './routes'
import { openLogbook, type Logbook } from './logbook'
import { askedLooks } from './looks'

function answerOf({ actors }: Driver, { actorId = '', event, caseIndex, label }: Step) {
  const play = actors[actorId] as ActorPlay
  const answer = (event.type.startsWith('xstate.done') ? play.done : play.error)?.[caseIndex]
  if (typeof answer !== 'object') throw new Error(`nobody says how "${label}" comes about`)
  return answer
}

async function perform(app: App, driver: Driver, gates: Gates, step: Step): Promise<void> {
  if (step.kind === 'gesture' || step.kind === 'signal') {
    const gesture = driver.events[step.event.type] as Gesture<unknown, unknown>
    if (gesture.before) {
      await gesture.before(app, step.event, gates)
      await clear(app.page)
    }
    await gesture.make(app, step.event, gates)
  } else if (step.kind === 'time') {
    await pass(app.page, driver, step.wait)
  } else {
    const id = step.actorId ?? ''
    const { make, after } = answerOf(driver, step)
    await expect
      .poll(() => gates.waiting(id), { message: `${id} is asked`, intervals: [10, 20, 40, 80] })
      .toBe(true)
    await make(app)
    await gates.release(id)
    await after?.(app)
  }
}

/** What several steps promise that are one moment on the screen. */
function together(promises: readonly Expected[], last: Expected): Expected {
  return {
    ...last,
    transitions: promises.flatMap(({ transitions }) => transitions),
    actions: promises.flatMap(({ actions }) => actions),
  }
}

/** What happened on the way here is the opening's; from now on every transition counts. */
async function standsAt(page: Page, value: Json): Promise<Seen | null> {
  let seen: Seen | null = null
  const stand = async () => {
    // A page that is on its way out answers nothing.
    seen = await look(page).catch(() => null)
    return seen?.value
  }
  await expect
    .poll(stand, { message: 'the chart stands where the path begins', intervals: [10, 20, 40, 80] })
    .toEqual(value)
  await clear(page)
  return seen
}

async function walk(
  app: App,
  driver: Driver,
  screenPath: ScreenPath,
  places: ReadonlySet<string>,
  log: Logbook,
): Promise<void> {
  const { path, projections, atOnce } = screenPath
  const { page, world } = app
  const gates = new Gates(driver)
  // Where only the chart's own timers stand still, the page's clock goes on.
  const timed = screenPath.timed.map((one) => one && !driver.stopsTime)
  await inspect(page, driver)
  const lastWords = driver.leaves && (await hearLastWords(page))
  await steadyPictures(page, gates)
  await page.clock.install(pictureTime())
  await gates.install(page)
  const begun = lastAtOnce(atOnce, -1)
  const firstAnswers = path.steps.slice(0, begun + 1)
  for (const one of firstAnswers) await answerOf(driver, one).make(app)
  await driver.open(app, path, gates)
  await test.step(`Start: ${path.input}`, async () => {
    const promises = [path.start, ...firstAnswers.map(({ expected }) => expected)]
    const expected = together(promises, promises.at(-1) ?? path.start)
    if (driver.checksStart) {
      log.saw(await expectPromised(() => look(page), driver, expected, projections[begun + 1] ?? null))
      await clear(page)
    } else if (!driver.late) log.stands(await standsAt(page, expected.value))
    if (timed[begun + 1]) await standStill(page)
    log.shows(await takePicture(app, path, begun + 1, places))
    log.did(begun + 1)
  })
  for (let at = begun + 1; at < path.steps.length;) {
    const first = at
    const last = lastAtOnce(atOnce, first)
    const [step, ...answers] = path.steps.slice(first, last + 1) as [Step, ...Step[]]
    at = last + 1
    const steps = [step, ...answers]
    const promises = steps.map((one) => one.expected)
    const expected = together(promises, promises.at(-1) ?? step.expected)
    await test.step(steps.map(({ label }) => label).join('; '), async () => {
      // No timer of the chart may run out by itself: the machine may be slow.
      if (timed[at] && !timed[first]) await standStill(page)
      for (const one of answers) await answerOf(driver, one).make(app)
      await lastWords?.forget()
      await perform(app, driver, gates, step)
      const left = driver.leaves?.(step) ?? false
      const read = async () => (left && lastWords ? lastWords.told() : look(page))
      log.saw(await expectPromised(read, driver, expected, projections[at] ?? null))
      if (!left) await clear(page)
      if (timed[first] && (left || !timed[at])) await goOn(page)
      await driver.shows?.(app, { ...step, expected })
      log.did(at)
      if (left) {
        if (at < path.steps.length) await standsAt(page, expected.value)
        return
      }
      log.shows(await takePicture(app, path, at, places))
      for (const id of Object.keys(driver.actors)) gates.shut(id)
      world.heal()
    })
  }
}

/** Makes the tests of one chart: its paths, and that they leave out only what no browser can bring about. */
export function playPaths(driver: Driver): void {
  const { cases, ids, notHere, expects, begins } = driver
  const { paths, outOfReach } = screenPaths(driver)
  const places = picturePlaces(paths, driver)

  test(`the paths leave out of the ${cases.id} chart only what no browser can bring about`, () => {
    const backstops = outOfReach.filter((id) => id.includes('| after longestWait |'))
    expect(outOfReach.filter((id) => !backstops.includes(id))).toEqual(Object.keys(notHere).sort())
    for (const id of Object.keys(cases.outcomes)) expect(Object.keys(driver.actors)).toContain(id)
  })

  const walkAll = () => {
    for (const one of paths) {
      test(`path ${one.path.id} of the ${cases.id} chart ${ids}`.trimEnd(), async ({ app, watch }, info) => {
        watch.expectStatus(...(expects?.status ?? []))
        for (const line of expects?.lines ?? []) watch.expect(line)
        const log = openLogbook(one.path)
        try {
          await walk(app, driver, one, places, log)
        } finally {
          await log.attachTo(info)
          endPictures()
        }
      })
    }
  }
  const looks = askedLooks()
  if (looks.length === 0) walkAll()
  for (const one of looks) {
    if (begins && one.language !== begins) continue
    test.describe(`in ${one.language}, ${one.brand}`, () => {
      test.use(one)
      walkAll()
    })
  }
}
