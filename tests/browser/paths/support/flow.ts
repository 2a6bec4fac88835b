import type { Page } from '@playwright/test'
import type { Expected, Json, Step } from '../../../../src/paths/model'
import { together } from '../../../../src/paths/on-screen'
import { plain } from '../../../../src/paths/plain'
import { place } from '../../../../src/paths/report'
import type { Situation } from '../../../../src/paths/situation'
import type { App } from '../../support/app'
import { expect } from '../../support/test'
import { answersAmong, courseOf, type Course, type Deed } from './deeds'
import type { ActorPlay, Driver, Gesture } from './driver'
import { Gates } from './gates'
import { clear, hearLastWords, inspect, look, type LastWords } from './inspector'
import type { Seen } from './inspector.page'
import { expectPromised } from './oracle'
import { pictureTime, steadyPictures } from './pictures'
import { comesAtOnce, isTimed } from './routes'
import { goOn, pass, standStill } from './time'

/** What a walk tells whoever keeps a record of it. */
export interface Listener {
  /** The chart stands like this, whatever brought it there. */
  readonly stands: (seen: Seen | null) => void
  /** The chart took these transitions to where it stands. */
  readonly saw: (seen: Seen | null) => void
  /** So many steps are done as promised; the screen shows it, unless another document is on its way. */
  readonly settled: (steps: number, left: boolean) => Promise<void>
}

/** What a written test says that a step leads to, in the words of the path tool. */
export interface Stated {
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

interface Stage {
  readonly app: App
  readonly driver: Driver
  readonly course: Course
  readonly gates: Gates
  readonly lastWords: LastWords | undefined
  readonly listener: Listener
}

/**
 * One chart walked on the real site: `does` makes a step, `isAt` compares the chart in the page, and what the player
 * sees, with what the chart by itself says of that step. After the opening comes an `isAt`, too.
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

  /** Arranges the world for one of the chart's starts and for the answers that are to come, and opens the screen. */
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
    await steadyPictures(page, gates)
    await page.clock.install(pictureTime())
    await gates.install(page)
    const flow = new Flow({ app, driver, course, gates, lastWords, listener })
    const start = course.trail().steps[0]
    // What comes in the same moment as the start is arranged before it.
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

  /** One step; answers that come in the same moment as it are named with it. */
  async does(deed: Deed, ...atOnce: readonly Deed[]): Promise<void> {
    const { app, driver, gates, course, lastWords } = this.stage
    // Every step is compared, also where nobody looks.
    if (!this.isCompared) await this.isAt()
    await this.arrive()
    const from = course.trail()
    for (const one of [deed, ...atOnce]) course.take(one)
    this.steps = course.trail().steps.slice(from.steps.length)
    const [step, ...sameMoment] = this.steps as [Step, ...Step[]]
    this.isCompared = false
    this.left = driver.leaves?.(step) ?? false
    this.wasTimed = this.timed(from.situation)
    // No timer of the chart may run out by itself: the machine may be slow.
    if (this.timed(course.trail().situation) && !this.wasTimed) await standStill(app.page)
    for (const one of sameMoment) await answerOf(driver, one).make(app)
    await lastWords?.forget()
    if (step.kind === 'gesture' || step.kind === 'signal') {
      const { before, make } = driver.events[step.event.type] as Gesture<unknown, unknown>
      if (before) {
        await before(app, step.event, gates)
        await clear(app.page)
      }
      await make(app, step.event, gates)
    } else if (step.kind === 'time') await pass(app.page, driver, step.wait)
    else await this.answer(step)
  }

  /** The chart in the page, and the screen, are as the chart promises; and the promise is what was `stated`. */
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
      return listener.settled(done, false)
    }
    await this.compare(expected)
    if (this.wasTimed && (this.left || !this.timed(situation))) await goOn(app.page)
    await driver.shows?.(app, { ...(this.steps[0] as Step), expected })
    await listener.settled(done, this.left)
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

  /** Between two steps: a new document has its chart, and nothing of the last answer is left. */
  private async arrive(): Promise<void> {
    const { app, driver, gates, course } = this.stage
    if (this.left) {
      await standsAt(app.page, together(this.steps.map((step) => step.expected)).value)
      return
    }
    // What the opening has arranged is for the first step.
    if (course.trail().steps.length === this.begun) return
    for (const id of Object.keys(driver.actors)) gates.shut(id)
    app.world.heal()
  }

  /** A timer of the chart runs. Where only the chart's own timers stand still, the page's clock goes on. */
  private timed(situation: Situation): boolean {
    return isTimed(situation) && !this.stage.driver.stopsTime
  }
}
