import { assign, setup } from 'xstate'
import { confirmedChangeActor } from '../confirmed-change/confirmed-change.machine'
import { changeGuards, type ChangeOutcome } from '../confirmed-change/outcome'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, endIn, options, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { digits } from '../shared/fields'
import * as paths from '../shared/paths'

/** Digits of an authenticator code. */
export const appCodeLength = 6

/** Turning the app on, or creating new recovery codes while it is on. */
export type AppMode = 'on' | 'codes'

/** The app's setup secret: as QR code text, and for typing. */
interface AppSecret {
  readonly secret: string
  readonly uri: string
}

/** Result of the password step: an app's secret, or new recovery codes. */
export type Opened = Partial<AppSecret> & { readonly codes?: readonly string[] }

interface AuthenticatorContext {
  readonly mode: AppMode
  readonly code: string
  readonly missing: boolean
  readonly secret: AppSecret | null
  readonly codes: readonly string[]
  readonly failure: Failure | null
}

type AuthenticatorEvent = { type: 'TYPE'; value: string } | { type: 'SUBMIT' } | { type: 'KEPT' }

const screen = paths.securityCenter
const rows = ['ROUTE-60'] as const

/** Turning an authenticator app on, and its recovery codes. */
export const authenticatorMachine = setup({
  types: {
    context: {} as AuthenticatorContext,
    events: {} as AuthenticatorEvent,
    input: {} as { mode: AppMode },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'opening' | 'secret' | 'codes' | 'done',
  },
  actors: {
    open: confirmedChangeActor<AppMode, Opened>(),
    confirm: callActor<Answer<readonly string[]>, { code: string }>('confirm'),
  },
  actions: {
    ...effects,
    type: assign((_, { value }: { value: string }) => ({
      code: digits(value, appCodeLength),
      missing: false,
      failure: null,
    })),
    sayMissing: assign({ missing: true }),
    keepOpened: assign((_, { opened }: { opened: Opened }) => ({
      secret: opened.secret && opened.uri ? { secret: opened.secret, uri: opened.uri } : null,
      codes: opened.codes ?? [],
      failure: null,
    })),
    keepCodes: assign((_, { codes }: { codes: readonly string[] }) => ({ codes, failure: null })),
    keepFailure: assign(failureKept),
    forgetCode: assign({ code: '' }),
    forgetSecret: assign({ secret: null, code: '' }),
    forgetCodes: assign({ codes: [] }),
  },
  guards: {
    ...changeGuards,
    codeMissing: ({ context }) => context.code.length < appCodeLength,
    gaveCodes: (_, { ended }: { ended: ChangeOutcome<Opened> }) => ended.value?.codes !== undefined,
    accepted: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
  },
}).createMachine({
  id: 'authenticator',
  description: 'Turns on an authenticator app, and issues its recovery codes.',
  options,
  context: ({ input }) => ({
    ...input,
    code: '',
    missing: false,
    secret: null,
    codes: [],
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description:
        'A panel says what will happen and asks for the login password and, if the account has one, the second step.',
      tags: 'opening',
      meta: { rows, screen },
      invoke: {
        id: 'change',
        src: 'open',
        input: ({ context: { mode } }) => ({ change: mode, asks: 'password' }),
        onDone: [
          {
            guard: { type: 'gaveCodes', params: endIn },
            target: 'codes',
            description: 'New recovery codes are issued; the old ones no longer work.',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output.value ?? {} }) },
          },
          {
            guard: { type: 'wasAccepted', params: endIn },
            target: 'scanning',
            description: 'The platform has issued a secret for the app; the authenticator is not active yet.',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output.value ?? {} }) },
          },
          { target: 'done', description: 'The player cancelled.' },
        ],
        onError: {
          target: 'done',
          description: 'Something went wrong; the list shows what is currently set up.',
        },
      },
    },
    scanning: {
      description:
        'The secret shows as a QR code and as text; the player types the code that their app displays.',
      tags: 'secret',
      meta: { rows, screen },
      on: {
        TYPE: {
          description: 'The player types the code; only digits are accepted.',
          actions: { type: 'type', params: ({ event }) => ({ value: event.value }) },
        },
        SUBMIT: [
          {
            guard: 'codeMissing',
            description: 'The code is incomplete: the field says so and gets the focus.',
            actions: ['sayMissing', { type: 'focusField', params: { field: 'appCode' } }],
          },
          { target: 'confirming', description: 'The code has all six digits.' },
        ],
      },
    },
    confirming: {
      description: 'The platform checks the code. Tapping again does nothing.',
      tags: ['secret', 'pending'],
      meta: { rows, screen },
      exit: 'forgetCode',
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context: { code } }) => ({ code }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'codes',
            description: 'The authenticator app is active from now on.',
            actions: [
              {
                type: 'keepCodes',
                params: ({ event }) => ({ codes: event.output.ok ? event.output.value : [] }),
              },
              'forgetSecret',
            ],
          },
          {
            target: 'scanning',
            description: 'The code was refused; the app shows a new one every 30 seconds.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'scanning',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    codes: {
      description: 'Ten recovery codes, shown only this once; each can be used once instead of an app code.',
      tags: 'codes',
      meta: { rows, screen },
      on: { KEPT: { target: 'done', description: 'The player confirms that they have saved the codes.' } },
    },
    done: {
      type: 'final',
      description: 'The panel closes; neither secret nor codes are kept on the phone.',
      tags: 'done',
      meta: { rows, screen },
      entry: 'forgetCodes',
    },
  },
})
