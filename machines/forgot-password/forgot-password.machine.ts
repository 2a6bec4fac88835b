import { options } from '../shared/chart'
import { limits } from '../shared/limits'
import { home } from '../shared/next'
import { pauseRegion } from '../shared/pause'
import { codeButton } from '../sms-code/in-form'
import { attemptRegion } from './forgot.attempt'
import { captchaRegion, methodRegion } from './forgot.regions'
import { forgotSetup } from './forgot.setup'
import { emptyForm, numberOf } from './updates'

const login = '/m/login'

/** A new password for somebody who has forgotten his: by a mail, or by a code to his phone. */
export const forgotPasswordMachine = forgotSetup.createMachine({
  id: 'forgot-password',
  description: 'A new password for somebody who has forgotten his: by a mail, or by a code to his phone.',
  options,
  context: ({ input }) => emptyForm(input),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The field rules are fetched.',
      tags: 'pending',
      meta: { rows: ['VALID-17', 'VALID-31', 'WIRE-19'], screen: '/m/forget' },
      invoke: {
        id: 'rules',
        src: 'loadRules',
        onDone: {
          target: 'form',
          actions: { type: 'takeRules', params: ({ event }) => ({ rules: event.output }) },
        },
        onError: {
          target: 'form',
          description: 'Without rules every field is simply required; the platform checks.',
        },
      },
      after: {
        longestWait: { target: 'form', description: 'No answer in time: the form opens without rules.' },
      },
    },
    form: {
      description: 'The form.',
      type: 'parallel',
      tags: 'form',
      meta: { screen: '/m/forget' },
      invoke: codeButton('forget', numberOf),
      states: {
        method: methodRegion,
        captcha: captchaRegion,
        pause: pauseRegion('forget'),
        attempt: attemptRegion,
      },
    },
    mailSent: {
      description: 'It says that the mail is out, and goes back a second later.',
      tags: 'sent',
      meta: { rows: ['FORGOT-07', 'ERROR-03', 'CONST-18'], screen: '/m/forget' },
      entry: {
        type: 'notify',
        params: { kind: 'success', text: 'mail-sent', milliseconds: limits.successToast },
      },
      after: { mailShown: { target: 'left', description: 'One second later.' } },
    },
    left: {
      type: 'final',
      description: 'Back to where the player came from.',
      meta: { rows: ['FORGOT-07'] },
      entry: ['forgetValues', { type: 'goBack', params: { otherwise: login } }],
    },
    signedIn: {
      type: 'final',
      description: 'The player is signed in and lands on the home page.',
      meta: { rows: ['FORGOT-11'] },
      entry: ['forgetValues', { type: 'goTo', params: { to: home, replace: true } }],
    },
    changed: {
      type: 'final',
      description: 'The password is changed, but the player signs in by himself.',
      meta: { rows: ['FORGOT-11'] },
      entry: [
        'forgetValues',
        { type: 'notify', params: { kind: 'success', text: 'change-saved' } },
        { type: 'goTo', params: { to: login, replace: true } },
      ],
    },
  },
})
