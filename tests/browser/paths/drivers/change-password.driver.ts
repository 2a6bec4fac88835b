import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { changePasswordCases } from '../../../../machines/change-password/change-password.cases'
import type { changePasswordMachine } from '../../../../machines/change-password/change-password.machine'
import { fieldsOf } from '../../../../machines/change-password/form'
import { passWordChangeV2 } from '../../../../src/platform/calls/password'
import { registerRules } from '../../../../src/platform/calls/register'
import { passwordOf } from '../../support/world'
import { hasStep, leavesStep, showsStep, takesStep } from '../support/change'
import type { App } from '../../support/app'
import { defineDriver } from '../support/driver'
import { anotherTab, signOut } from '../support/other-tab'
import { setPassword } from '../support/people'

type Snapshot = SnapshotFrom<typeof changePasswordMachine>

const mika = 'mika_07'
const asIs = { make: () => {} }
/** The new password is the one the page knows from the login. */
const isHeld = ({ context }: Snapshot) => context.values.newPassword === passwordOf(mika)

/** The old password is right, and the account has a second step, or none. */
const passwordStands = (step: boolean) => ({
  make: async (app: App) => {
    await setPassword(app.world, mika, passwordOf(mika))
    await hasStep(mika, step)(app)
  },
})

/** Changing the password: the player's taps, and the sandbox's answers. */
export const changePasswordDriver = defineDriver<typeof changePasswordMachine>({
  cases: changePasswordCases,
  ids: '[PSW-02] [PSW-03] [PSW-04] [PSW-08] [VALID-25]',
  events: {
    TYPE: {
      possible: ({ context }, { field, value }) =>
        fieldsOf(context).includes(field) && context.values[field] !== value,
      make: (app, { field, value }) => app.field(field).fill(value),
    },
    SUBMIT: { make: (app) => app.submit.click() },
    STEP_TAKEN: { make: takesStep },
    CANCEL: { make: leavesStep },
    SESSION_LOST: {
      // Once is enough: it leads out of every situation in the same way.
      possible: (snapshot) => snapshot.matches('editing'),
      make: async (app) => {
        const other = await anotherTab(app)
        await signOut(other)
      },
    },
  },
  actors: {
    rules: {
      calls: [registerRules],
      done: [asIs],
      error: [{ make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'registerRules' }) }],
    },
    compare: {
      atOnce: true,
      calls: [],
      done: [
        { ...asIs, possible: isHeld },
        { ...asIs, possible: (snapshot) => !isHeld(snapshot) },
        'minutes do not pass on a path',
      ],
      error: ['the page itself compares; only a fault in its own code could stop it'],
    },
    change: {
      calls: [passWordChangeV2],
      done: [
        passwordStands(false),
        passwordStands(true),
        { make: ({ world }) => setPassword(world, mika, 'Somebody-Else-1') },
      ],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'passWordChangeV2' }) }],
    },
  },
  stopsTime: true,
  open: async (app, { input }, gates) => {
    if (input === 'page reloaded') return app.arriveAs(mika, '/m/changePsw')
    // The rules loaded by the login would be reused here: it does without them.
    app.world.fault({ kind: 'status', status: 400, call: 'registerRules' })
    await gates.release('rules')
    await app.open('/m/login?next=/m/changePsw')
    await app.fillLogin(mika)
    gates.shut('rules')
    app.world.heal()
    await app.submit.click()
  },
  same: ({ values, problems, userName, hasSessionPassword }) => ({
    values,
    problems,
    userName,
    hasSessionPassword,
  }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') {
      await expect(app.page).toHaveURL(/\/m\/home$/)
      return
    }
    const { context, value } = expected as unknown as Pick<Snapshot, 'context' | 'value'>
    if (value === 'stepping') await showsStep(app)
    for (const [field, problem] of Object.entries(context.problems)) {
      if (!problem) continue
      await expect(app.page.locator(`form [name="${field}"]`)).toHaveAttribute('aria-invalid', 'true')
    }
  },
  notHere: {
    'change-password.comparing | done compare | 1 [held]': 'minutes do not pass on a path',
    'change-password.comparing | error compare | 0':
      'the page itself compares; only a fault in its own code could stop it',
  },
  expects: { status: [400, 403], lines: [/net::ERR_/] },
  longest: 60,
})
