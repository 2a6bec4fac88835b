import { options } from '../shared/chart'
import { cooldownRegion } from '../shared/cooldown'
import { destination, safeNext } from '../shared/next'
import { codeButton } from '../sms-code/in-form'
import * as paths from '../shared/paths'
import { attemptRegion } from './register.attempt'
import { captchaRegion } from './register.captcha'
import { preparing } from './register.preparing'
import { registerSetup } from './register.setup'
import { tabRegion } from './register.tab'
import { emptyForm, numberOf } from './updates'

export type { RegisterCall } from './register.setup'

/** Registering by username or by mobile number. */
export const registerMachine = registerSetup.createMachine({
  id: 'register',
  description: 'Registering by username or by mobile number.',
  options,
  context: ({ input }) => emptyForm(input),
  initial: 'preparing',
  states: {
    preparing,
    closed: {
      type: 'final',
      description: 'Registration is closed: the screen says so and leads to the login.',
      tags: 'closed',
      meta: { rows: ['REG-02', 'REG-04', 'REG-06'], screen: paths.register },
    },
    failed: {
      description: 'The form could not be loaded; the screen offers to try again.',
      tags: 'error',
      meta: { rows: ['ERROR-32'], screen: paths.register },
      on: {
        RETRY: { target: 'preparing', description: 'The player tries again.', actions: 'forgetFailure' },
      },
    },
    form: {
      description: 'The registration form.',
      type: 'parallel',
      tags: 'form',
      meta: { rows: ['REG-07', 'VALID-03', 'VALID-11'], screen: paths.register },
      invoke: [
        codeButton('register', numberOf),
        {
          id: 'nameCheck',
          src: 'nameCheck',
          onError: { actions: { type: 'logFault', params: { what: 'username check', code: 'unknown' } } },
        },
        {
          id: 'renew',
          src: 'renewRegister',
          input: ({ context }) => ({ fresh: context.fresh }),
          onDone: [
            { guard: 'isFresh', description: 'The setup was fetched on this visit.' },
            {
              guard: { type: 'addsCaptcha', params: ({ event }) => ({ formSetup: event.output }) },
              description: 'The setup is up to date again, and requires a captcha now. What was typed stays.',
              actions: [
                { type: 'renewSetup', params: ({ event }) => ({ formSetup: event.output }) },
                'showCaptcha',
              ],
            },
            {
              description: 'The setup is up to date again. What was typed stays.',
              actions: { type: 'renewSetup', params: ({ event }) => ({ formSetup: event.output }) },
            },
          ],
          onError: { description: 'What is known stays on screen; the platform checks every registration.' },
        },
      ],
      states: {
        tab: tabRegion,
        captcha: captchaRegion,
        cooldown: cooldownRegion('register'),
        attempt: attemptRegion,
      },
    },
    registered: {
      type: 'final',
      description: 'The player is signed in and goes where they wanted to go, or home.',
      meta: { rows: ['REG-20'] },
      entry: {
        type: 'goTo',
        params: ({ context }) => ({ ...destination(safeNext(context.next)), replace: true }),
      },
    },
  },
})
