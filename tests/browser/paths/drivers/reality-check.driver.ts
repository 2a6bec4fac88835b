import { expect } from '@playwright/test'
import { realityCheckCases } from '../../../../machines/reality-check/reality-check.cases'
import type { realityCheckMachine } from '../../../../machines/reality-check/reality-check.machine'
import { answerRealityCheck, realityCheck } from '../../../../src/platform/calls/protection'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { openRoom, settleLaunch } from '../support/room-world'

const dialog = (app: App) => app.page.getByRole('alertdialog')
/** The session's first game was opened so much earlier, and no check was answered. */
const played = (minutes: number) => ({
  make: async ({ world: { db } }: App) => {
    await db.deleteFrom('checkAnswer').execute()
    const earlier = db
      .updateTable('round')
      .set(({ eb }) => ({ startedAt: eb('startedAt', '-', minutes * 60_000) }))
    await earlier.where('mode', '=', 'play').execute()
  },
})
const refuse = (call: 'realityCheck' | 'answerRealityCheck') => ({
  make: ({ world }: App) => world.fault({ kind: 'status', status: 403, call }),
})
const ownCode = 'the browser’s own events do not break; only a fault in the site’s code could break them'
const elsewhere = 'protection.spec.ts has another tab answer'
const centre = 'the interval is chosen in the centre; protection.spec.ts does'
const again = 'in a game the chart tries again by itself'
const slow = 'a quarter of an hour does not pass on a path; protection.spec.ts lets it pass'

/** The reality check over a game that is played for money. */
export const realityCheckDriver = defineDriver<typeof realityCheckMachine>({
  cases: realityCheckCases,
  ids: '[I18N-07]',
  events: {
    DEADLINE: slow,
    CHANGED_ELSEWHERE: elsewhere,
    CONTINUE: { make: (app) => app.button(app.words.game['check.go'], dialog(app)).click() },
    SET: centre,
    RETRY: again,
  },
  actors: {
    load: { calls: [realityCheck], done: [played(0), played(31)], error: [refuse('realityCheck')] },
    compare: elsewhere,
    answer: {
      calls: [answerRealityCheck],
      done: [{ make: () => {} }],
      error: [refuse('answerRealityCheck')],
    },
    set: centre,
    wait: ownCode,
    tabs: ownCode,
  },
  stopsTime: true,
  open: async (app) => {
    await settleLaunch(app)
    await openRoom(app)
  },
  alike: (projection) => {
    const [due] = projection as readonly (boolean | null)[]
    return [due ?? null]
  },
  same: ({ failure }) => ({ failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    const covers = ['due', 'answering'].includes(String(expected.value))
    await expect(dialog(app)).toHaveCount(covers ? 1 : 0)
  },
  notHere: {
    'reality-check | error tabs | 0': ownCode,
    'reality-check.counting | error wait | 0': ownCode,
    'reality-check.counting | DEADLINE | 0': slow,
    'reality-check.counting | CHANGED_ELSEWHERE | 0': elsewhere,
    'reality-check.counting | SET | 0': centre,
    'reality-check.due | CHANGED_ELSEWHERE | 0': elsewhere,
    'reality-check.due | SET | 0': centre,
    'reality-check.comparing | done compare | 0': elsewhere,
    'reality-check.comparing | error compare | 0': elsewhere,
    'reality-check.setting | done set | 0': centre,
    'reality-check.setting | error set | 0': centre,
    'reality-check.missing | RETRY | 0': again,
  },
  // A game that is put back in time mid-round asks its server in vain.
  expects: { status: [403], lines: [/net::ERR_/, /blocked by CORS policy/] },
})
