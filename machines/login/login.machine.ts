import { raise, sendTo } from 'xstate'
import { refusalIn, sessionIn } from '../shared/answers'
import { answerIn, options } from '../shared/chart'
import { destination, safeNext, stepAfter } from '../shared/next'
import { notDuringCooldown, cooldownRegion } from '../shared/cooldown'
import { codeButton, numberChanged, requestCode } from '../sms-code/in-form'
import { thrown } from '../shared/failure'
import * as paths from '../shared/paths'
import { sanitize } from './form'
import { emptyForm, firstProblemNow, numberOf } from './updates'
import { loginSetup } from './login.setup'

/** Signing in by username and password, or by mobile number and SMS code. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description:
    'Signing in by username and password, or by mobile number and SMS code; or trying the site for free.',
  options,
  context: ({ input }) => emptyForm(input),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The field rules and the remembered login are fetched.',
      tags: 'pending',
      meta: { rows: ['LOGIN-14', 'VALID-26', 'WIRE-19'], screen: paths.login },
      invoke: {
        id: 'prepare',
        src: 'prepareLogin',
        onDone: {
          target: 'form',
          actions: { type: 'takeSetup', params: ({ event }) => ({ formSetup: event.output }) },
        },
        onError: {
          target: 'form',
          description: 'Without the rules every field is only required; the platform checks the rest.',
        },
      },
      on: {
        TYPE: {
          description: 'The player can already type; nothing typed is lost.',
          actions: [{ type: 'type', params: ({ event }) => event }, 'keepName'],
        },
        TOGGLE_REMEMBER: { actions: 'toggleRemember' },
        CHOOSE_MOBILE: { guard: 'hasTabs', actions: { type: 'useMethod', params: { method: 'mobile' } } },
        CHOOSE_USERNAME: { actions: { type: 'useMethod', params: { method: 'username' } } },
      },
    },
    form: {
      description: 'The login form.',
      type: 'parallel',
      tags: 'form',
      meta: { screen: paths.login },
      invoke: codeButton('login', numberOf),
      states: {
        method: {
          description: 'Which of the two methods is on screen.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Opens with the remembered method.',
              meta: { rows: ['LOGIN-14'] },
              always: [
                {
                  guard: 'opensMobile',
                  target: 'mobile',
                  description: 'The mobile method was remembered, or chosen during loading.',
                },
                { target: 'username' },
              ],
            },
            username: {
              description: 'The form asks for username and password.',
              meta: { rows: ['LOGIN-01', 'LOGIN-03', 'LOGIN-04', 'LOGIN-13'] },
              entry: { type: 'useMethod', params: { method: 'username' } },
              on: {
                CHOOSE_MOBILE: {
                  guard: 'mayUseMobile',
                  target: 'mobile',
                  description: 'The player switches to SMS login, if it is enabled.',
                },
              },
            },
            mobile: {
              description: 'The form asks for mobile number and SMS code.',
              meta: {
                rows: ['LOGIN-01', 'LOGIN-02', 'LOGIN-05', 'LOGIN-06', 'LOGIN-08', 'LOGIN-19', 'SMS-07'],
              },
              entry: { type: 'useMethod', params: { method: 'mobile' } },
              on: {
                CHOOSE_USERNAME: { guard: 'editing', target: 'username' },
                CHOOSE_DIALING_CODE: {
                  description:
                    'The player chooses another country’s dialling code; its numbers have their own cooldown.',
                  actions: [
                    { type: 'useDialingCode', params: ({ event }) => ({ code: event.code }) },
                    sendTo('smsCode', ({ context, event }) =>
                      numberChanged({ ...numberOf(context), dialingCode: event.code }),
                    ),
                  ],
                },
                GET_CODE: [
                  notDuringCooldown,
                  {
                    guard: 'numberComplete',
                    description: 'The number is valid: a code is requested.',
                    actions: sendTo('smsCode', ({ context }) => requestCode(context, numberOf(context))),
                  },
                  {
                    description: 'The number is missing or wrong; the field says so.',
                    actions: ['showMobileProblem', { type: 'focusField', params: { field: 'mobileNum' } }],
                  },
                ],
              },
            },
          },
        },
        captcha: {
          description: 'The picture with digits, shown only once the platform requires it.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'No captcha shows.',
              meta: { rows: ['LOGIN-10', 'VALID-09'] },
              on: {
                CAPTCHA_WANTED: {
                  target: 'loading',
                  description: 'The platform requires a captcha for the next attempt.',
                },
              },
            },
            loading: {
              description: 'A new picture is loading.',
              tags: ['captcha', 'captcha-pending'],
              meta: { rows: ['LOGIN-10', 'WIRE-09', 'ERROR-40'] },
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
              meta: { rows: ['LOGIN-09', 'LOGIN-10', 'LOGIN-11', 'LOGIN-12', 'VALID-07', 'VALID-28'] },
              on: {
                REFRESH_CAPTCHA: {
                  guard: 'editing',
                  target: 'loading',
                  description: 'The player taps the picture.',
                },
                CAPTCHA_WANTED: {
                  target: 'loading',
                  description: 'Each picture can be used only once: a new one is loaded.',
                },
                CHOOSE_USERNAME: {
                  guard: 'editing',
                  target: 'loading',
                  description: 'The player switches to the other method: a new picture is loaded.',
                },
                CHOOSE_MOBILE: {
                  guard: 'mayUseMobile',
                  target: 'loading',
                  description: 'The player switches to the other method: a new picture is loaded.',
                },
              },
            },
            missing: {
              description: 'The picture could not be loaded; tapping its place tries again.',
              tags: ['captcha', 'captcha-missing'],
              meta: { rows: ['LOGIN-11'] },
              on: { REFRESH_CAPTCHA: 'loading', CAPTCHA_WANTED: 'loading' },
            },
          },
        },
        cooldown: cooldownRegion('login'),
        attempt: {
          description: 'Filling in and sending the form.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The player fills in the form.',
              meta: { rows: ['LOGIN-15', 'LOGIN-16', 'VALID-27'] },
              on: {
                TYPE: [
                  {
                    guard: { type: 'isNumber', params: ({ event }) => ({ field: event.field }) },
                    description: 'The player types a mobile number; each number has its own cooldown.',
                    actions: [
                      { type: 'type', params: ({ event }) => event },
                      sendTo('smsCode', ({ context, event }) =>
                        numberChanged({
                          ...numberOf(context),
                          mobileNum: sanitize('mobileNum', event.value, context.dialingCode),
                        }),
                      ),
                    ],
                  },
                  {
                    description: 'Typing clears the message below the field.',
                    actions: [{ type: 'type', params: ({ event }) => event }, 'keepName'],
                  },
                ],
                TOGGLE_REMEMBER: { actions: 'toggleRemember' },
                SUBMIT: [
                  notDuringCooldown,
                  { guard: 'formComplete', target: 'submitting', description: 'All fields are valid.' },
                  {
                    description:
                      'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
                    actions: [
                      'showProblems',
                      {
                        type: 'focusField',
                        params: ({ context }) => ({ field: firstProblemNow(context) ?? 'username' }),
                      },
                    ],
                  },
                ],
                TRY_FREE: [
                  notDuringCooldown,
                  {
                    target: 'tryingFree',
                    description: 'The player tries the site with a free trial account, without a form.',
                  },
                ],
              },
            },
            submitting: {
              description: 'The platform checks the login. Tapping again does nothing.',
              tags: ['pending', 'submitting'],
              meta: { rows: ['LOGIN-24', 'WIRE-01', 'LOGIN-28'] },
              entry: 'forgetFailure',
              invoke: {
                id: 'signIn',
                src: 'signIn',
                input: ({ context: c }) => ({
                  method: c.method,
                  side: c.side,
                  values: c.values,
                  dialingCode: c.dialingCode,
                  captchaId: c.captcha?.id ?? null,
                }),
                onDone: [
                  {
                    guard: { type: 'signedIn', params: answerIn },
                    target: '#login.signedIn',
                    description: 'The platform accepts the login.',
                    actions: [
                      { type: 'startSession', params: sessionIn },
                      { type: 'keepRemembered', params: ({ context }) => ({ remember: context.remember }) },
                    ],
                  },
                  {
                    guard: { type: 'stepWanted', params: refusalIn },
                    target: '#login.stepWanted',
                    description: 'The password is right, and the account requires a second step.',
                    actions: {
                      type: 'keepRemembered',
                      params: ({ context }) => ({ remember: context.remember }),
                    },
                  },
                  {
                    guard: { type: 'captchaDue', params: refusalIn },
                    target: 'editing',
                    description: 'Refused, and the next attempt needs a captcha. Nothing typed is lost.',
                    actions: [
                      { type: 'keepFailure', params: refusalIn },
                      raise({ type: 'CAPTCHA_WANTED' }),
                      raise({ type: 'REFUSED' }),
                    ],
                  },
                  {
                    target: 'editing',
                    description: 'Refused: the reason shows above the form. Nothing typed is lost.',
                    actions: [{ type: 'keepFailure', params: refusalIn }, raise({ type: 'REFUSED' })],
                  },
                ],
                onError: {
                  target: 'editing',
                  description: 'The request did not get through. Nothing typed is lost.',
                  actions: { type: 'keepError', params: thrown },
                },
              },
            },
            tryingFree: {
              description: 'A trial account is being opened.',
              tags: 'pending',
              meta: { rows: ['LOGIN-16', 'LOGIN-30', 'LOGIN-32', 'WIRE-02', 'CONST-15'] },
              entry: ['forgetFailure', { type: 'notify', params: { kind: 'loading', text: 'please-wait' } }],
              exit: 'stopWaiting',
              invoke: {
                id: 'signInFree',
                src: 'signInFree',
                onDone: [
                  {
                    guard: { type: 'signedIn', params: answerIn },
                    target: '#login.signedIn',
                    actions: { type: 'startSession', params: sessionIn },
                  },
                  {
                    target: 'editing',
                    description: 'No trial account is available: the reason shows above the form.',
                    actions: [{ type: 'keepFailure', params: refusalIn }, raise({ type: 'REFUSED' })],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: { type: 'keepError', params: thrown },
                },
              },
            },
          },
        },
      },
    },
    stepWanted: {
      type: 'final',
      description: 'The screen for the second step opens (chart second-step).',
      meta: { rows: ['LOGIN-24'] },
      entry: { type: 'goTo', params: ({ context }) => stepAfter(context) },
    },
    signedIn: {
      type: 'final',
      description: 'The session starts, and the player goes where they wanted to go, or home.',
      meta: { rows: ['LOGIN-28', 'LOGIN-29', 'SESSION-04'] },
      entry: [
        {
          type: 'goTo',
          params: ({ context }) => ({ ...destination(safeNext(context.next)), replace: true }),
        },
      ],
    },
  },
})
