import { and, assign, raise, setup, stateIn } from 'xstate'
import { captchaActor, captchaKept, captchaWanted } from '../shared/captcha'
import { callActor, type Answer, type ChartMeta } from '../shared/chart'
import { failureKept, type Failure } from '../shared/failure'
import { effects } from '../shared/effects'
import { isCoolingDown, keepCooldown, cooldownActor, cooldownEnded, cooldownOf } from '../shared/cooldown'
import { startSession, type Session } from '../session/session'
import { smsCodeMachine } from '../sms-code/sms-code.machine'
import { checkMobile, firstProblem, type LoginField, type LoginMethod } from './form'
import type { LoginContext, LoginEvent, LoginInput, LoginSetup, SignInInput } from './types'
import { captchaDue, firstProblemNow, methodChosen, problemsNow, restored, typed } from './updates'

/** The setup of the login chart: its actors, actions, guards and delays. */
export const loginSetup = setup({
  types: {
    context: {} as LoginContext,
    events: {} as LoginEvent,
    input: {} as LoginInput,
    meta: {} as ChartMeta,
    tags: {} as
      | 'pending'
      | 'form'
      | 'submitting'
      | 'captcha'
      | 'captcha-pending'
      | 'captcha-missing'
      | 'cooldown',
    children: {} as { smsCode: 'smsCode' },
  },
  actors: {
    prepareLogin: callActor<LoginSetup>('prepareLogin'),
    loadCaptcha: captchaActor,
    signIn: callActor<Answer<Session>, SignInInput>('signIn'),
    signInFree: callActor<Answer<Session>>('signInFree'),
    smsCode: smsCodeMachine,
    watchDeadline: cooldownActor,
  },
  actions: {
    ...effects,
    startSession,
    /** Stores or removes the remembered login; reads the form itself so that no password is a parameter. */
    keepRemembered: (_: unknown, _params: { remember: boolean }) => {},
    /** Keeps the typed username, and nothing else, for the next visit to the screen. */
    keepName: () => {},
    takeSetup: assign(({ context: c }, { formSetup }: { formSetup: LoginSetup }) => ({
      ...formSetup,
      ...restored(c, formSetup.remembered),
    })),
    useMethod: assign(({ context }, { method }: { method: LoginMethod }) => methodChosen(context, method)),
    type: assign(({ context }, { field, value }: { field: LoginField; value: string }) =>
      typed(context, field, value),
    ),
    useDialingCode: assign((_, { code }: { code: string }) => ({ dialingCode: code })),
    toggleRemember: assign({ remember: ({ context }) => !context.remember }),
    showProblems: assign(({ context }) => ({ problems: problemsNow(context) })),
    showMobileProblem: assign(({ context }) => ({ problems: checkMobile(context.rules, context.values) })),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure, ...cooldownOf(failure) })),
    keepCooldown,
    checkCooldown: raise({ type: 'REFUSED' }),
    endCooldown: assign(({ context }) => cooldownEnded(context)),
    keepError: assign(failureKept),
    forgetFailure: assign({ failure: null, problems: {} }),
    wantCaptcha: assign(({ context }) => captchaWanted(context)),
    keepCaptcha: assign(captchaKept),
  },
  guards: {
    formComplete: ({ context }) => firstProblemNow(context) === null,
    numberComplete: ({ context }) => firstProblem(checkMobile(context.rules, context.values)) === null,
    hasTabs: ({ context }) => context.tabs,
    opensMobile: ({ context: c }) => c.tabs && (c.method === 'mobile' || c.remembered?.method === 'mobile'),
    signedIn: (_, { answer }: { answer: Answer<Session> }) => answer.ok,
    stepWanted: (_, { failure }: { failure: Failure }) => failure.code === 'step-wanted',
    captchaDue,
    isCoolingDown,
    /** Nothing is being sent to the platform. */
    editing: stateIn({ form: { attempt: 'editing' } }),
    mayUseMobile: and([stateIn({ form: { attempt: 'editing' } }), ({ context }) => context.tabs]),
    isNumber: (_, { field }: { field: LoginField }) => field === 'mobileNum',
  },
})
