import { and, assign, not, raise, setup, stateIn } from 'xstate'
import type { LoginNote, SignInInput } from '../login/types'
import { startSession, type Session } from '../session/session'
import { captchaActor, captchaKept, captchaWanted } from '../shared/captcha'
import { callActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import type { Failure } from '../shared/failure'
import type { FieldRules } from '../shared/fields'
import { limits } from '../shared/limits'
import { isCoolingDown, keepCooldown, cooldownActor, cooldownEnded, cooldownOf } from '../shared/cooldown'
import { smsCodeMachine, type SmsTarget } from '../sms-code/sms-code.machine'
import {
  codeProblems,
  firstProblem,
  phoneReady,
  shownProblems,
  takes,
  trimmed,
  type ForgotField,
  type ForgotMethod,
} from './form'
import type { ForgotContext, ForgotEvent, ForgotInput, MailRequest, PhoneReset } from './types'
import * as form from './updates'

/** The setup of the forgot-password chart; its parts are in the files next to this one. */
export const forgotSetup = setup({
  types: {
    context: {} as ForgotContext,
    events: {} as ForgotEvent,
    input: {} as ForgotInput,
    meta: {} as ChartMeta,
    tags: {} as
      | 'pending'
      | 'form'
      | 'submitting'
      | 'sent'
      | 'captcha'
      | 'captcha-pending'
      | 'captcha-missing'
      | 'cooldown'
      | 'loading',
    children: {} as { smsCode: 'smsCode' },
  },
  actors: {
    loadRules: callActor<FieldRules>('loadRules'),
    loadCaptcha: captchaActor,
    sendMail: callActor<Answer<null>, MailRequest>('sendMail'),
    resetByPhone: callActor<Answer<{ userName: string }>, PhoneReset>('resetByPhone'),
    signIn: callActor<Answer<Session>, SignInInput>('signIn'),
    smsCode: smsCodeMachine,
    watchDeadline: cooldownActor,
  },
  actions: {
    ...effects,
    startSession,
    /** Leaves a note of the result for the login screen. */
    leaveNote: (_: unknown, _params: { note: LoginNote }) => {},
    /** Back to the previous screen; to the given screen if there is none. */
    goBack: (_: unknown, _params: { otherwise: string }) => {},
    takeRules: assign((_, { rules }: { rules: FieldRules }) => ({ rules })),
    useMethod: assign(({ context }, { method }: { method: ForgotMethod }) =>
      form.methodChosen(context, method),
    ),
    type: assign(({ context }, { field, value }: { field: ForgotField; value: string }) =>
      form.typed(context, field, value),
    ),
    trim: assign(({ context }) => ({ values: trimmed(context.values) })),
    showProblems: assign({ problems: ({ context }) => shownProblems(context) }),
    showCodeProblems: assign({ problems: ({ context }) => codeProblems(context) }),
    keepSent: assign((_, { sentTo }: { sentTo: string }) => ({ sentTo })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, ...cooldownOf(failure) })),
    keepCooldown,
    checkCooldown: raise({ type: 'REFUSED' }),
    endCooldown: assign(({ context }) => cooldownEnded(context)),
    emptyRefused: assign(({ context }, { failure }: { failure: Failure }) => ({
      ...form.resetRefused(context, failure),
      ...cooldownOf(failure),
    })),
    forgetFailure: assign({ failure: null, problems: {} }),
    keepUserName: assign((_, { userName }: { userName: string }) => ({ userName })),
    /** Clears everything secret. */
    forgetValues: assign(({ context }) => form.emptyForm(context)),
    wantCaptcha: assign(({ context }) => captchaWanted(context)),
    dropCaptcha: assign(({ context }) => form.captchaDone(context)),
    keepCaptcha: assign(captchaKept),
  },
  guards: {
    phoneOffered: ({ context }) => context.phoneOffered,
    mailReady: ({ context }) => context.method === 'email' && firstProblem(context) === null,
    isCoolingDown,
    isMail: ({ context }) => context.method === 'email',
    phoneReady: ({ context }) => phoneReady(context),
    codeReady: ({ context }) => form.firstCodeProblem(context) === null,
    takes: ({ context }, { field }: { field: ForgotField }) => takes(context, field),
    takesNumber: ({ context }, { field }: { field: ForgotField }) =>
      field === 'mobileNum' && takes(context, field),
    forThisNumber: ({ context }, { target }: { target: SmsTarget }) =>
      target.mobileNum === context.values.mobileNum,
    accepted: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    /** Nothing is being sent to the platform. */
    editing: stateIn({ form: { attempt: 'editing' } }),
    /** Nor is there a cooldown. */
    mayAskForCode: and([stateIn({ form: { attempt: 'editing' } }), not(isCoolingDown)]),
    mayUsePhone: and([stateIn({ form: { attempt: 'editing' } }), ({ context }) => context.phoneOffered]),
  },
  delays: { mailShown: limits.successToast },
})
