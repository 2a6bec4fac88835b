import { answerIn } from '../shared/chart'
import { raise, sendTo } from 'xstate'
import { refusalIn, sessionIn } from '../shared/answers'
import { thrown } from '../shared/failure'
import { notDuringCooldown } from '../shared/cooldown'
import { numberChanged } from '../sms-code/in-form'
import { firstProblem, sanitize } from './form'
import { forgotSetup } from './forgot.setup'
import { automaticLogin, emptiedBy, mailRequest, numberOf, phoneReset } from './updates'

const wait = { type: 'notify', params: { kind: 'loading', text: 'please-wait' } } as const

/** Filling in and sending. */
export const attemptRegion = forgotSetup.createStateConfig({
  description: 'Filling in and sending the form.',
  initial: 'editing',
  on: {
    CODE_SENT: {
      guard: { type: 'forThisNumber', params: ({ event }) => ({ target: event.target }) },
      description: 'A code was sent to this number: its field is enabled.',
      actions: { type: 'keepSent', params: ({ event }) => ({ sentTo: event.target.mobileNum }) },
    },
  },
  states: {
    editing: {
      description: 'The player fills in the form.',
      meta: {
        rows: [
          'VALID-15',
          'VALID-16',
          'VALID-17',
          'VALID-19',
          'VALID-30',
          'VALID-31',
          'VALID-32',
          'VALID-33',
        ],
      },
      on: {
        TYPE: [
          {
            guard: { type: 'takesNumber', params: ({ event }) => ({ field: event.field }) },
            description: 'The player types a mobile number; each number has its own cooldown and code.',
            actions: [
              { type: 'type', params: ({ event }) => event },
              sendTo('smsCode', ({ context, event }) =>
                numberChanged({
                  ...numberOf(context),
                  mobileNum: sanitize('mobileNum', event.value, numberOf(context).dialingCode),
                }),
              ),
            ],
          },
          {
            guard: { type: 'takes', params: ({ event }) => ({ field: event.field }) },
            description:
              'The phone form is checked while typing; the code field only accepts digits after a code was sent.',
            actions: { type: 'type', params: ({ event }) => event },
          },
        ],
        SUBMIT: [
          notDuringCooldown,
          { guard: 'mailReady', target: 'mailing', description: 'Username and e-mail are valid.' },
          {
            guard: 'isMail',
            description:
              'Something is wrong: the message shows below the e-mail, and the first wrong field gets the focus.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstProblem(context) ?? 'username' }),
              },
            ],
          },
          {
            guard: 'phoneReady',
            target: 'resetting',
            description: 'Number, code and password are valid; until then the button is disabled.',
          },
        ],
      },
    },
    mailing: {
      description: 'The platform is asked to send an e-mail. Tapping again does nothing.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['FORGOT-05', 'FORGOT-06', 'VALID-18', 'ERROR-02', 'CONST-15', 'WIRE-14'] },
      entry: ['forgetFailure', 'trim', wait],
      exit: 'stopWaiting',
      invoke: {
        id: 'mail',
        src: 'sendMail',
        input: ({ context }) => mailRequest(context),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: '#forgot-password.mailSent',
            description: 'The e-mail was sent. Only the e-mail shows whether the account exists.',
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
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    resetting: {
      description: 'The platform sets the new password. Tapping again does nothing.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['FORGOT-10', 'FORGOT-13', 'FORGOT-14', 'ERROR-42', 'CONST-15', 'WIRE-15'] },
      entry: ['forgetFailure', wait],
      exit: 'stopWaiting',
      invoke: {
        id: 'reset',
        src: 'resetByPhone',
        input: ({ context }) => phoneReset(context),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'signingIn',
            description: 'The new password is valid; the platform names the account.',
            actions: {
              type: 'keepUserName',
              params: ({ event }) => ({ userName: event.output.ok ? event.output.value.userName : '' }),
            },
          },
          {
            target: 'editing',
            description:
              'Refused: the new password is cleared if it is the same as before, otherwise the code is.',
            actions: [
              { type: 'emptyRefused', params: refusalIn },
              {
                type: 'focusField',
                params: (done) => ({ field: emptiedBy(refusalIn(done).failure) }),
              },
              raise({ type: 'REFUSED' }),
            ],
          },
        ],
        onError: {
          target: 'editing',
          description: 'The request did not get through; the code is cleared.',
          actions: { type: 'emptyRefused', params: thrown },
        },
      },
    },
    signingIn: {
      description: 'The password is changed; the player is now signed in with it automatically.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['FORGOT-11', 'FORGOT-12', 'WIRE-01'] },
      entry: wait,
      exit: 'stopWaiting',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => automaticLogin(context),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: '#forgot-password.signedIn',
            actions: { type: 'startSession', params: sessionIn },
          },
          {
            target: '#forgot-password.changed',
            description: 'The automatic login requires more, such as a captcha.',
          },
        ],
        onError: {
          target: '#forgot-password.changed',
          description: 'The login request did not get through.',
        },
      },
    },
  },
})
