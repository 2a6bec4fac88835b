import { options } from '../shared/chart'
import { limits } from '../shared/limits'
import { cooldownRegion } from '../shared/cooldown'
import { codeButton } from '../sms-code/in-form'
import * as paths from '../shared/paths'
import { attemptRegion } from './forgot.attempt'
import { captchaRegion, methodRegion } from './forgot.regions'
import { forgotSetup } from './forgot.setup'
import { emptyForm, numberOf } from './updates'

/** A new password for someone who forgot theirs: by e-mail, or by a code to their phone. */
export const forgotPasswordMachine = forgotSetup.createMachine({
  id: 'forgot-password',
  description: 'Replaces a forgotten password, by e-mail or with a code sent to the phone.',
  options,
  context: ({ input }) => emptyForm(input),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The field rules are fetched.',
      tags: ['pending', 'loading'],
      meta: { rows: ['VALID-17', 'VALID-31', 'WIRE-19'], screen: paths.forgotPassword },
      invoke: {
        id: 'rules',
        src: 'loadRules',
        onDone: {
          target: 'form',
          actions: { type: 'takeRules', params: ({ event }) => ({ rules: event.output }) },
        },
        onError: {
          target: 'form',
          description: 'Without the rules every field is only required; the platform checks the rest.',
        },
      },
    },
    form: {
      description: 'The form, with its method, captcha and cooldown.',
      type: 'parallel',
      tags: 'form',
      meta: { screen: paths.forgotPassword },
      invoke: codeButton('forget', numberOf),
      states: {
        method: methodRegion,
        captcha: captchaRegion,
        cooldown: cooldownRegion('forget'),
        attempt: attemptRegion,
      },
    },
    mailSent: {
      description: 'A message says that the e-mail was sent; a second later the screen goes back.',
      tags: 'sent',
      meta: { rows: ['FORGOT-07', 'ERROR-03', 'CONST-18'], screen: paths.forgotPassword },
      entry: {
        type: 'notify',
        params: { kind: 'success', text: 'mail-sent', milliseconds: limits.successToast },
      },
      after: { mailShown: { target: 'left', description: 'One second has passed.' } },
    },
    left: {
      type: 'final',
      description: 'The player returns to the screen they came from.',
      meta: { rows: ['FORGOT-07'] },
      entry: [
        'forgetValues',
        { type: 'leaveNote', params: { note: 'mail-sent' } },
        { type: 'goBack', params: { otherwise: paths.login } },
      ],
    },
    signedIn: {
      type: 'final',
      description: 'The player is signed in, and the home page opens.',
      meta: { rows: ['FORGOT-11'] },
      entry: ['forgetValues', { type: 'goTo', params: { to: paths.home, replace: true } }],
    },
    changed: {
      type: 'final',
      description: 'The password is changed, but the player has to sign in themselves.',
      meta: { rows: ['FORGOT-11'] },
      entry: [
        'forgetValues',
        { type: 'notify', params: { kind: 'success', text: 'change-saved' } },
        { type: 'leaveNote', params: { note: 'change-saved' } },
        { type: 'goTo', params: { to: paths.login, replace: true } },
      ],
    },
  },
})
