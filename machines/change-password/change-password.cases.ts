import { defineCases, refusal, takesWaitAway } from '../shared/cases'
import { changePasswordMachine } from './change-password.machine'
import { firstProblem, sameAsTyped } from './form'

const rules = {
  password: { enabled: true, required: true, min: 8, max: 64 },
  loginPassword: { enabled: true, required: true, min: 6, max: 64 },
}

export const changePasswordCases = defineCases<typeof changePasswordMachine>({
  id: 'change-password',
  summary: 'Choose a new password',
  machine: changePasswordMachine,
  risk: 'high',
  inputs: {
    'right after login': { userName: 'mika_07', hasSessionPassword: true },
    'page reloaded': { userName: 'mika_07', hasSessionPassword: false },
  },
  events: {
    TYPE: [
      { field: 'oldPassword', value: 'Perya-1234' },
      { field: 'newPassword', value: 'Perya-1234' },
      { field: 'newPassword', value: 'Lantern-88' },
      { field: 'confirmPassword', value: 'Perya-1234' },
      { field: 'confirmPassword', value: 'Lantern-88' },
    ],
    SUBMIT: [{}],
    STEP_TAKEN: [{}],
    CANCEL: [{}],
    SESSION_LOST: [{}],
  },
  signals: ['STEP_TAKEN', 'SESSION_LOST'],
  outcomes: {
    rules: { done: [rules], error: [{ code: 'offline' }] },
    compare: { done: ['same', 'other', 'gone'], error: [{ code: 'unknown' }] },
    change: {
      done: [{ ok: true, value: null }, refusal('step-wanted'), refusal('wrong-credentials')],
      error: [{ code: 'timeout' }],
    },
  },
  project: ({ context: c }) => [c.hasSessionPassword, c.values, firstProblem(c)],
  invariants: {
    'the platform is asked only with a complete form': (s) =>
      !s.hasTag('submitting') || firstProblem(s.context) === null,
    'the platform is never asked to change to the typed old password': (s) =>
      !s.matches('changing') || !sameAsTyped(s.context),
    'no old password is asked for when the page knows it': (s) =>
      !s.context.hasSessionPassword || s.context.values.oldPassword === '',
    'nothing is kept after leaving': (s) => !s.matches('left') || s.context.values.newPassword === '',
  },
  overTime: {
    'a waiting message is taken away': takesWaitAway(),
  },
})
