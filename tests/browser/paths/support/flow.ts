import type { Page } from '@playwright/test'
import type { Expected, Json, Step } from '../../../../src/paths/model'
import { together } from '../../../../src/paths/run/on-screen'
import { plain } from '../../../../src/paths/chart/plain'
import { place } from '../../../../src/paths/chart/place'
import type { Situation } from '../../../../src/paths/chart/situation'
import type { App } from '../../support/app'
import { expect, test } from '../../support/test'
import { answersAmong, courseOf, type Course, type Deed } from './deeds'
import type { Driver, Gesture } from './driver'
import type { ActorPlay } from './plays'
import { Gates } from './gates'
import { clear, hearLastWords, inspect, look, type LastWords } from './inspector'
import type { Seen } from './inspector.page'
import { expectPromised } from './oracle'
import { pictureTime, steadyPictures } from './pictures'
import { comesAtOnce, isTimed } from './routes'
import { goOn, pass, standStill } from './time'

/** What a walk reports to its observer. */
interface Listener {
  /** The chart's current state, however it got there. */
  readonly stands: (seen: Seen | null) => void
  /** The chart took these transitions. */
  readonly saw: (seen: Seen | null) => void
  /**
   * This many steps have passed, the last of them `made` at once; the screen shows the result, unless another
   * document is loading.
   */
  readonly settled: (steps: number, left: boolean, made: readonly Step[]) => Promise<void>
}

/** What a written test expects of a step, in the path tool's format. */
interface Stated {
  readonly takes: readonly string[]
  /** Names of the actions, in order. */
  readonly does: readonly string[]
}

const nobody: Listener = { stands: () => {}, saw: () => {}, settled: async () => {} }

function answerOf({ actors }: Driver, { actorId = '', event, caseIndex, label }: Step) {
  const play = actors[actorId] as ActorPlay
  const answer = (event.type.startsWith('xstate.done') ? play.done : play.error)?.[caseIndex]
  if (typeof answer !== 'object') throw new Error(`nobody says how "${label}" comes about`)
  return answer
}

/** Transitions so far belong to the opening; from here on every one counts. */
async function standsAt(page: Page, value: Json): Promise<Seen | null> {
  let seen: Seen | null = null
  const stand = async () => {
    // A page that is unloading does not respond.
    seen = await look(page).catch(() => null)
    return seen?.value
  }
  await expect
    .poll(stand, { message: 'the chart stands where the path begins', intervals: [10, 20, 40, 80] })
    .toEqual(value)
  await clear(page)
  return seen
}

/** How long a control that the chart refuses anyway is waited for, milliseconds. */
const patience = 2_000

/**
 * Tries what the chart refuses. A control that is not there, or disabled, is the screen's own refusal. Nothing may
 * follow in the next frames either: by then the page has reacted to a tap.
 */
async function tried(page: Page, deed: () => Promise<void>): Promise<void> {
  page.setDefaultTimeout(patience)
  await deed().catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'TimeoutError') throw error
  })
  page.setDefaultTimeout(test.info().project.use.actionTimeout ?? 0)
  await page.evaluate(() => window.peryaPaths?.drawn())
}

interface Stage {
  readonly app: App
  readonly driver: Driver
  readonly course: Course
  readonly gates: Gates
  readonly lastWords: LastWords | undefined
  readonly listener: Listener
}

/**
 * One chart walked on the real site: `does` makes a step; `isAt` compares the chart in the page, and what the player
 * sees, with the chart's own prediction for that step. Call `isAt` after opening, too.
 */
export class Flow {
  private readonly stage: Stage
  private steps: readonly Step[] = []
  private left = false
  private wasTimed = false
  private isOpen = false
  private isCompared = false
  private begun = 0

  private constructor(stage: Stage) {
    this.stage = stage
  }

  /** Prepares the world for one of the chart's starts and the upcoming answers, and opens the screen. */
  static async open(
    app: App,
    driver: Driver,
    input: string,
    given: readonly Deed[],
    listener: Listener = nobody,
  ): Promise<Flow> {
    const { page } = app
    const course = courseOf(driver, input)
    const gates = new Gates(driver)
    await inspect(page, driver)
    const lastWords = driver.leaves && (await hearLastWords(page))
    await steadyPictures(page, gates, driver.cases.id)
    await page.clock.install(pictureTime())
    await gates.install(page, app.world)
    const flow = new Flow({ app, driver, course, gates, lastWords, listener })
    const start = course.trail().steps[0]
    // Answers that arrive together with the start are arranged before it.
    for (const deed of given) {
      if (!comesAtOnce(driver, course.trail().situation, deed) || !course.moveOf(deed)) break
      course.take(deed)
      await answerOf(driver, course.trail().steps.at(-1) as Step).make(app)
    }
    flow.steps = course.trail().steps
    flow.begun = flow.steps.length
    if (start) await driver.open(app, { input, start: start.expected, answers: answersAmong(given) }, gates)
    return flow
  }

