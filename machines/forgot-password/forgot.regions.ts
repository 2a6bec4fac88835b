import { and, sendTo } from 'xstate'
import { wishForCode } from '../sms-code/in-form'
import { forgotSetup } from './forgot.setup'
import { firstCodeProblem, numberOf } from './updates'

/** By e-mail or by phone. */
export const methodRegion = forgotSetup.createStateConfig({
  description: 'Which of the two ways is on screen.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Opens with the phone where it is offered.',
      meta: { rows: ['FORGOT-02', 'FORGOT-03'] },
      always: [{ guard: 'phoneOffered', target: 'phone' }, { target: 'email' }],
    },
    email: {
      description: 'Username and e-mail: a mail tells how to go on.',
      meta: { rows: ['FORGOT-01', 'FORGOT-03', 'FORGOT-04'] },
      entry: { type: 'useMethod', params: { method: 'email' } },
      on: {
        CHOOSE_PHONE: {
          guard: 'mayUsePhone',
          target: 'phone',
          description: 'There only when the phone method is on.',
        },
      },
    },
    phone: {
      description: 'Number, code and the new password.',
      meta: { rows: ['FORGOT-01', 'FORGOT-02', 'FORGOT-09', 'SMS-07', 'SMS-08'] },
      entry: { type: 'useMethod', params: { method: 'phone' } },
      on: {
        CHOOSE_EMAIL: { guard: 'editing', target: 'email', description: 'The other way.' },
        GET_CODE: [
          {
            guard: and(['mayAskForCode', 'codeReady']),
            description: 'The number is fine: ask for a code.',
            actions: sendTo('smsCode', ({ context }) => wishForCode(context, numberOf(context))),
          },
          {
            guard: 'mayAskForCode',
            description: 'The number is missing or wrong, or the captcha is: say so at the field.',
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

/** The picture with digits, shown only while the platform wants one before it sends a code. */
export const captchaRegion = forgotSetup.createStateConfig({
  description: 'The picture with digits, shown only while the platform wants one before it sends a code.',
  initial: 'hidden',
  states: {
    hidden: {
      description: 'No captcha.',
      meta: { rows: ['VALID-09'] },
      on: {
        CAPTCHA_WANTED: { target: 'loading', description: 'The platform wants one before it sends a code.' },
      },
    },
    loading: {
      description: 'A fresh picture is on its way.',
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
      after: { longestWait: { target: 'missing', description: 'No picture in time.' } },
    },
    shown: {
      description: 'The picture shows beside its field.',
      tags: 'captcha',
      meta: { rows: ['VALID-07', 'VALID-08'] },
      on: {
        REFRESH_CAPTCHA: { guard: 'editing', target: 'loading', description: 'The player taps the picture.' },
        CAPTCHA_WANTED: { target: 'loading', description: 'A used picture is no longer good.' },
        CODE_SENT: { target: 'hidden', description: 'It has done its work.', actions: 'dropCaptcha' },
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
