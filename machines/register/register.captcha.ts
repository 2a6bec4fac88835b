import { registerSetup } from './register.setup'

/** The picture with digits, if the settings or the platform require one. */
export const captchaRegion = registerSetup.createStateConfig({
  description: 'The picture with digits, if the settings or the platform require one.',
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Checks whether registration always requires a captcha.',
      always: [
        { guard: 'captchaOn', target: 'loading', description: 'The settings require a captcha.' },
        { target: 'hidden' },
      ],
    },
    hidden: {
      description: 'No captcha shows.',
      meta: { rows: ['VALID-09'] },
      on: {
        CAPTCHA_WANTED: {
          guard: 'provesNumber',
          target: 'loading',
          description: 'The platform requires a captcha before it sends a code.',
        },
        CAPTCHA_USED: {
          guard: 'captchaOn',
          target: 'loading',
          description: 'The platform requires a captcha for the next attempt.',
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
      meta: { rows: ['VALID-07', 'VALID-08', 'VALID-09'] },
      on: {
        REFRESH_CAPTCHA: { guard: 'editing', target: 'loading', description: 'The player taps the picture.' },
        CAPTCHA_WANTED: { target: 'loading', description: 'The platform requires a new captcha.' },
        CAPTCHA_USED: {
          target: 'loading',
          description: 'Each picture can be used only once: a new one is loaded.',
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
