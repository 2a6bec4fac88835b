import { answerIn } from '../shared/chart'
import { raise, sendTo } from 'xstate'
import { refusalIn, sessionIn } from '../shared/answers'
import { thrown } from '../shared/failure'
import { notDuringCooldown } from '../shared/cooldown'
import { numberChanged } from '../sms-code/in-form'
import { firstProblem, sanitize } from './form'
import { affiliateCodeOf, registerPayload } from './payload'
import { registerSetup } from './register.setup'
import { blameOf, nameWorthAsking, numberOf } from './updates'

/** Filling in and sending: check the form, then the code, then the affiliate code, then register (REG-13). */
export const attemptRegion = registerSetup.createStateConfig({
  description: 'Filling in and sending the form.',
  initial: 'editing',
  states: {
    editing: {
      description: 'The player fills in the form.',
      meta: { rows: ['REG-07', 'VALID-01', 'VALID-02', 'VALID-04', 'VALID-05', 'VALID-06', 'VALID-12'] },
      on: {
        TYPE: [
          {
            guard: { type: 'typesNumber', params: ({ event }) => ({ field: event.field }) },
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
            guard: { type: 'typesName', params: ({ event }) => ({ field: event.field }) },
            description:
              'The player types the username; the form checks in the background whether it is free.',
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
            description: 'Typing clears the message below the field.',
            actions: { type: 'type', params: ({ event }) => event },
          },
        ],
        TOGGLE_AGREE: {
          description: 'The player accepts the terms, or withdraws their consent.',
          actions: 'toggleAgree',
        },
        SUBMIT: [
          notDuringCooldown,
          {
            guard: 'readyToSend',
            target: 'deciding',
            description: 'All fields are valid, and the terms are accepted.',
          },
          {
            guard: 'maySubmit',
            description:
              'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
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
      description: 'Decides what has to be checked before the form is sent.',
      meta: { rows: ['REG-13'] },
      always: [
        { guard: 'proofDue', target: 'verifying', description: 'The SMS provider has to check the code.' },
        {
          guard: 'affiliateDue',
          target: 'checkingAffiliate',
          description: 'The platform has to check the affiliate code.',
        },
        { target: 'submitting', description: 'Nothing more has to be checked.' },
      ],
    },
    verifying: {
      description: 'The SMS provider checks the code it sent.',
      tags: ['pending', 'submitting'],
      meta: { rows: ['REG-12', 'REG-13', 'WIRE-11'] },
      entry: 'forgetFailure',
      invoke: {
        id: 'verify',
        src: 'verifyPhone',
        input: ({ context }) => ({ ...numberOf(context), code: context.values.verificationCode }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'deciding',
            description: 'The code is correct.',
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
            description: 'The code is wrong: the field says so and gets the focus.',
            actions: [
              { type: 'showRefusal', params: refusalIn },
              { type: 'focusField', params: { field: 'verificationCode' } },
              raise({ type: 'REFUSED' }),
            ],
          },
        ],
        onError: {
          target: 'editing',
          description: 'The SMS provider did not respond. Nothing typed is lost.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
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
            guard: { type: 'accepted', params: answerIn },
            target: 'deciding',
            description: 'The affiliate code is valid.',
            actions: {
              type: 'trustCode',
              params: ({ context }) => ({ code: affiliateCodeOf(context) }),
            },
          },
          {
            guard: 'asksForCode',
            target: 'editing',
            description: 'The code does not exist: the field says so and gets the focus.',
            actions: [
              { type: 'showRefusal', params: { failure: { code: 'invitation-wrong' } } },
              { type: 'focusField', params: { field: 'affiliateCode' } },
            ],
          },
          {
            target: 'deciding',
            description:
              'The link’s code does not exist, and there is no field for another one: it is ignored.',
            actions: 'dropLink',
          },
        ],
        onError: {
          target: 'editing',
          description: 'The request did not get through. Nothing typed is lost.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
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
            guard: { type: 'accepted', params: answerIn },
            target: '#register.registered',
            description: 'The account has been opened.',
            actions: { type: 'startSession', params: sessionIn },
          },
          {
            guard: { type: 'concernsField', params: refusalIn },
            target: 'editing',
            description:
              'Refused because of one field: the field says why and gets the focus. Nothing typed is lost.',
            actions: [
              { type: 'showRefusal', params: refusalIn },
              {
                type: 'focusField',
                params: ({ context, event }) => ({
                  field: blameOf(context, refusalIn({ event }).failure)?.field ?? 'username',
                }),
              },
              raise({ type: 'CAPTCHA_USED' }),
            ],
          },
          {
            target: 'editing',
            description:
              'Refused: the reason shows above the form, with a captcha if the next attempt needs one. Nothing typed is lost.',
            actions: [
              { type: 'showRefusal', params: refusalIn },
              raise({ type: 'CAPTCHA_USED' }),
              raise({ type: 'REFUSED' }),
            ],
          },
        ],
        onError: {
          target: 'editing',
          description: 'The request did not get through. Nothing typed is lost.',
          actions: [{ type: 'keepFailure', params: thrown }, raise({ type: 'CAPTCHA_USED' })],
        },
      },
    },
  },
})