  /** One step; answers that arrive together with it are passed along. */
  async does(deed: Deed, ...atOnce: readonly Deed[]): Promise<void> {
    const { app, driver, gates, course, lastWords } = this.stage
    // Every step is compared, even if the test does not.
    if (!this.isCompared) await this.isAt()
    await this.arrive()
    const from = course.trail()
    for (const one of [deed, ...atOnce]) course.take(one)
    this.steps = course.trail().steps.slice(from.steps.length)
    const [step, ...sameMoment] = this.steps as [Step, ...Step[]]
    this.isCompared = false
    this.left = driver.leaves?.(step) ?? false
    this.wasTimed = this.timed(from.situation)
    // No timer of the chart may fire on its own: the machine may be slow.
    if (this.timed(course.trail().situation) && !this.wasTimed) await standStill(app.page)
    for (const one of sameMoment) await answerOf(driver, one).make(app)
    await lastWords?.forget()
    if (step.kind === 'gesture' || step.kind === 'signal') {
      const { before, make } = driver.events[step.event.type] as Gesture<unknown, unknown>
      if (before) {
        await before(app, step.event, gates)
        await clear(app.page)
      }
      const deed = () => make(app, step.event, gates)
      await (step.refused ? tried(app.page, deed) : deed())
    } else if (step.kind === 'time') await pass(app.page, driver, step.wait)
    else await this.answer(step)
  }

  /** The chart in the page and the screen match the chart's prediction, which in turn matches `stated`. */
  async isAt(where?: string, stated?: Stated): Promise<void> {
    const { app, driver, course, listener } = this.stage
    const expected = together(this.steps.map((step) => step.expected))
    const done = course.trail().steps.length - 1
    if (where !== undefined) {
      const { transitions, actions } = expected
      const promised = {
        at: place(expected.value),
        takes: transitions,
        does: actions.map(({ type }) => type),
      }
      expect(promised, 'what the chart does by itself').toEqual({
        at: where,
        takes: transitions,
        does: promised.does,
        ...stated,
      })
    }
    if (this.isCompared) return
    this.isCompared = true
    const { situation } = course.trail()
    if (!this.isOpen) {
      this.isOpen = true
      if (driver.checksStart) await this.compare(expected)
      else if (!driver.late) listener.stands(await standsAt(app.page, expected.value))
      if (this.timed(situation)) await standStill(app.page)
      return listener.settled(done, false, this.steps)
    }
    await this.compare(expected)
    if (this.wasTimed && (this.left || !this.timed(situation))) await goOn(app.page)
    await driver.shows?.(app, { ...(this.steps[0] as Step), expected })
    await listener.settled(done, this.left, this.steps)
  }

  private async answer(step: Step): Promise<void> {
    const { app, driver, gates } = this.stage
    const id = step.actorId ?? ''
    const { make, after } = answerOf(driver, step)
    await expect
      .poll(() => gates.waiting(id), { message: `${id} is asked`, intervals: [10, 20, 40, 80] })
      .toBe(true)
    await make(app)
    await gates.release(id)
    await after?.(app)
  }

  private async compare(expected: Expected): Promise<void> {
    const { app, driver, course, lastWords, listener } = this.stage
    const { left } = this
    const { cases } = driver
    const { chart } = course.trail().situation
    const projection = chart ? plain(cases.project(chart as never)) : null
    const read = async () => (left && lastWords ? lastWords.told() : look(app.page))
    listener.saw(await expectPromised(read, driver, expected, projection))
    if (!left) await clear(app.page)
  }

  /** Between two steps: waits for a new document's chart, and clears what is left of the last answer. */
  private async arrive(): Promise<void> {
    const { app, driver, gates, course, lastWords } = this.stage
    if (this.left) {
      // The document that was left may stand where the next one will: what is asked of it is lost as it unloads.
      const over = lastWords?.isOver ?? (async () => true)
      await expect.poll(over, { message: 'the next document', intervals: [10, 20, 40, 80] }).toBe(true)
      await standsAt(app.page, together(this.steps.map((step) => step.expected)).value)
      return
    }
    // The opening prepared the first step.
    if (course.trail().steps.length === this.begun) return
    for (const id of Object.keys(driver.actors)) gates.shut(id)
    app.world.heal()
  }

  /** Whether a timer of the chart is running. If only the chart's own timers are paused, the page's clock continues. */
  private timed(situation: Situation): boolean {
    return isTimed(situation) && !this.stage.driver.stopsTime
  }
}
