import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { playBreakCases } from '../../../../machines/play-break/play-break.cases'
import type { playBreakMachine } from '../../../../machines/play-break/play-break.machine'
import { comeBack, playBreak } from '../../../../src/platform/calls/protection'
import type { App } from '../../support/app'
import { changeNeverFails, says } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { everyKind } from '../support/people'

type Snapshot = SnapshotFrom<typeof playBreakMachine>

const refuse = (call: 'playBreak' | 'takeBreak' | 'comeBack', status = 400) => ({
  make: ({ world }: App) =>
    world.fault({
      kind: 'status',
      status,
      call,
      ...(status === 409 ? { code: 'transaction.terms.changed' } : {}),
    }),
})
/** The player's break; `over`: it has ended, and holds until they are asked. */
const rested = (what: 'none' | 'self-exclusion' | 'self-exclusion over' | 'time-out over') => ({
  make: ({ world, player }: App) =>
    world.control('player', { userName: player, break: what }) as Promise<void>,
})
const dialog = (app: App) => app.page.getByRole('alertdialog')

/** A break from play: the player's taps, and what the platform answers. */
export const playBreakDriver = defineDriver<typeof playBreakMachine>({
  cases: playBreakCases,
  ids: '[I18N-07]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry, app.page.locator('#main')).click() },
    CHOOSE: {
      make: (app, { length }) =>
        app.page
          .getByRole('group', { name: app.words.protection[`break.${length.kind}`] })
          .getByRole('button')
          // The second time-out is a week; the last self-exclusion is for good.
          .nth(length.kind === 'time-out' ? 1 : 4)
          .click(),
    },
    NEXT: { make: (app) => app.button(app.words.protection['break.next']).click() },
    COME_BACK: { make: (app) => app.button(app.words.protection['rest.back']).click() },
    DEADLINE: 'months do not pass on a path',
  },
  actors: {
    load: {
      calls: [playBreak],
      done: [rested('none'), rested('self-exclusion'), rested('self-exclusion over')],
      error: [refuse('playBreak')],
    },
    change: {
      calls: [],
      done: [says(true, rested('none')), says(true, refuse('takeBreak', 409)), says(false)],
      error: [changeNeverFails],
    },
    end: 'the phone’s own clock does not break',
    return: {
      calls: [comeBack],
      done: [rested('time-out over'), refuse('comeBack', 409), rested('self-exclusion over')],
      error: [changeNeverFails],
    },
  },
  stopsTime: true,
  players: everyKind,
  open: (app) => app.arriveAs(app.player, '/m/responsible?view=break'),
  same: ({ now, length, failure }) => {
    const rest = now as Snapshot['context']['now']
    return {
      rests: rest && rest.kind !== 'none',
      over: rest?.over ?? null,
      length,
      failure: failureKind(failure) !== null,
    }
  },
  shows: async (app, { expected }) => {
    const { value, context } = expected as unknown as { value: string; context: Snapshot['context'] }
    await expect(dialog(app)).toHaveCount(value === 'taking' ? 1 : 0)
    if (value === 'resting') {
      const { rest, 'rest.back': back } = app.words.protection
      await expect(app.page.getByRole('heading', { name: rest })).toBeVisible()
      await expect(app.button(back)).toHaveCount(context.now?.over ? 1 : 0)
    }
  },
  notHere: {
    'play-break.resting | DEADLINE | 0': 'months do not pass on a path',
    'play-break.due | after lookAgain | 0': 'months do not pass on a path',
    'play-break.taking | error change | 0': changeNeverFails,
    'play-break.returning | error return | 0': changeNeverFails,
  },
  expects: { status: [400, 409] },
})
