import { test } from '../../support/test'
import type { Deed } from './deeds'
import type { Driver } from './driver'
import { Flow } from './flow'

/** What specs written by `paths export --format playwright` import. */

export { expect } from '../../support/test'
export { answers, fails, gesture, runsOut, signal } from './deeds'

interface FlowFixture {
  /** Opens the chart's screen at one of its starts, with the world prepared for the upcoming answers. */
  readonly open: (start: string, coming?: readonly Deed[]) => Promise<Flow>
}

/** Playwright's `test` for one chart: adds `open` to the project's own fixtures. */
export const flowTest = (driver: Driver) =>
  test.extend<FlowFixture>({
    open: async ({ app, watch }, use) => {
      watch.expectStatus(...(driver.expects?.status ?? []))
      for (const line of driver.expects?.lines ?? []) watch.expect(line)
      await use((start, coming = []) => Flow.open(app, driver, start, coming))
    },
  })
