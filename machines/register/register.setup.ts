import { and, assign, not, or, raise, setup, stateIn } from 'xstate'
import { startSession, type Session } from '../session/session'
import { captchaActor, captchaKept, captchaWanted } from '../shared/captcha'
import { callActor, type Answer, type ChartMeta } from '../shared/chart'
import { effects } from '../shared/effects'
import { failureKept, type Failure } from '../shared/failure'
import { limits } from '../shared/limits'
import { isCoolingDown, keepCooldown, cooldownActor, cooldownEnded, cooldownOf } from '../shared/cooldown'
import { smsCodeMachine } from '../sms-code/sms-code.machine'
import { usernameCheckMachine } from '../username-check/username-check.machine'
import {
  checkForm,
  fieldsOf,
  firstProblem,
  provesNumber,
  tabsOf,
  type RegisterField,
  type RegisterTab,
} from './form'
import type { RegisterPayload } from './payload'
import type { AffiliateLink, PhoneProof, RegisterSetup } from './facts'
import type { RegisterContext, RegisterEvent, RegisterInput } from './types'
import * as form from './updates'

/** What the call needs besides the payload: its path, and the id of the answered captcha. */
export interface RegisterCall {
  readonly by: RegisterTab
  readonly payload: RegisterPayload
  readonly captchaId: string | null
}

const settled = not(
  or([
    stateIn({ form: { tab: { username: 'copying' } } }),
    stateIn({ form: { tab: { mobile: 'copying' } } }),
  ]),
)

/** The setup of the registration chart; its parts are in the files next to this one. */
export const registerSetup = setup({
  types: {
    context: {} as RegisterContext,
    events: {} as RegisterEvent,
    input: {} as RegisterInput,
    meta: {} as ChartMeta,
    tags: {} as
      | 'pending'
      | 'form'
      | 'submitting'
      | 'closed'
      | 'error'
      | 'captcha'
      | 'captcha-pending'
      | 'captcha-missing'
      | 'cooldown',
    children: {} as { smsCode: 'smsCode'; nameCheck: 'nameCheck' },
  },
  actors: {
    prepareRegister: callActor<RegisterSetup>('prepareRegister'),
    /** Loads the setup again, unless it was loaded on this visit. */
    renewRegister: callActor<RegisterSetup | null, { fresh: boolean }>('renewRegister'),
    loadCaptcha: captchaActor,
    checkAffiliate: callActor<Answer<null>, AffiliateLink>('checkAffiliate'),
    verifyPhone: callActor<
      Answer<{ idToken: string }>,
      { mobileNum: string; dialingCode: string; code: string }
    >('verifyPhone'),
    register: callActor<Answer<Session>, RegisterCall>('register'),
    smsCode: smsCodeMachine,
    watchDeadline: cooldownActor,
    nameCheck: usernameCheckMachine,
  },
  actions: {
    ...effects,
    startSession,
    takeSetup: assign((_, { formSetup }: { formSetup: RegisterSetup }) => form.setupTaken(formSetup)),
    renewSetup: assign(({ context }, { formSetup }: { formSetup: RegisterSetup | null }) =>
      formSetup ? form.setupRenewed(context, formSetup) : {},
    ),
    showCaptcha: raise({ type: 'CAPTCHA_USED' }),
    useTab: assign(({ context }, { tab }: { tab: RegisterTab }) => form.tabChosen(context, tab)),
    copyNumber: assign(({ context }) => form.numberCopied(context)),
    type: assign(({ context }, { field, value }: { field: RegisterField; value: string }) =>
      form.typed(context, field, value),
    ),
    useDialingCode: assign((_, { code }: { code: string }) => ({ dialingCode: code })),
    toggleAgree: assign({ agreed: ({ context }) => !context.agreed }),
    showProblems: assign(({ context }) => ({ problems: checkForm(context) })),
    showNumberProblem: assign(({ context }) => ({ problems: form.problemsOfNumber(context) })),
    keepFailure: assign(failureKept),
    showRefusal: assign(({ context }, { failure }: { failure: Failure }) => ({
      ...form.refused(context, failure),
      ...cooldownOf(failure),
    })),
    keepCooldown,
    checkCooldown: raise({ type: 'REFUSED' }),
    endCooldown: assign(({ context }) => cooldownEnded(context)),
    forgetFailure: assign({ failure: null, problems: {} }),
    trustCode: assign((_, { code }: { code: string }) => ({ goodCode: code })),
    dropLink: assign({ linkRefused: true }),
    keepProof: assign((_, { proof }: { proof: PhoneProof }) => ({ proof })),
    wantCaptcha: assign(({ context }) => captchaWanted(context)),
    keepCaptcha: assign(captchaKept),
  },
  guards: {
    isKnown: ({ context }) => !context.fresh,
    addsCaptcha: ({ context }, { formSetup }: { formSetup: RegisterSetup | null }) =>
      formSetup?.settings.captcha === true && !context.captchaWanted,
    isFresh: ({ context }) => context.fresh,
    nothingOnOffer: (_, { formSetup }: { formSetup: RegisterSetup }) => tabsOf(formSetup.flags).length === 0,
    isCoolingDown,
    startsMobile: ({ context }) => context.tab === 'mobile',
    hasLink: ({ context }) => context.link.code !== '',
    provesNumber: ({ context }) => provesNumber(context),
    captchaOn: ({ context }) => context.captchaWanted,
    /** The checkbox is ticked (VALID-12), and no number is about to be copied. */
    maySubmit: and([({ context }) => context.agreed, settled]),
    readyToSend: and([({ context }) => context.agreed && firstProblem(context) === null, settled]),
    numberComplete: ({ context }) => !form.problemsOfNumber(context).mobileNum,
    asksForCode: ({ context }) => fieldsOf(context).includes('affiliateCode'),
    proofDue: ({ context }) => form.proofDue(context),
    affiliateDue: ({ context }) => form.affiliateDue(context),
    accepted: (_, { answer }: { answer: Answer<unknown> }) => answer.ok,
    concernsField: ({ context }, { failure }: { failure: Failure }) =>
      form.blameOf(context, failure) !== null,
    /** Nothing is being sent to the platform. */
    editing: stateIn({ form: { attempt: 'editing' } }),
    /** Nor is there a cooldown. */
    mayAskForCode: and([stateIn({ form: { attempt: 'editing' } }), not(isCoolingDown)]),
    mayUseUsername: and([
      stateIn({ form: { attempt: 'editing' } }),
      ({ context }) => tabsOf(context.flags).includes('username'),
    ]),
    mayUseMobile: and([
      stateIn({ form: { attempt: 'editing' } }),
      ({ context }) => tabsOf(context.flags).includes('mobile'),
    ]),
    mayDial: and([stateIn({ form: { attempt: 'editing' } }), ({ context }) => context.countries.length > 0]),
    typesName: ({ context }, { field }: { field: RegisterField }) =>
      field === 'username' && fieldsOf(context).includes(field),
    typesNumber: ({ context }, { field }: { field: RegisterField }) =>
      field === 'mobileNum' && fieldsOf(context).includes(field),
    onScreen: ({ context }, { field }: { field: RegisterField }) => fieldsOf(context).includes(field),
  },
  delays: { numberCopy: limits.numberCopy, linkCheck: limits.linkCheck },
})
