import { mergeTests } from '@playwright/test'
import { createBdd, test as base } from 'playwright-bdd'
import '../../../../src/paths/perya/project'
import { place } from '../../../../src/paths/chart/place'
import { scenarioLines, type ScenarioLine } from '../../../../src/paths/export/gherkin'
import type { Suite } from '../../../../src/paths/export/model'
import type { Path } from '../../../../src/paths/model'
import { expect, test as site } from '../../support/test'
import type { App } from '../../support/app'
import type { Driver } from './driver'
import { loadDrivers } from './drivers'
import { Flow } from './flow'
import { onScreen } from './on-screen'
import { rehearsed } from './rehearse'
import { lastAtOnce } from './routes'

/** What `paths export --format gherkin` writes, played on the real site: each line of a scenario is a step here. */

interface Chart {
  readonly driver: Driver
  readonly suite: Suite
}

const charts = new Map<string, Promise<Chart>>()

async function load(id: string): Promise<Chart> {
  const [driver] = await loadDrivers([id])
  if (!driver) throw new Error(`the ${id} chart has no driver`)
  const shown = await rehearsed(driver, onScreen(driver))
  return {
    driver,
    suite: { cases: driver.cases, paths: shown.paths.map(({ path }) => path), onScreen: shown },
  }
}

/** One path as its scenario tells it, line by line. */
class Scene {
  private readonly lines: ScenarioLine[]
  private readonly path: Path
  private readonly atOnce: readonly boolean[]
  private readonly driver: Driver
  private flow: Flow | undefined
  /** Steps done; answers that arrive together with a step are done with it. */
  private done = 0

  constructor({ driver, suite }: Chart, id: string) {
    const found = suite.onScreen?.paths.find(({ path }) => path.id === id)
    if (!found) throw new Error(`no path ${id}: the chart has changed; export the feature again`)
    this.driver = driver
    this.path = found.path
    this.atOnce = found.atOnce
    this.lines = [...scenarioLines(suite, found.path)]
  }

  /** What a line of the feature asks for. It has to be the next one that the chart tells today. */
  async play(app: App, text: string): Promise<void> {
    const line = this.lines.shift()
    expect(text, 'the line as the chart tells it today; export the feature again where it differs').toBe(
      line?.text,
    )
    if (line?.does === 0) await this.open(app)
    else if (line?.does !== undefined && line.does > this.done) await this.step(line.does)
    if (line?.isAt !== undefined) await this.stands(line.isAt)
  }

  private async open(app: App): Promise<void> {
    const { input, steps } = this.path
    const answers = steps.filter(({ kind }) => kind === 'outcome')
    this.flow = await Flow.open(app, this.driver, input, answers)
    this.done = lastAtOnce(this.atOnce, -1) + 1
  }

  private async step(number: number): Promise<void> {
    const last = lastAtOnce(this.atOnce, number - 1)
    const [step, ...answers] = this.path.steps.slice(number - 1, last + 1)
    if (step) await this.flow?.does(step, ...answers)
    this.done = last + 1
  }

  /** Where several steps happen at once, the screen is compared after the last of them. */
  private async stands(number: number): Promise<void> {
    const { value } = this.path.steps[number - 1]?.expected ?? this.path.start
    expect(place(value)).not.toBe('')
    if (number === this.done) await this.flow?.isAt()
  }
}

const test = mergeTests(base, site).extend<{ scene: Scene }>({
  scene: async ({ $tags, watch }, use) => {
    const [chart = '', id = ''] = $tags.map((tag) => tag.slice(1))
    const loaded = charts.get(chart) ?? load(chart)
    charts.set(chart, loaded)
    const { driver, suite } = await loaded
    watch.expectStatus(...(driver.expects?.status ?? []))
    for (const line of driver.expects?.lines ?? []) watch.expect(line)
    await use(new Scene({ driver, suite }, id))
  },
})

const { Step } = createBdd(test)

Step(/^(.*)$/, async ({ app, scene }, text: string) => scene.play(app, text))

export { test }
