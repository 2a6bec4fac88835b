import { and, sendTo } from 'xstate'
import { requestCode } from '../sms-code/in-form'
import { forgotSetup } from './forgot.setup'
import { firstCodeProblem, numberOf } from './updates'

/** By e-mail or by phone. */
export const methodRegion = forgotSetup.createStateConfig({
  description: 'Which of the two methods is on screen.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Opens with the phone method if it is available.',
      meta: { rows: ['FORGOT-02', 'FORGOT-03'] },
      always: [{ guard: 'phoneOffered', target: 'phone' }, { target: 'email' }],
    },
    email: {
      description: 'The form asks for username and e-mail; an e-mail explains the next step.',
      meta: { rows: ['FORGOT-01', 'FORGOT-03', 'FORGOT-04'] },
      entry: { type: 'useMethod', params: { method: 'email' } },
      on: {
        CHOOSE_PHONE: {
          guard: 'mayUsePhone',
          target: 'phone',
          description: 'The player switches to the phone method, if it is enabled.',
        },
      },
    },
    phone: {
      description: 'The form asks for phone number, code and the new password.',
      meta: { rows: ['FORGOT-01', 'FORGOT-02', 'FORGOT-09', 'SMS-07', 'SMS-08'] },
      entry: { type: 'useMethod', params: { method: 'phone' } },
      on: {
        CHOOSE_EMAIL: {
          guard: 'editing',
          target: 'email',
          description: 'The player switches to the other method.',
        },
        GET_CODE: [
          {
            guard: and(['mayAskForCode', 'codeReady']),
            description: 'The number is valid: a code is requested.',
            actions: sendTo('smsCode', ({ context }) => requestCode(context, numberOf(context))),
          },
          {
            guard: 'mayAskForCode',
            description: 'The number or the captcha is missing or wrong; the field says so.',
            actions: [
              'showCodeProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstCodeProblem(context) ?? 'mobileNum' }),
              },
            ],
          },
        ],
      },
    },
  },
})

/** The picture with digits, shown only while the platform requires it before sending a code. */
export const captchaRegion = forgotSetup.createStateConfig({
  description: 'The picture with digits, shown only while the platform requires it before sending a code.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No captcha shows.',
      meta: { rows: ['VALID-09'] },
      on: {
        CAPTCHA_WANTED: {
          target: 'loading',
          description: 'The platform requires a captcha before it sends a code.',
        },
      },
    },
    loading: {
      description: 'A new picture is loading.',
      tags: ['captcha', 'captcha-pending'],
      meta: { rows: ['WIRE-09'] },
      entry: 'wantCaptcha',
      invoke: {
        id: 'captcha',
        src: 'loadCaptcha',
        onDone: {
          target: 'shown',
          actions: { type: 'keepCaptcha', params: ({ event }) => ({ captcha: event.output }) },
        },
        onError: { target: 'missing' },
      },
    },
    shown: {
      description: 'The picture shows beside its field.',
      tags: 'captcha',
      meta: { rows: ['VALID-07', 'VALID-08'] },
      on: {
        REFRESH_CAPTCHA: { guard: 'editing', target: 'loading', description: 'The player taps the picture.' },
        CAPTCHA_WANTED: {
          target: 'loading',
          description: 'Each picture can be used only once: a new one is loaded.',
        },
        CODE_SENT: {
          target: 'hidden',
          description: 'A code was sent: the captcha is no longer needed.',
          actions: 'dropCaptcha',
        },
      },
    },
    missing: {
      description: 'The picture could not be loaded; tapping its place tries again.',
      tags: ['captcha', 'captcha-missing'],
      meta: { rows: ['VALID-07'] },
      on: { REFRESH_CAPTCHA: 'loading', CAPTCHA_WANTED: 'loading' },
    },
  },
})
