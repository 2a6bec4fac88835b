import { expect } from '@playwright/test'
import { agentHomeCases } from '../../../../machines/agent-home/agent-home.cases'
import type { agentHomeMachine } from '../../../../machines/agent-home/agent-home.machine'
import { partOfDay, type DayPart } from '../../../../machines/agent-home/greeting'
import { subordinate, teamKpiA, teamKpiB, teamKpiC } from '../../../../src/platform/calls/agency'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'

const hour = 3_600_000
const ownCode = 'a browser’s clock is always available'
const comesBack = 'a player who comes back to the screen: kept.spec.ts'
const calls = [teamKpiA, teamKpiB, teamKpiC, subordinate]
const main = (app: App) => app.page.locator('main')

/** Advances the clocks of phone and platform to the next time it is this hour in Manila. */
async function letItBe({ page }: App, wanted: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  const sinceMidnight = (now + 8 * hour) % (24 * hour)
  const ahead = (wanted * hour - sinceMidnight + 24 * hour) % (24 * hour)
  // One second past the full hour.
  await page.clock.fastForward(ahead + 1_000)
}

/** The agent home: the greeting follows the phone's clock, the counters come from the platform. */
export const agentHomeDriver = defineDriver<typeof agentHomeMachine>({
  cases: agentHomeCases,
  ids: '[AGENT-01] [AGENT-06] [CONST-59]',
  events: {
    HOUR: {
      // A jump of the clock would time out a pending answer. The same part of the day looks the same.
      possible: (snapshot, event) =>
        !snapshot.hasTag('pending') && partOfDay(event.hour) !== snapshot.context.part,
      make: (app, event) => letItBe(app, event.hour),
    },
    RETRY: { make: (app) => app.button(app.words.shell.retry, main(app)).click() },
    // A test browser never hides its page: the events of its return are dispatched instead.
    RETURNED: {
      make: ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    },
  },
  actors: {
    today: {
      calls,
      done: [{ make: ({ world }) => world.heal() }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'teamKpiB' }) }],
    },
    again: {
      calls,
      done: [{ make: ({ world }) => world.heal() }],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 500, call: 'subordinate' }) }],
    },
    hour: ownCode,
  },
  stopsTime: true,
  open: async (app) => {
    const now = await app.page.evaluate(() => Date.now())
    const sinceMidnight = (now + 8 * hour) % (24 * hour)
    const ahead = (8.5 * hour - sinceMidnight + 24 * hour) % (24 * hour)
    // Hours pass in which nobody touches the phone.
    await app.world.flags({ IDLEMINUTES3: '0' })
    // The app goes by the platform's time.
    app.world.advance(ahead)
    await app.page.clock.setSystemTime(now + ahead)
    await app.arriveAs('tita_baby', '/m/agent')
  },
  same: ({ part, today, failure }) => ({
    part,
    today: today !== null,
    failure: failureKind(failure) !== null,
  }),
  shows: async (app, { expected }) => {
    const { agency, shell } = app.words
    const { context, value } = expected as unknown as { context: { part: DayPart }; value: { team: string } }
    const heading = app.page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`${agency[`hello.${context.part}`]} tita_baby`)
    await expect(app.page.locator('[data-hour]')).toHaveAttribute('data-hour', context.part)
    const retry = app.button(shell.retry, main(app))
    if (value.team === 'failed') await expect(retry).toBeVisible()
    else await expect(app.page.getByText(agency['counter.online'])).toBeVisible()
  },
  withoutInputs: { 'back again': comesBack },
  notHere: {
    'agent-home.greeting | error hour | 0': ownCode,
    'agent-home.team.looking | always | 0 [isKnown]': comesBack,
  },
  expects: { status: [500] },
})
