import { expect, test } from '@playwright/test'
import { loginCases } from '../../machines/login/login.cases'
import { generate, replayHeadless } from '../../src/paths'
import { htmlReport } from '../../src/paths/results/html'

/** Every path fails in the middle: the longest possible report. */
const paths = generate(loginCases).paths.map((path) => ({
  ...path,
  steps: path.steps.map((step, i) =>
    i === Math.floor(path.steps.length / 2)
      ? { ...step, expected: { ...step.expected, value: 'elsewhere' } }
      : step,
  ),
}))
const results = paths.map((path) => replayHeadless(loginCases, path))
const page = htmlReport([{ cases: loginCases, paths, problems: [], results }], '2026-11-20')

for (const width of [390, 1280]) {
  test(`the report of a failed run is readable on a screen ${width} wide`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } })
    const shown = await context.newPage()
    await shown.setContent(page)
    await expect(shown.getByText('Shortest way to what fails')).toBeVisible()
    await expect(shown.getByText(/^Fails at/)).toHaveCount(results.length)
    await shown.locator('details').evaluateAll((all) => {
      for (const one of all) (one as HTMLDetailsElement).open = true
    })
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await context.close()
  })
}
