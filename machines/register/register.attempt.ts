import { raise, sendTo } from 'xstate'
import { refusalIn, sessionIn } from '../shared/answers'
import { failureOf } from '../shared/failure'
import { notWhilePaused } from '../shared/pause'
import { numberChanged } from '../sms-code/in-form'
import { firstProblem, letIn } from './form'
import { affiliateCodeOf, registerPayload } from './payload'
import { registerSetup } from './register.setup'
import { blameOf, nameWorthAsking, numberOf } from './updates'

const tooLate = {
  target: 'editing',
  description: 'No answer in time. Nothing typed is lost.',
  actions: 'giveUpWaiting',
} as const

/** Filling in and sending: check the form, then the code, then the affiliate code, then register (REG-13). */
export const attemptRegion = registerSetup.createStateConfig({
  description: 'Filling in and sending.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The player fills in the form.',
      meta: { rows: ['REG-07', 'VALID-01', 'VALID-02', 'VALID-04', 'VALID-05', 'VALID-06', 'VALID-12'] },
      on: {
        TYPE: [
          {
            guard: { type: 'typesNumber', params: ({ event }) => ({ field: event.field }) },
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
            guard: { type: 'typesName', params: ({ event }) => ({ field: event.field }) },
            description: 'Typing the username: beside the form it is asked whether it is free.',
            actions: [
              { type: 'type', params: ({ event }) => event },
              sendTo('nameCheck', ({ context, event }) => ({
                type: 'NAME',
                name: nameWorthAsking(context, event.value),
              })),
            ],
          },
          {
            guard: { type: 'onScreen', params: ({ event }) => ({ field: event.field }) },
            description: 'Typing takes the message under the field away.',
            actions: { type: 'type', params: ({ event }) => event },
          },
        ],
        TOGGLE_AGREE: { description: 'The terms are accepted, or not.', actions: 'toggleAgree' },
        SUBMIT: [
          notWhilePaused,
          {
            guard: 'readyToSend',
            target: 'deciding',
            description: 'All fields are right and the terms accepted.',
          },
          {
            guard: 'maySubmit',
            description: 'Something is wrong: it says so under the fields, and goes to the first one.',
            actions: [
              'showProblems',
              {
                type: 'focusField',
                params: ({ context }) => ({ field: firstProblem(context) ?? 'username' }),
              },
            ],
          },
        ],
      },
    },
    deciding: {
      description: 'What is still to be checked before the form may be sent.',
      meta: { rows: ['REG-13'] },
      always: [
        { guard: 'proofDue', target: 'verifying', description: 'The code, by the third party.' },
        { guard: 'affiliateDue', target: 'checkingAffiliate', description: 'The affiliate code.' },
        { target: 'submitting', description: 'Nothing more.' },
      ],
    },
    verifying: {
      description: 'The third party checks the code that it sent.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['REG-12', 'REG-13', 'WIRE-11'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'verify',
        src: 'verifyPhone',
        input: ({ context }) => ({ ...numberOf(context), code: context.values.verificationCode }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'deciding',
            description: 'The code is right.',
            actions: {
              type: 'keepProof',
              params: ({ context, event }) => ({
                proof: {
                  ...numberOf(context),
                  code: context.values.verificationCode,
                  idToken: event.output.ok ? event.output.value.idToken : '',
                },
              }),
            },
          },
          {
            target: 'editing',
            description: 'The code is wrong: it says so at the field, and goes there.',
            actions: [
              { type: 'showRefusal', params: ({ event }) => refusalIn(event.output) },
              { type: 'focusField', params: { field: 'verificationCode' } },
              raise({ type: 'REFUSED' }),
            ],
          },
        ],
        onError: {
          target: 'editing',
          description: 'The third party did not answer. Nothing typed is lost.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: { longestWait: tooLate },
    },
    checkingAffiliate: {
      description: 'The platform checks the affiliate code.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['REG-13', 'REG-15', 'VALID-13', 'WIRE-21'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'affiliate',
        src: 'checkAffiliate',
        input: ({ context }) => ({ code: affiliateCodeOf(context), domain: context.link.domain }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'deciding',
            description: 'The code is good.',
            actions: {
              type: 'trustCode',
              params: ({ context }) => ({ code: affiliateCodeOf(context) }),
            },
          },
          {
            guard: 'asksForCode',
            target: 'editing',
            description: 'Nobody has this code: it says so at the field, and goes there.',
            actions: [
              { type: 'showRefusal', params: { failure: { code: 'invitation-wrong' } } },
              { type: 'focusField', params: { field: 'affiliateCode' } },
            ],
          },
          {
            target: 'deciding',
            description:
              'Nobody has the code of the link, and there is no field for another: it does not count.',
            actions: 'dropLink',
          },
        ],
        onError: {
          target: 'editing',
          description: 'The request did not get through. Nothing typed is lost.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: { longestWait: tooLate },
    },
    submitting: {
      description: 'The platform opens the account. Tapping again does nothing.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['REG-08', 'REG-09', 'REG-10', 'REG-11', 'REG-12', 'WIRE-04', 'WIRE-05'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => ({
          by: context.tab,
          payload: registerPayload(context, context.environment),
          captchaId: context.captcha?.id ?? null,
        }),
        onDone: [
          {
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: '#register.registered',
            description: 'The account is open.',
            actions: { type: 'startSession', params: ({ event }) => sessionIn(event.output) },
          },
          {
            guard: { type: 'concernsField', params: ({ event }) => refusalIn(event.output) },
            target: 'editing',
            description:
              'Refused because of one field: it says so there, and goes there. Nothing typed is lost.',
            actions: [
              { type: 'showRefusal', params: ({ event }) => refusalIn(event.output) },
              {
                type: 'focusField',
                params: ({ context, event }) => ({
                  field: blameOf(context, refusalIn(event.output).failure)?.field ?? 'username',
                }),
              },
              raise({ type: 'CAPTCHA_USED' }),
            ],
          },
          {
            target: 'editing',
            description:
              'Refused: the reason shows above the form, with a captcha where the platform wants one next. Nothing typed is lost.',
            actions: [
              { type: 'showRefusal', params: ({ event }) => refusalIn(event.output) },
              raise({ type: 'CAPTCHA_USED' }),
              raise({ type: 'REFUSED' }),
            ],
          },
        ],
        onError: {
          target: 'editing',
          description: 'The request did not get through. Nothing typed is lost.',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            raise({ type: 'CAPTCHA_USED' }),
          ],
        },
      },
      after: {
        longestWait: { ...tooLate, actions: ['giveUpWaiting', raise({ type: 'CAPTCHA_USED' })] },
      },
    },
  },
})
