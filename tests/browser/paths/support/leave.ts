import type { Notice } from '../../../../machines/shared/effects'
import { feedback } from '../../../../machines/shared/paths'
import type { Step } from '../../../../src/paths/model'
import { expect, test } from '../../support/test'
import type { Driver } from './driver'
import { Flow } from './flow'
import { moments, type ScreenPath } from './routes'
import { goOn } from './time'

/** The waiting message that shows after steps that are made at once. */
function waitAfter(steps: readonly Step[]): Notice | undefined {
  let wait: Notice | undefined
  for (const { type, params } of steps.flatMap(({ expected }) => expected.actions)) {
    const notice = params as unknown as Notice | undefined
    if (type === 'notify' && notice?.kind === 'loading') wait = notice
    if (type === 'stopWaiting') wait = undefined
  }
  return wait
}

/**
 * Defines the test of a chart that shows a waiting message: the message goes with the screen, although the chart that
 * showed it is stopped, and runs no exit actions.
 */
export function leaveWhileWaiting(driver: Driver, all: readonly ScreenPath[]): void {
  const { cases, expects, inFrame } = driver
  const facts = Object.values(cases.overTime ?? {})
  const owes = facts.some((fact) => 'always' in fact && fact.whenStopped === 'app')
  const waiting = all.find((one) => moments(one).some(waitAfter))
  if (inFrame || !owes || !waiting) return
  const { input, steps } = waiting.path
  test(`what the ${cases.id} chart waits for goes with its screen`, async ({ app, page, watch }) => {
    watch.expectStatus(...(expects?.status ?? []))
    for (const line of expects?.lines ?? []) watch.expect(line)
    const made = moments(waiting)
    const last = made.findIndex(waitAfter)
    const answers = steps.filter(({ kind }) => kind === 'outcome')
    const flow = await Flow.open(app, driver, input, answers)
    for (const [step, ...atOnce] of made.slice(0, last + 1)) await flow.does(step, ...atOnce)
    await flow.isAt()
    const text = waitAfter(made[last] ?? [])?.text ?? ''
    const message = app.toast(app.words.shell[`notice.${text}` as 'notice.please-wait'])
    await expect(message).toBeVisible()
    // The path made time stand still; the message goes in a moment of its own.
    await goOn(page)
    await app.walkTo(feedback)
    // Long before it ends by itself; the next screen has to load first, on a busy machine as well.
    await expect(message).toBeHidden({ timeout: 6_000 })
  })
}
