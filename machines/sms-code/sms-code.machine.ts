import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { answerIn, callActor, options, watchActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, thrown, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { cooldownOf } from '../shared/cooldown'

/** What a code is for; the last two verify a number or an address of a signed-in account. */
export type SmsPurpose = 'login' | 'register' | 'forget' | 'mobile' | 'email'

export interface SmsTarget {
  readonly mobileNum: string
  readonly dialingCode: string
}

interface SmsContext {
  readonly purpose: SmsPurpose
  readonly target: SmsTarget
  /** When the next code can be sent, milliseconds UTC; the view derives the seconds on screen. */
  readonly until: number | null
  readonly failure: Failure | null
  /** A code was sent to this number on this visit. */
  readonly sent: boolean
}

/** Another tab has stored a cooldown for this purpose and number. */
export type AskedElsewhere = { type: 'ASKED_ELSEWHERE' }

export type SmsEvent =
  | { type: 'SEND'; target: SmsTarget; captcha: string; captchaId: string | null }
  | { type: 'NUMBER_CHANGED'; target: SmsTarget }
  | AskedElsewhere
  | { type: 'DEADLINE' }

/** An accepted request: when the next code can be requested, milliseconds UTC. */
export interface SmsSent {
  readonly until: number
  /** A captcha was sent along: its picture is used up. */
  readonly captchaUsed?: boolean
}

/** The request to the platform. */
export interface SmsRequest {
  readonly purpose: SmsPurpose
  readonly target: SmsTarget
  readonly captcha: string
  /** Which picture was answered; null if none was. */
  readonly captchaId: string | null
}

/** A cooldown as stored: after a sent code, or after too many attempts. */
export interface SmsWait {
  readonly until: number
  readonly imposed: boolean
}

/** The cooldown that follows from an answer. */
const waitIn = (answer: Answer<SmsSent>): SmsWait =>
  answer.ok
    ? { until: answer.value.until, imposed: false }
    : { until: answer.failure.until ?? 0, imposed: true }

/** Identifies the cooldown: each purpose and number has its own. */
const waitOf = ({ context: { purpose, target } }: { context: SmsContext }) => ({ purpose, target })

/** The get-code button, wherever it is used: ready, sending, counting down, ready again. */
export const smsCodeMachine = setup({
  types: {
    context: {} as SmsContext,
    events: {} as SmsEvent,
    input: {} as { purpose: SmsPurpose; target: SmsTarget },
    meta: {} as ChartMeta,
    tags: {} as 'pending' | 'counting' | 'ready',
  },
  actors: {
    readDeadline: callActor<SmsWait | null, { purpose: SmsPurpose; target: SmsTarget }>('readDeadline'),
    sendCode: callActor<Answer<SmsSent>, SmsRequest>('sendCode'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
    watchOtherTabs: watchActor<AskedElsewhere, { purpose: SmsPurpose; target: SmsTarget }>('watchOtherTabs'),
  },
  actions: {
    ...effects,
    /** Stores the deadline on this phone, by purpose and number. */
    keepDeadline: (_: unknown, _params: { purpose: SmsPurpose; target: SmsTarget; wait: SmsWait }) => {},
    /** Tells the form that the platform requires a captcha. */
    wantCaptcha: () => {},
    /** Tells the form that a code was sent to this number (SMS-08). */
    tellSent: (_: unknown, _params: { target: SmsTarget; captchaUsed: boolean }) => {},
    keepTarget: assign((_, { target }: { target: SmsTarget }) => ({ target, sent: false, failure: null })),
    keepUntil: assign((_, { until }: { until: number }) => ({ until })),
    /** No code was sent, and none will be before the time the platform named. */
    tellToWait: assign((_, { until }: { until: number }) => ({
      until,
      sent: false,
      failure: { code: 'too-many-tries', until },
    })),
    markSent: assign({ sent: true, failure: null }),
    keepFailure: assign(failureKept),
    forgetUntil: assign({ until: null }),
    /** The cooldown is over, and its message disappears. */
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    stillCounting: (_, { wait }: { wait: SmsWait | null }) => wait !== null && !wait.imposed,
    stillImposed: (_, { wait }: { wait: SmsWait | null }) => wait !== null && wait.imposed,
    accepted: (_, { answer }: { answer: Answer<SmsSent> }) => answer.ok,
    captchaWanted: (_, { answer }: { answer: Answer<SmsSent> }) =>
      !answer.ok && answer.failure.captcha === true,
    namesWait: (_, { answer }: { answer: Answer<SmsSent> }) =>
      !answer.ok && cooldownOf(answer.failure).cooldownUntil !== undefined,
    anotherNumber: ({ context }, { target }: { target: SmsTarget }) =>
      target.mobileNum !== context.target.mobileNum || target.dialingCode !== context.target.dialingCode,
  },
}).createMachine({
  id: 'sms-code',
  description:
    'Requests a code by SMS, with a cooldown before the next one. The cooldown survives reloads and new tabs.',
  options,
  context: ({ input }) => ({ ...input, until: null, failure: null, sent: false }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Checks whether a cooldown for this purpose and number is still running.',
      meta: { rows: ['SMS-01'] },
      invoke: {
        id: 'deadline',
        src: 'readDeadline',
        input: waitOf,
        onDone: [
          {
            guard: { type: 'stillCounting', params: ({ event }) => ({ wait: event.output }) },
            target: 'counting',
            description: 'The earlier cooldown continues.',
            actions: [
              { type: 'keepUntil', params: ({ event }) => ({ until: event.output?.until ?? 0 }) },
              'markSent',
              {
                type: 'tellSent',
                params: ({ context }) => ({ target: context.target, captchaUsed: false }),
              },
            ],
          },
          {
            guard: { type: 'stillImposed', params: ({ event }) => ({ wait: event.output }) },
            target: 'counting',
            description: 'The platform has set a cooldown; a reload does not shorten it.',
            actions: { type: 'tellToWait', params: ({ event }) => ({ until: event.output?.until ?? 0 }) },
          },
          { target: 'ready' },
        ],
        onError: {
          target: 'ready',
          description:
            'The remaining time cannot be read: the platform itself refuses codes requested too soon.',
        },
      },
      on: {
        NUMBER_CHANGED: {
          guard: { type: 'anotherNumber', params: ({ event }) => ({ target: event.target }) },
          target: 'checking',
          reenter: true,
          description: 'The number has changed; each number has its own cooldown.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
    ready: {
      description: 'A code can be requested.',
      tags: 'ready',
      meta: { rows: ['SMS-01'] },
      entry: 'forgetUntil',
      invoke: {
        id: 'otherTabs',
        src: 'watchOtherTabs',
        input: waitOf,
        onError: { actions: { type: 'logFault', params: { what: 'other tabs', code: 'unknown' } } },
      },
      on: {
        ASKED_ELSEWHERE: {
          target: 'checking',
          description: 'Another tab has started a cooldown for this number: it starts here, too.',
        },
        SEND: {
          target: 'sending',
          description: 'The player requests a code; the form has checked the number.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
        NUMBER_CHANGED: {
          guard: { type: 'anotherNumber', params: ({ event }) => ({ target: event.target }) },
          target: 'checking',
          description: 'The number has changed; each number has its own cooldown.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
    sending: {
      description: 'The platform is asked to send a code. Tapping again does nothing.',
      tags: 'pending',
      meta: { rows: ['SMS-06', 'ERROR-37', 'WIRE-12', 'WIRE-13'] },
      entry: {
        type: 'notify',
        params: ({ context: { purpose } }) => ({
          kind: 'loading',
          text: 'sms-sending',
          milliseconds: purpose === 'login' ? limits.passwordToast : undefined,
        }),
      },
      exit: 'stopWaiting',
      invoke: {
        id: 'send',
        src: 'sendCode',
        input: ({ context, event }) => ({
          purpose: context.purpose,
          target: context.target,
          captcha: event.type === 'SEND' ? event.captcha : '',
          captchaId: event.type === 'SEND' ? event.captchaId : null,
        }),
        onDone: [
          {
            guard: { type: 'accepted', params: answerIn },
            target: 'counting',
            description: 'The code is on its way; the cooldown starts only now.',
            actions: [
              'markSent',
              {
                type: 'tellSent',
                params: ({ context, event: { output } }) => ({
                  target: context.target,
                  captchaUsed: output.ok && output.value.captchaUsed === true,
                }),
              },
              { type: 'keepUntil', params: ({ event }) => waitIn(event.output) },
              {
                type: 'keepDeadline',
                params: ({ context, event }) => ({ ...waitOf({ context }), wait: waitIn(event.output) }),
              },
              {
                type: 'notify',
                params: { kind: 'success', text: 'sms-sent', milliseconds: limits.smsSentToast },
              },
            ],
          },
          {
            guard: { type: 'namesWait', params: answerIn },
            target: 'counting',
            description: 'Too many codes: the platform sets a cooldown, which counts down on the button.',
            actions: [
              { type: 'tellToWait', params: ({ event }) => waitIn(event.output) },
              {
                type: 'keepDeadline',
                params: ({ context, event }) => ({ ...waitOf({ context }), wait: waitIn(event.output) }),
              },
            ],
          },
          {
            guard: { type: 'captchaWanted', params: answerIn },
            target: 'ready',
            description: 'The platform requires a captcha first.',
            actions: ['wantCaptcha', { type: 'keepFailure', params: refusalIn }],
          },
          {
            target: 'ready',
            description: 'The platform refuses to send a code, to this number or for now.',
            actions: { type: 'keepFailure', params: refusalIn },
          },
        ],
        onError: {
          target: 'ready',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: thrown },
        },
      },
    },
    counting: {
      description:
        'No new code can be requested yet; the seconds left show on the button. Tapping it does nothing.',
      tags: 'counting',
      meta: { rows: ['SMS-01', 'SMS-02', 'SMS-04', 'SMS-05', 'CONST-26', 'ERROR-50'] },
      invoke: {
        id: 'wait',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.until ?? 0 }),
        onError: {
          target: 'ready',
          description: 'The clock is not available: the platform itself refuses codes requested too soon.',
        },
      },
      on: {
        DEADLINE: { target: 'ready', description: 'The cooldown is over.', actions: 'forgetFailure' },
        NUMBER_CHANGED: {
          guard: { type: 'anotherNumber', params: ({ event }) => ({ target: event.target }) },
          target: 'checking',
          description: 'The number has changed; each number has its own cooldown.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
  },
})
