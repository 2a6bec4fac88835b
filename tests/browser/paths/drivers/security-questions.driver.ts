import { expect } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import { securityQuestionsCases } from '../../../../machines/security-questions/security-questions.cases'
import type { securityQuestionsMachine } from '../../../../machines/security-questions/security-questions.machine'
import { securityQuestions, setSecurityAnswers } from '../../../../src/platform/calls/security'
import type { App } from '../../support/app'
import { passwordOf } from '../../support/world'
import { cashField, teller } from '../support/cash-world'
import { hasStep, leavesStep, showsStep, takesStep } from '../support/change'
import { defineDriver } from '../support/driver'
import { failureKind } from '../support/failures'
import { setPassword } from '../support/people'

type Snapshot = SnapshotFrom<typeof securityQuestionsMachine>

const sheet = (app: App) => app.page.getByRole('dialog')
const account = (is: string, app = false) => ({
  make: async (opened: App) => {
    await setPassword(opened.world, teller, is)
    await hasStep(teller, app)(opened)
  },
})

/** Two questions answered in the security centre. */
export const securityQuestionsDriver = defineDriver<typeof securityQuestionsMachine>({
  cases: securityQuestionsCases,
  ids: '[WIRE-36] [WIRE-37] [ROUTE-60]',
  events: {
    RETRY: { make: (app) => app.button(app.words.shell.retry, sheet(app)).click() },
    TYPE: {
      possible: ({ context }, { field, value }) => context.values[field] !== value,
      make: async (app, { field, value }) => {
        if (field === 'first' || field === 'second') await cashField(app, field).selectOption(value)
        else await cashField(app, field).fill(value)
      },
    },
    SUBMIT: { make: (app) => sheet(app).locator('button[type="submit"]').click() },
    STEP_TAKEN: { make: takesStep },
    CANCEL: { make: leavesStep },
  },
  actors: {
    questions: {
      calls: [securityQuestions],
      done: [{ make: () => {} }],
      error: [
        { make: ({ world }) => world.fault({ kind: 'status', status: 400, call: 'securityQuestions' }) },
      ],
    },
    save: {
      calls: [setSecurityAnswers],
      done: [account(passwordOf(teller)), account('Somebody-Else-1'), account(passwordOf(teller), true)],
      error: [{ make: ({ world }) => world.fault({ kind: 'commit-then-drop', call: 'setSecurityAnswers' }) }],
    },
  },
  stopsTime: true,
  open: async (app) => {
    await setPassword(app.world, teller, passwordOf(teller))
    await app.arriveAs(teller, '/m/securityCenter')
    await app.page.getByRole('button', { name: app.words.security['centre.questions'] }).click()
  },
  same: ({ values, problems, failure }) => ({ values, problems, failure: failureKind(failure) !== null }),
  shows: async (app, { expected }) => {
    if (expected.status === 'done') return
    const { context, value } = expected as unknown as Pick<Snapshot, 'context' | 'value'>
    if (value === 'stepping') await showsStep(app)
    for (const [field, problem] of Object.entries(context.problems)) {
      if (problem) await expect(cashField(app, field)).toHaveAttribute('aria-invalid', 'true')
    }
    if (value === 'editing' && context.failure) {
      await expect(sheet(app).locator('form > [role="alert"]')).not.toHaveText('')
    }
  },
  notHere: {},
  expects: { status: [400, 403], lines: [/net::ERR_/] },
})
