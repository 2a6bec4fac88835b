import { raise, sendTo } from 'xstate'
import { options } from '../shared/chart'
import { destination, safeNext } from '../shared/next'
import { notWhilePaused, pauseRegion } from '../shared/pause'
import { codeButton, numberChanged, wishForCode } from '../sms-code/in-form'
import { letIn } from './form'
import { emptyForm, firstProblemNow, numberOf, refusalParam, sessionParam } from './updates'
import { loginSetup } from './login.setup'

/** Signing in, by username and password or by mobile number and SMS code. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description:
    'Signing in, by username and password or by mobile number and SMS code; or trying the site for free.',
  options,
  context: ({ input }) => emptyForm(input),
  initial: 'preparing',
  states: {
    preparing: {
      description: 'The field rules and the remembered login are fetched.',
      tags: 'pending',
      meta: { rows: ['LOGIN-14', 'VALID-26', 'WIRE-19'], screen: '/m/login' },
      invoke: {
        id: 'prepare',
        src: 'prepareLogin',
        onDone: {
          target: 'form',
          actions: { type: 'takeKit', params: ({ event }) => ({ kit: event.output }) },
        },
        onError: {
          target: 'form',
          description: 'Without rules every field is simply required; the platform checks.',
        },
      },
      after: {
        longestWait: { target: 'form', description: 'No answer in time: the form opens without rules.' },
      },
      on: {
        TYPE: {
          description: 'Nothing gets lost.',
          actions: { type: 'type', params: ({ event }) => event },
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
      meta: { screen: '/m/login' },
      invoke: codeButton('login', numberOf),
      states: {
        method: {
          description: 'Which of the two ways is on screen.',
          initial: 'choosing',
          states: {
            choosing: {
              description: 'Opens with the way that was remembered.',
              meta: { rows: ['LOGIN-14'] },
              always: [
                { guard: 'opensMobile', target: 'mobile', description: 'Remembered, or chosen early.' },
                { target: 'username' },
              ],
            },
            username: {
              description: 'Username and password.',
              meta: { rows: ['LOGIN-01', 'LOGIN-03', 'LOGIN-04', 'LOGIN-13'] },
              entry: { type: 'useMethod', params: { method: 'username' } },
              on: {
                CHOOSE_MOBILE: {
                  guard: 'mayUseMobile',
                  target: 'mobile',
                  description: 'There only when SMS login is on.',
                },
              },
            },
            mobile: {
              description: 'Mobile number and SMS code.',
              meta: {
                rows: ['LOGIN-01', 'LOGIN-02', 'LOGIN-05', 'LOGIN-06', 'LOGIN-08', 'LOGIN-19', 'SMS-07'],
              },
              entry: { type: 'useMethod', params: { method: 'mobile' } },
              on: {
                CHOOSE_USERNAME: { guard: 'editing', target: 'username' },
                CHOOSE_DIALING_CODE: {
                  description: 'Another country’s code; its numbers have a wait of their own.',
                  actions: [
                    { type: 'useDialingCode', params: ({ event }) => ({ code: event.code }) },
                    sendTo('smsCode', ({ context, event }) =>
                      numberChanged({ ...numberOf(context), dialingCode: event.code }),
                    ),
                  ],
                },
                GET_CODE: [
                  notWhilePaused,
                  {
                    guard: 'numberComplete',
                    description: 'The number is fine: ask for a code.',
                    actions: sendTo('smsCode', ({ context }) => wishForCode(context, numberOf(context))),
                  },
                  {
                    description: 'The number is missing or wrong: say so at the field.',
                    actions: ['showMobileProblem', { type: 'focusField', params: { field: 'mobileNum' } }],
                  },
                ],
              },
            },
          },
        },
        captcha: {
          description: 'The picture with digits, shown only after the platform has asked for it.',
          initial: 'hidden',
          states: {
            hidden: {
              description: 'No captcha.',
              meta: { rows: ['LOGIN-10', 'VALID-09'] },
              on: {
                CAPTCHA_WANTED: {
                  target: 'loading',
                  description: 'The platform wants one with the next try.',
                },
              },
            },
            loading: {
              description: 'A fresh picture is on its way.',
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
              after: { longestWait: { target: 'missing', description: 'No picture in time.' } },
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
                CAPTCHA_WANTED: { target: 'loading', description: 'A used picture is no longer good.' },
                CHOOSE_USERNAME: {
                  guard: 'editing',
                  target: 'loading',
                  description: 'The way changes: a fresh picture.',
                },
                CHOOSE_MOBILE: {
                  guard: 'mayUseMobile',
                  target: 'loading',
                  description: 'The way changes: a fresh picture.',
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
        pause: pauseRegion('login'),
        attempt: {
          description: 'Filling in and sending.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The player fills in the form.',
              meta: { rows: ['LOGIN-15', 'LOGIN-16', 'VALID-27'] },
              on: {
                TYPE: [
                  {
                    guard: { type: 'isNumber', params: ({ event }) => ({ field: event.field }) },
                    description: 'Typing the mobile number: another number has a wait of its own.',
                    actions: [
                      { type: 'type', params: ({ event }) => event },
                      sendTo('smsCode', ({ context, event }) =>
                        numberChanged({
                          ...numberOf(context),
                          mobileNum: letIn('mobileNum', event.value, context.dialingCode),
                        }),
                      ),
                    ],
                  },
                  {
                    description: 'Typing takes the message under the field away.',
                    actions: { type: 'type', params: ({ event }) => event },
                  },
                ],
                TOGGLE_REMEMBER: { actions: 'toggleRemember' },
                SUBMIT: [
                  notWhilePaused,
                  { guard: 'formComplete', target: 'submitting', description: 'All fields are right.' },
                  {
                    description:
                      'Something is wrong: it says so under the fields, and goes to the first one.',
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
                  notWhilePaused,
                  { target: 'tryingFree', description: 'A free-trial account, without any form.' },
                ],
              },
            },
            submitting: {
              description: 'The platform checks. Tapping again does nothing.',
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
                    guard: { type: 'signedIn', params: ({ event }) => ({ answer: event.output }) },
                    target: '#login.signedIn',
                    description: 'The platform says yes.',
                    actions: [
                      { type: 'startSession', params: ({ event }) => sessionParam(event.output) },
                      { type: 'keepRemembered', params: ({ context }) => ({ remember: context.remember }) },
                    ],
                  },
                  {
                    guard: { type: 'captchaDue', params: ({ event }) => refusalParam(event.output) },
                    target: 'editing',
                    description: 'Refused, and the next try needs a captcha. Nothing typed is lost.',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => refusalParam(event.output) },
                      raise({ type: 'CAPTCHA_WANTED' }),
                      raise({ type: 'REFUSED' }),
                    ],
                  },
                  {
                    target: 'editing',
                    description: 'Refused: the reason shows above the form. Nothing typed is lost.',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => refusalParam(event.output) },
                      raise({ type: 'REFUSED' }),
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  description: 'The request did not get through. Nothing typed is lost.',
                  actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                longestWait: { target: 'editing', description: 'No answer.', actions: 'giveUpWaiting' },
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
                    guard: { type: 'signedIn', params: ({ event }) => ({ answer: event.output }) },
                    target: '#login.signedIn',
                    actions: { type: 'startSession', params: ({ event }) => sessionParam(event.output) },
                  },
                  {
                    target: 'editing',
                    description: 'No trial now: the reason shows above the form.',
                    actions: [
                      { type: 'keepFailure', params: ({ event }) => refusalParam(event.output) },
                      raise({ type: 'REFUSED' }),
                    ],
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                },
              },
              after: {
                longestWait: { target: 'editing', description: 'No answer.', actions: 'giveUpWaiting' },
              },
            },
          },
        },
      },
    },
    signedIn: {
      type: 'final',
      description: 'The session starts and the player goes where he wanted to go, or home.',
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
