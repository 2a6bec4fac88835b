import { options } from '../shared/chart'
import { home } from '../shared/next'
import { pauseRegion } from '../shared/pause'
import { codeButton } from '../sms-code/in-form'
import { attemptRegion } from './register.attempt'
import { captchaRegion } from './register.captcha'
import { preparing } from './register.preparing'
import { registerSetup } from './register.setup'
import { tabRegion } from './register.tab'
import { emptyForm, numberOf } from './updates'

export type { RegisterCall } from './register.setup'

/** Opening an account, by username or by mobile number. */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  description: 'Opening an account, by username or by mobile number.',
  options,
  context: ({ input }) => emptyForm(input),
  initial: 'preparing',
  states: {
    preparing,
    closed: {
      type: 'final',
      description: 'Registration is not open: the screen says so and leads to the login.',
      tags: 'closed',
      meta: { rows: ['REG-02', 'REG-04', 'REG-06'], screen: '/m/register' },
    },
    failed: {
      description: 'The form could not be loaded; it offers another try.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: '/m/register' },
      on: { RETRY: { target: 'preparing', description: 'The player tries again.' } },
    },
    form: {
      description: 'The registration form.',
      type: 'parallel',
      tags: 'form',
      meta: { rows: ['REG-07', 'VALID-03', 'VALID-11'], screen: '/m/register' },
      invoke: [
        codeButton('register', numberOf),
        {
          id: 'nameCheck',
          src: 'nameCheck',
          onError: { actions: { type: 'logFault', params: { what: 'username check', code: 'unknown' } } },
        },
      ],
      states: {
        tab: tabRegion,
        captcha: captchaRegion,
        pause: pauseRegion('register'),
        attempt: attemptRegion,
      },
    },
    registered: {
      type: 'final',
      description: 'The player is signed in and lands on the home page.',
      meta: { rows: ['REG-20'] },
      entry: { type: 'goTo', params: { to: home, replace: true } },
    },
  },
})
