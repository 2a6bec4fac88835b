import { registerSetup } from './register.setup'

/** The picture with digits, where the settings or the platform want one. */
export const captchaRegion = registerSetup.createStateConfig({
  description: 'The picture with digits, where the settings or the platform want one.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Looks whether registration always asks for one.',
      always: [
        { guard: 'captchaOn', target: 'loading', description: 'The settings want one.' },
        { target: 'hidden' },
      ],
    },
    hidden: {
      description: 'No captcha.',
      meta: { rows: ['VALID-09'] },
      on: {
        CAPTCHA_WANTED: {
          guard: 'provesNumber',
          target: 'loading',
          description: 'The platform wants one before it sends a code.',
        },
        CAPTCHA_USED: {
          guard: 'captchaOn',
          target: 'loading',
          description: 'The platform wants one with the next try.',
        },
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
      meta: { rows: ['VALID-07', 'VALID-08', 'VALID-09'] },
      on: {
        REFRESH_CAPTCHA: { guard: 'editing', target: 'loading', description: 'The player taps the picture.' },
        CAPTCHA_WANTED: { target: 'loading', description: 'The platform wants a fresh one.' },
        CAPTCHA_USED: { target: 'loading', description: 'A used picture is no longer good.' },
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
