import { country } from '../shared/country'
import { assign, sendTo, setup } from 'xstate'
import { stepGuards } from '../second-step/wanted'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import * as paths from '../shared/paths'
import { numberChanged } from '../sms-code/in-form'
import { smsCodeMachine, type SmsTarget } from '../sms-code/sms-code.machine'
import {
  checkContact,
  contactProblem,
  firstContactProblem,
  noContact,
  sanitizeContact,
  type ContactFacts,
  type ContactField,
  type ContactKind,
  type ContactProblem,
} from './form'

interface ContactProofContext extends ContactFacts {
  readonly problems: Readonly<Partial<Record<ContactField, ContactProblem>>>
  readonly failure: Failure | null
  /** The part that sends codes has failed: the form continues without it. */
  readonly withoutCodes: boolean
}

type ContactProofEvent =
  | { type: 'TYPE'; field: ContactField; value: string }
  | { type: 'GET_CODE' }
  | { type: 'SUBMIT' }
  | { type: 'STEP_TAKEN' }
  | { type: 'CANCEL' }

/** Where the code goes: a number, or an address. */
const targetOf = ({ values }: ContactFacts): SmsTarget => ({
  mobileNum: values.contact,
  dialingCode: country.dialling,
})

/** Verifying a mobile number or an e-mail address by a code, so that it can be used to reset a password. */
export const contactProofMachine = setup({
  types: {
    context: {} as ContactProofContext,
    events: {} as ContactProofEvent,
    input: {} as { kind: ContactKind },
    children: {} as { smsCode: 'smsCode'; prove: 'proveContact' },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'step' | 'saved',
  },
  actors: {
    smsCode: smsCodeMachine,
    proveContact: callActor<Answer<null>, ContactFacts>('proveContact'),
  },
  actions: {
    ...effects,
    type: assign(({ context }, { field, value }: { field: ContactField; value: string }) => ({
      values: { ...context.values, [field]: sanitizeContact(context.kind, field, value) },
      problems: { ...context.problems, [field]: undefined },
      failure: null,
    })),
    showContactProblem: assign(({ context }) => ({
      problems: { ...context.problems, contact: contactProblem(context, 'contact') ?? undefined },
    })),
    showProblems: assign(({ context }) => ({ problems: checkContact(context) })),
    forgetPassword: assign(({ context }) => ({ values: { ...context.values, loginPassword: '' } })),
    goWithoutCodes: assign({ withoutCodes: true }),
    forgetAll: assign({ values: noContact }),
    keepFailure: assign(failureKept),
  },
  guards: {
    changesTarget: ({ context }, { field }: { field: ContactField }) =>
      field === 'contact' && !context.withoutCodes,
    sendsCodes: ({ context }) => !context.withoutCodes,
    contactWrong: ({ context }) => contactProblem(context, 'contact') !== null,
    incomplete: ({ context }) => firstContactProblem(context) !== null,
    accepted: (_, { answer }: { answer: Answer<null> }) => answer.ok,
    ...stepGuards,
  },
}).createMachine({
  id: 'contact-proof',
  description:
    'Verifies a mobile number or e-mail address with a code, so that it can be used to reset a password.',
  options,
  context: ({ input }) => ({
    kind: input.kind,
    values: noContact,
    problems: {},
    failure: null,
    withoutCodes: false,
  }),
  initial: 'form',
  states: {
    form: {
      description: 'The form asks for the number or address, the code, and the login password.',
      meta: { rows: ['ROUTE-60', 'MEMBER-36', 'SMS-01'], screen: paths.securityCenter },
      invoke: {
        id: 'smsCode',
        src: 'smsCode',
        input: ({ context }) => ({ purpose: context.kind, target: targetOf(context) }),
        onError: {
          actions: [
            'goWithoutCodes',
            { type: 'logFault', params: { what: 'contact code', code: 'unknown' } },
          ],
        },
      },
      initial: 'editing',
      states: {
        editing: {
          description: 'The player fills in the form and asks for the code.',
          meta: { rows: ['ROUTE-60', 'SMS-07'], screen: paths.securityCenter },
          on: {
            TYPE: [
              {
                guard: { type: 'changesTarget', params: ({ event }) => ({ field: event.field }) },
                description: 'The player types another number or address, which has its own cooldown.',
                actions: [
                  { type: 'type', params: ({ event }) => event },
                  sendTo('smsCode', ({ context }) => numberChanged(targetOf(context))),
                ],
              },
              {
                description: 'Typing clears the message below the field.',
                actions: { type: 'type', params: ({ event }) => event },
              },
            ],
            GET_CODE: [
              {
                guard: 'contactWrong',
                description:
                  'The number or address is missing or wrong: the field says so and gets the focus.',
                actions: ['showContactProblem', { type: 'focusField', params: { field: 'contact' } }],
              },
              {
                guard: 'sendsCodes',
                description: 'A code is sent to the number or address.',
                actions: sendTo('smsCode', ({ context }) => ({
                  type: 'SEND',
                  target: targetOf(context),
                  captcha: '',
                  captchaId: null,
                })),
              },
            ],
            SUBMIT: [
              {
                guard: 'incomplete',
                description:
                  'Something is wrong: the messages show below the fields, and the first wrong one gets the focus.',
                actions: [
                  'showProblems',
                  {
                    type: 'focusField',
                    params: ({ context }) => ({ field: firstContactProblem(context) ?? 'contact' }),
                  },
                ],
              },
              { target: 'saving', description: 'All fields are valid.' },
            ],
          },
        },
        saving: {
          description: 'The platform checks code and password. Tapping again does nothing.',
          tags: 'pending',
          meta: { rows: ['ROUTE-60'], screen: paths.securityCenter },
          invoke: {
            id: 'prove',
            src: 'proveContact',
            input: ({ context: { kind, values } }) => ({ kind, values }),
            onDone: [
              {
                guard: { type: 'accepted', params: answerIn },
                target: '#contact-proof.saved',
                description: 'The number or address belongs to the account from now on.',
              },
              {
                guard: { type: 'stepWanted', params: answerIn },
                target: 'stepping',
                description: 'The account has a second step, and this change requires it.',
              },
              {
                target: 'editing',
                description: 'Refused: the reason shows, and only the password has to be typed again.',
                actions: [{ type: 'keepFailure', params: refusalIn }, 'forgetPassword'],
              },
            ],
            onError: {
              target: 'editing',
              description: 'The request failed or its outcome is unknown; sending it again does no harm.',
              actions: [{ type: 'keepFailure', params: thrown }, 'forgetPassword'],
            },
          },
        },
        stepping: {
          description: 'The second step (chart second-step) replaces the form.',
          tags: 'step',
          meta: { rows: ['ROUTE-60'], screen: paths.securityCenter },
          on: {
            STEP_TAKEN: {
              target: 'saving',
              description: 'The second step succeeded: the change is sent again with it.',
            },
            CANCEL: {
              target: 'editing',
              description: 'The player goes back to the form; the password has to be typed again.',
              actions: ['forgetPassword', { type: 'focusField', params: { field: 'loginPassword' } }],
            },
          },
        },
      },
    },
    saved: {
      type: 'final',
      description: 'Done; what was typed is cleared, and a message says that the change is saved.',
      tags: 'saved',
      meta: { rows: ['ROUTE-60', 'ERROR-16'], screen: paths.securityCenter },
      entry: [
        'forgetAll',
        {
          type: 'notify',
          params: { kind: 'success', text: 'change-saved', milliseconds: limits.successToast },
        },
      ],
    },
  },
})
