import { assign, setup } from 'xstate'
import { refusalIn } from '../shared/answers'
import { callActor, options, watchActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureOf, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { pauseOf } from '../shared/pause'

export type SmsPurpose = 'login' | 'register' | 'forget'

export interface SmsTarget {
  readonly mobileNum: string
  readonly dialingCode: string
}

export interface SmsContext {
  readonly purpose: SmsPurpose
  readonly target: SmsTarget
  /** When the next code may be sent, milliseconds UTC; the seconds on screen are counted from it by the view. */
  readonly until: number | null
  readonly failure: Failure | null
  /** A code went out to this number on this visit. */
  readonly sent: boolean
}

/** Another tab has written down a wait for this purpose and number. */
export type AskedElsewhere = { type: 'ASKED_ELSEWHERE' }

export type SmsEvent =
  | { type: 'SEND'; target: SmsTarget; captcha: string; captchaId: string | null }
  | { type: 'NUMBER_CHANGED'; target: SmsTarget }
  | AskedElsewhere
  | { type: 'DEADLINE' }

/** What the platform's yes comes to: when the next code may be asked for, milliseconds UTC. */
export interface SmsSent {
  readonly until: number
  /** A captcha went along: its picture is used up. */
  readonly captchaUsed?: boolean
}

/** What the platform is asked. */
export interface SmsWish {
  readonly purpose: SmsPurpose
  readonly target: SmsTarget
  readonly captcha: string
  /** Which picture was answered; null when none was. */
  readonly captchaId: string | null
}

/** A wait as it is written down: after a code that went out, or because there were too many tries. */
export interface SmsWait {
  readonly until: number
  readonly told: boolean
}

/** The wait that an answer comes to. */
const waitIn = (answer: Answer<SmsSent>): SmsWait =>
  answer.ok ? { until: answer.value.until, told: false } : { until: answer.failure.until ?? 0, told: true }

/** Which wait is meant: each purpose and number has one of its own. */
const waitOf = ({ context: { purpose, target } }: { context: SmsContext }) => ({ purpose, target })

/** The get-code button, wherever it stands: ready, sending, counting down, ready again. */
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
    sendCode: callActor<Answer<SmsSent>, SmsWish>('sendCode'),
    watchDeadline: watchActor<{ type: 'DEADLINE' }, { until: number }>('watchDeadline'),
    watchOtherTabs: watchActor<AskedElsewhere, { purpose: SmsPurpose; target: SmsTarget }>('watchOtherTabs'),
  },
  actions: {
    ...effects,
    /** Writes the deadline down on this phone, by purpose and number. */
    keepDeadline: (_: unknown, _params: { purpose: SmsPurpose; target: SmsTarget; wait: SmsWait }) => {},
    /** Tells the form around it that the platform wants a captcha. */
    wantCaptcha: () => {},
    /** Tells the form around it that a code is out for this number (SMS-08). */
    tellSent: (_: unknown, _params: { target: SmsTarget; captchaUsed: boolean }) => {},
    keepTarget: assign((_, { target }: { target: SmsTarget }) => ({ target, sent: false, failure: null })),
    keepUntil: assign((_, { until }: { until: number }) => ({ until })),
    /** No code went out, and none will before the moment that the platform has named. */
    tellToWait: assign((_, { until }: { until: number }) => ({
      until,
      sent: false,
      failure: { code: 'too-many-tries', until },
    })),
    markSent: assign({ sent: true, failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    forgetUntil: assign({ until: null }),
    /** The wait is over, and the message about it with it. */
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    stillCounting: (_, { wait }: { wait: SmsWait | null }) => wait !== null && !wait.told,
    stillTold: (_, { wait }: { wait: SmsWait | null }) => wait !== null && wait.told,
    saidYes: (_, { answer }: { answer: Answer<SmsSent> }) => answer.ok,
    captchaWanted: (_, { answer }: { answer: Answer<SmsSent> }) =>
      !answer.ok && answer.failure.captcha === true,
    namesWait: (_, { answer }: { answer: Answer<SmsSent> }) =>
      !answer.ok && pauseOf(answer.failure).pausedUntil !== undefined,
    anotherNumber: ({ context }, { target }: { target: SmsTarget }) =>
      target.mobileNum !== context.target.mobileNum || target.dialingCode !== context.target.dialingCode,
  },
  delays: { longestWait: limits.longestWait },
}).createMachine({
  id: 'sms-code',
  description:
    'Asks for a code by SMS and waits before the next may be asked for. The wait survives everything.',
  options,
  context: ({ input }) => ({ ...input, until: null, failure: null, sent: false }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Looks whether a wait for this purpose and number is still running from before.',
      meta: { rows: ['SMS-01'] },
      invoke: {
        id: 'deadline',
        src: 'readDeadline',
        input: waitOf,
        onDone: [
          {
            guard: { type: 'stillCounting', params: ({ event }) => ({ wait: event.output }) },
            target: 'counting',
            description: 'The wait from before goes on.',
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
            guard: { type: 'stillTold', params: ({ event }) => ({ wait: event.output }) },
            target: 'counting',
            description: 'The platform has asked to wait; a reload does not shorten it.',
            actions: { type: 'tellToWait', params: ({ event }) => ({ until: event.output?.until ?? 0 }) },
          },
          { target: 'ready' },
        ],
        onError: {
          target: 'ready',
          description: 'Nothing can be read: the platform itself refuses a code too soon.',
        },
      },
      after: { longestWait: { target: 'ready', description: 'Nothing is read in time.' } },
      on: {
        NUMBER_CHANGED: {
          guard: { type: 'anotherNumber', params: ({ event }) => ({ target: event.target }) },
          target: 'checking',
          reenter: true,
          description: 'Another number has a wait of its own.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
    ready: {
      description: 'A code may be asked for.',
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
          description: 'Another tab has a wait for this number: the same one begins here.',
        },
        SEND: {
          target: 'sending',
          description: 'The player asks for a code; the form has checked the number.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
        NUMBER_CHANGED: {
          guard: { type: 'anotherNumber', params: ({ event }) => ({ target: event.target }) },
          target: 'checking',
          description: 'Another number has a wait of its own.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
    sending: {
      description: 'The platform is asked to send a code. Asking again does nothing.',
      tags: 'pending',
      meta: { rows: ['SMS-06', 'ERROR-37', 'WIRE-12', 'WIRE-13'] },
      entry: { type: 'notify', params: { kind: 'loading', text: 'sms-sending' } },
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
            guard: { type: 'saidYes', params: ({ event }) => ({ answer: event.output }) },
            target: 'counting',
            description: 'The code is on its way; only now the wait begins.',
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
            guard: { type: 'namesWait', params: ({ event }) => ({ answer: event.output }) },
            target: 'counting',
            description: 'Too many codes: the platform names a wait, which counts down on the button.',
            actions: [
              { type: 'tellToWait', params: ({ event }) => waitIn(event.output) },
              {
                type: 'keepDeadline',
                params: ({ context, event }) => ({ ...waitOf({ context }), wait: waitIn(event.output) }),
              },
            ],
          },
          {
            guard: { type: 'captchaWanted', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            description: 'The platform wants a captcha first.',
            actions: ['wantCaptcha', { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) }],
          },
          {
            target: 'ready',
            description: 'The platform says no: not this number, or not now.',
            actions: { type: 'keepFailure', params: ({ event }) => refusalIn(event.output) },
          },
        ],
        onError: {
          target: 'ready',
          description: 'The request did not get through.',
          actions: { type: 'keepFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
      after: {
        longestWait: {
          target: 'ready',
          description: 'No answer in time.',
          actions: { type: 'keepFailure', params: { failure: { code: 'timeout' } } },
        },
      },
    },
    counting: {
      description: 'The next code has to wait; the seconds left show on the button. Asking does nothing.',
      tags: 'counting',
      meta: { rows: ['SMS-01', 'SMS-02', 'SMS-04', 'SMS-05', 'CONST-26', 'ERROR-50'] },
      invoke: {
        id: 'wait',
        src: 'watchDeadline',
        input: ({ context }) => ({ until: context.until ?? 0 }),
        onError: {
          target: 'ready',
          description: 'Time cannot be watched: the platform itself refuses a code too soon.',
        },
      },
      on: {
        DEADLINE: { target: 'ready', description: 'The wait is over.', actions: 'forgetFailure' },
        NUMBER_CHANGED: {
          guard: { type: 'anotherNumber', params: ({ event }) => ({ target: event.target }) },
          target: 'checking',
          description: 'Another number has a wait of its own.',
          actions: { type: 'keepTarget', params: ({ event }) => ({ target: event.target }) },
        },
      },
    },
  },
})
