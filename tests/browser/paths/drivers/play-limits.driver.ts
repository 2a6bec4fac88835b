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

const stakeOfDay = { kind: 'stake', period: 'day' } as const
/** A moment that every path begins after, and one that none of them reaches. */
const [past, future] = [1_768_363_200_000, 4_000_000_000_000]

interface Row {
  readonly amount: number | null
  readonly nextAmount?: number
  readonly nextFrom?: number
}

/** The player's only limit, on the stakes of 24 hours. */
const stands = ({ amount, nextAmount, nextFrom }: Row) => ({
  make: async ({ player, world: { db } }: App) => {
    const members = db.selectFrom('member').select('id').where('username', '=', player)
    const { id: memberId } = await members.executeTakeFirstOrThrow()
    await db.deleteFrom('playLimit').where('memberId', '=', memberId).execute()
    await db
      .insertInto('playLimit')
      .values({
        memberId,
        ...stakeOfDay,
        amount,
        nextAmount: nextAmount ?? null,
        nextFrom: nextFrom ?? null,
      })
      .execute()
  },
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
      possible: (snapshot, { name }) => (nextOf(snapshot, name)?.from ?? future) <= past,
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
      done: [stands({ amount: 50_000 }), stands({ amount: 50_000, nextAmount: 90_000, nextFrom: past })],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'playerLimits' }) }],
    },
    change: {
      calls: [setLimit, confirmLimit, cancelLimit],
      done: [
        stands({ amount: null, nextAmount: 90_000, nextFrom: past }),
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
          ...stands({ amount: 10_000, nextAmount: 90_000, nextFrom: future }),
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
