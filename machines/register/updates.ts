import { country } from '../shared/country'
import type { Failure } from '../shared/failure'
import type { FieldProblem, Problems } from '../shared/fields'
import {
  emptyValues,
  fieldsOf,
  sanitize,
  problemIn,
  provesNumber,
  tabsOf,
  type RegisterField,
  type RegisterTab,
} from './form'
import { affiliateCodeOf, proofNow } from './payload'
import type { RegisterSetup } from './facts'
import type { RegisterContext, RegisterInput } from './types'

/** How the registration form's context changes; the chart names these updates and decides when they apply. */

/** The empty form. */
export function emptyForm({ formSetup, ...input }: RegisterInput): RegisterContext {
  return {
    ...input,
    fresh: formSetup === null,
    flags: {},
    settings: {
      captcha: false,
      smsVerification: false,
      thirdPartyPhone: false,
      agreeDefault: true,
      dialingCodePicker: false,
    },
    rules: {},
    countries: [],
    tab: 'username',
    // The link's code is in its field from the start, so that it can be seen and corrected.
    values: { ...emptyValues, affiliateCode: input.link.code },
    otherNumber: '',
    dialingCode: country.dialling,
    agreed: true,
    problems: {},
    failure: null,
    captcha: null,
    captchaWanted: false,
    goodCode: null,
    linkRefused: false,
    proof: null,
    ...(formSetup && setupTaken(formSetup)),
  }
}

/** The registration setup arrives: the default tab and the checkbox follow from it (VALID-12). */
export function setupTaken(formSetup: RegisterSetup): Partial<RegisterContext> {
  return {
    ...formSetup,
    tab: tabsOf(formSetup.flags)[0] ?? 'username',
    agreed: formSetup.settings.agreeDefault,
    captchaWanted: formSetup.settings.captcha,
  }
}

/**
 * The setup of an earlier visit is replaced: the tab and the checkbox stay as the player sees them, and so do the
 * methods, which are always up to date.
 */
export function setupRenewed(
  context: RegisterContext,
  { settings, rules, countries }: RegisterSetup,
): Partial<RegisterContext> {
  return { settings, rules, countries, fresh: true, captchaWanted: context.captchaWanted || settings.captcha }
}

/** The number with its country, as used to send codes. */
export const numberOf = ({ values, dialingCode }: RegisterContext) => ({
  mobileNum: values.mobileNum,
  dialingCode,
})

/** Each tab has its own number field; all other values are shared, so nothing typed is lost. */
export function tabChosen(context: RegisterContext, tab: RegisterTab): Partial<RegisterContext> {
  if (tab === context.tab) return {}
  return {
    tab,
    problems: {},
    failure: null,
    otherNumber: context.values.mobileNum,
    values: { ...context.values, mobileNum: context.otherNumber },
  }
}

/** The number typed on the tab just left, otherwise the one on this tab. */
export const copiedNumber = ({ values, otherNumber }: RegisterContext) => otherNumber || values.mobileNum

/** The number is copied to the tab on screen (REG-17). */
export function numberCopied(context: RegisterContext): Partial<RegisterContext> {
  return {
    values: { ...context.values, mobileNum: copiedNumber(context) },
    problems: { ...context.problems, mobileNum: undefined },
  }
}

/** The name to check with the platform; empty if the rules do not allow it. */
export function nameWorthAsking(context: RegisterContext, username: string): string {
  const allowed = problemIn({ ...context, values: { ...context.values, username } }, 'username') === null
  return allowed ? username : ''
}

/**
 * The player typed: the message below the field disappears; a confirmation is checked again with its password
 * (VALID-06).
 */
export function typed(
  context: RegisterContext,
  field: RegisterField,
  value: string,
): Partial<RegisterContext> {
  const values = { ...context.values, [field]: sanitize(field, value, context.dialingCode) }
  const problems: Partial<Record<RegisterField, FieldProblem>> = { ...context.problems, [field]: undefined }
  if (field === 'password' && values.confirmPassword !== '') {
    problems.confirmPassword = problemIn({ ...context, values }, 'confirmPassword') ?? undefined
  }
  return { values, problems, failure: null }
}

/** The number's problem; a code can be requested once there is none (SMS-07). */
export function problemsOfNumber(context: RegisterContext): Problems<RegisterField> {
  // An optional number is still required to request a code.
  const problem = context.values.mobileNum === '' ? 'required' : problemIn(context, 'mobileNum')
  return problem ? { mobileNum: problem } : {}
}

/** The SMS provider still has to confirm the code (REG-13). */
export function proofDue(context: RegisterContext): boolean {
  return (
    context.settings.thirdPartyPhone &&
    provesNumber(context) &&
    fieldsOf(context).includes('verificationCode') &&
    proofNow(context) === null
  )
}

/** The affiliate code still has to be confirmed: the link's was not, or another one was typed (VALID-13). */
export function affiliateDue(context: RegisterContext): boolean {
  const code = affiliateCodeOf(context)
  return code !== '' && code !== context.goodCode
}

/** The field a refusal belongs to; null if it concerns no field on screen (ERROR-08, ERROR-11, ERROR-21). */
export function blameOf(
  context: RegisterContext,
  { code }: Failure,
): { field: RegisterField; problem: FieldProblem } | null {
  const blame = blames[code]?.(context.tab)
  return blame && fieldsOf(context).includes(blame.field) ? blame : null
}

type Blame = (tab: RegisterTab) => { field: RegisterField; problem: FieldProblem }

const blames: Readonly<Partial<Record<Failure['code'], Blame>>> = {
  'already-exists': (tab) => ({ field: tab === 'mobile' ? 'mobileNum' : 'username', problem: 'taken' }),
  'invitation-wrong': () => ({ field: 'affiliateCode', problem: 'wrong' }),
  'code-wrong': () => ({ field: 'verificationCode', problem: 'wrong' }),
  'code-expired': () => ({ field: 'verificationCode', problem: 'wrong' }),
  'captcha-wrong': () => ({ field: 'captcha', problem: 'wrong' }),
  'captcha-required': () => ({ field: 'captcha', problem: 'required' }),
}

/**
 * The platform refused: the message goes to its field if there is one, otherwise above the form. Nothing typed is lost.
 */
export function refused(context: RegisterContext, failure: Failure): Partial<RegisterContext> {
  const blame = blameOf(context, failure)
  const wanted = context.captchaWanted || failure.captcha === true
  // Without a field to correct it in, a refused code would be refused forever: it is ignored.
  if (!blame)
    return {
      failure,
      captchaWanted: wanted,
      linkRefused: context.linkRefused || failure.code === 'invitation-wrong',
    }
  return {
    failure: null,
    captchaWanted: wanted,
    problems: { ...context.problems, [blame.field]: blame.problem },
    // The platform's refusal overrides the earlier confirmation: the code is checked again.
    ...(blame.field === 'affiliateCode' ? { goodCode: null } : {}),
    ...(blame.field === 'verificationCode' ? { proof: null } : {}),
  }
}
