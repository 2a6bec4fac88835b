import { expect } from '@playwright/test'
import type { StateCheck } from '../../../../src/paths/results/checks'
import { sizes } from '../../../../src/paths/results/checks'
import type { App } from '../../support/app'
import { complaints } from '../../support/axe'
import { troubles } from '../../support/layout'
import { smallTargets } from '../../support/targets'
import { look } from './inspector'

/** `paths run --browser` reports what is found, where `--checks` asks for it; in the project's own tests it fails. */
const reports = process.env.PATHS_WALKS !== undefined

/** Whether each situation is looked at as well. */
export const asksForChecks = !reports || process.env.PATHS_CHECKS === '1'

/** What is wrong with the layout, one line each. */
function linesOf(
  found: Awaited<ReturnType<typeof troubles>>,
  small: readonly string[],
  hasMessage: boolean,
): string[] {
  const { above, overflow, clipped, covered } = found
  // A message that lies over the screen for a while is no bar.
  const bars = hasMessage ? null : found.bars
  return [
    ...(above === 0 ? [] : [`${above} px of nothing above the page`]),
    ...(overflow === 0 ? [] : [`scrolls sideways by ${overflow} px`]),
    ...clipped.map((one) => `clipped: ${one}`),
    ...covered.map((one) => `covered: ${one}`),
    ...small.map((one) => `smaller than 44 px: ${one}`),
    ...(bars === null ? [] : [`bars take ${bars}`]),
  ]
}

/** Checks wait for frames, also while the path lets no time pass. */
async function withFrames<Result>({ page }: App, deed: () => Promise<Result>): Promise<Result> {
  await page.evaluate(() => window.peryaPaths?.frames(true))
  const result = await deed()
  await page.evaluate(() => window.peryaPaths?.frames(false))
  return result
}

/** What readers and three sizes of screens say of a situation; the screen is afterwards as it was. */
async function lookOver(app: App): Promise<string[]> {
  const { page } = app
  // A state that leaves its screen is there before the next screen is.
  await expect(page.locator('main').first()).toBeVisible()
  await expect(page.locator('h1').first()).toBeAttached()
  const usual = page.viewportSize() ?? { width: 390, height: 844 }
  const top = await page.evaluate(() => scrollY)
  const found = (await complaints(page)).map((one) => `axe: ${one}`)
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const tight = width < 340 || height < 400
    const hasMessage = (await page.locator('[popover]:popover-open').count()) > 0
    const lines = linesOf(
      await troubles(page, { width, height, tight }),
      await smallTargets(page),
      hasMessage,
    )
    found.push(...lines.map((line) => `${width}×${height}: ${line}`))
  }
  await page.setViewportSize(usual)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)
  return found
}

/** The check of a situation: how long it took from the last tap, and, where it is `new`, everything else. */
export async function checkState(app: App, chart: string, isNew: boolean): Promise<StateCheck | undefined> {
  if (!asksForChecks) return undefined
  const ms = await app.page.evaluate(() => window.peryaPaths?.took() ?? null)
  const states = (await look(app.page).catch(() => null))?.states ?? []
  const leaves = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`))).toSorted()
  const state = leaves.map((id) => id.slice(chart.length + 1) || id).join(' + ')
  const found = isNew ? await withFrames(app, () => lookOver(app)) : undefined
  if (!reports) expect(found ?? [], `what readers and small screens find in ${state}`).toEqual([])
  return { state, ...(ms === null ? {} : { ms }), ...(found ? { found } : {}) }
}
