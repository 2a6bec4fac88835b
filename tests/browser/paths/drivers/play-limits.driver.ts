import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { limitOf, limitProblem, typedLimit, type LimitName } from '../../../../machines/play-limits/limit'
import { playLimitsCases } from '../../../../machines/play-limits/play-limits.cases'
import type { playLimitsMachine } from '../../../../machines/play-limits/play-limits.machine'
import { cancelLimit, confirmLimit, playerLimits, setLimit } from '../../../../src/platform/calls/protection'
import type { App } from '../../support/app'
import { changeNeverFails } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { everyKind } from '../support/people'

type Snapshot = SnapshotFrom<typeof playLimitsMachine>

interface Row {
  readonly stakes: string | null
  readonly stakesNext?: string
  /** Whether the change is in force, but for the player's word. */
  readonly stakesDue?: boolean
}

/** The player's only limit, on the stakes of 24 hours. */
const stands = (limit: Row) => ({
  make: ({ player, world }: App) => world.control('player', { userName: player, ...limit }) as Promise<void>,
})
const dialog = (app: App) => app.page.getByRole('dialog')
const row = (app: App, { kind, period }: LimitName) =>
  app.page
    .getByRole('list', { name: app.words.protection[`kind.${kind}`], exact: true })
    .getByRole('button', { name: app.words.protection[`period.${period}`] })
const nextOf = ({ context }: Snapshot, name: LimitName) => limitOf(context.limits, name)?.next

/** A player's own limits: their taps, and what the platform answers. */
export const playLimitsDriver = defineDriver<typeof playLimitsMachine>({
  cases: playLimitsCases,
  ids: '[I18N-07] [WALLET-07]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry, app.page.locator('#main')).click() },
    CHOOSE: { make: (app, { name }) => row(app, name).click() },
    TYPE: {
      possible: ({ context: { chosen, typed, limits } }, { value }) =>
        typed !== typedLimit(chosen?.kind ?? 'deposit', value, limits?.currency ?? ''),
      make: (app, { value }) => dialog(app).locator('input[name="limit"]').fill(value),
    },
    SAVE: { make: (app) => dialog(app).locator('button[type="submit"]').click() },
    REMOVE: {
      possible: ({ context: { limits, chosen } }) => limitOf(limits, chosen)?.limit != null,
      make: (app) => app.button(app.words.protection['form.remove'], dialog(app)).click(),
    },
    CLOSE: { make: (app) => app.button(app.words.shell.close, dialog(app)).click() },
    CONFIRM: {
      possible: (snapshot, { name }) => (nextOf(snapshot, name)?.from ?? Infinity) <= Date.now(),
      make: (app) => app.button(app.words.protection['next.yes']).click(),
    },
    CANCEL: {
      possible: (snapshot, { name }) => nextOf(snapshot, name) != null,
      make: (app) => app.button(app.words.protection['next.keep']).click(),
    },
  },
  actors: {
    load: {
      calls: [playerLimits],
      done: [stands({ stakes: '500' }), stands({ stakes: '500', stakesNext: '900', stakesDue: true })],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'playerLimits' }) }],
    },
    change: {
      calls: [setLimit, confirmLimit, cancelLimit],
      done: [
        stands({ stakes: null, stakesNext: '900', stakesDue: true }),
        {
          make: ({ world }) =>
            world.fault({
              kind: 'status',
              status: 409,
              code: 'transaction.terms.changed',
              path: '/wps/protection/limits',
            }),
        },
        {
          // A second yes, and a way back, end the wait.
          possible: ({ context }) => context.change?.act === 'set',
          ...stands({ stakes: '100', stakesNext: '900', stakesDue: false }),
        },
      ],
      error: [changeNeverFails],
    },
  },
  stopsTime: true,
  players: everyKind,
  open: (app) => app.arriveAs(app.player, '/m/responsible?view=limits'),
  same: ({ chosen, typed, problem, failure, limits }) => ({
    chosen,
    typed,
    problem,
    failure: failureKind(failure) !== null,
    waits: (limits as Snapshot['context']['limits'])?.list.some(({ next }) => next !== null) ?? null,
  }),
  shows: async (app, { expected }) => {
    const { context, value } = expected as unknown as { context: Snapshot['context']; value: string }
    const { chosen, typed, problem, limits } = context
    await expect(dialog(app)).toHaveCount(chosen ? 1 : 0)
    if (value === 'failed') {
      await expect(app.page.getByRole('heading', { name: app.words.shell['error.title'] })).toBeVisible()
    }
    if (chosen && problem && limitProblem(chosen.kind, typed, limits?.currency ?? '')) {
      await expect(dialog(app).locator('input[name="limit"]')).toHaveAttribute('aria-invalid', 'true')
    }
  },
  notHere: { 'play-limits.changing | error change | 0': changeNeverFails },
  expects: { status: [400, 409] },
})
