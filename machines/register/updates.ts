import { defaultDialingCode } from '../login/updates'
import type { Failure } from '../shared/failure'
import type { FieldProblem, Problems } from '../shared/fields'
import {
  emptyValues,
  fieldsOf,
  letIn,
  problemIn,
  provesNumber,
  tabsOf,
  type RegisterField,
  type RegisterTab,
} from './form'
import { affiliateCodeOf, proofNow } from './payload'
import type { RegisterContext, RegisterInput, RegisterKit } from './types'

/** How the registration form's memory changes; the chart names these and decides when. */

/** The form before anything is known. */
export function emptyForm(input: RegisterInput): RegisterContext {
  return {
    ...input,
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
    // The code of the link stands in its field from the start, so that it can be seen and corrected.
    values: { ...emptyValues, affiliateCode: input.link.code },
    otherNumber: '',
    dialingCode: defaultDialingCode,
    agreed: true,
    problems: {},
    failure: null,
    captcha: null,
    captchaWanted: false,
    goodCode: null,
    linkRefused: false,
    proof: null,
  }
}

/** What the platform says of registration arrives: the default tab and the agree box follow from it (VALID-12). */
export function kitTaken(kit: RegisterKit): Partial<RegisterContext> {
  return {
    ...kit,
    tab: tabsOf(kit.flags)[0] ?? 'username',
    agreed: kit.settings.agreeDefault,
    captchaWanted: kit.settings.captcha,
  }
}

/** The number in its country, as codes are sent to it. */
export const numberOf = ({ values, dialingCode }: RegisterContext) => ({
  mobileNum: values.mobileNum,
  dialingCode,
})

/** Each tab has a number field of its own; the other values are shared, so nothing typed is lost. */
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

/** The number that was typed on the tab just left, or else the one of this tab. */
export const copiedNumber = ({ values, otherNumber }: RegisterContext) => otherNumber || values.mobileNum

/** The number crosses over to the tab on screen (REG-17). */
export function numberCopied(context: RegisterContext): Partial<RegisterContext> {
  return {
    values: { ...context.values, mobileNum: copiedNumber(context) },
    problems: { ...context.problems, mobileNum: undefined },
  }
}

/** The name to ask the platform about; empty when the rules do not allow it. */
export function nameWorthAsking(context: RegisterContext, username: string): string {
  const allowed = problemIn({ ...context, values: { ...context.values, username } }, 'username') === null
  return allowed ? username : ''
}

/** Somebody typed: the message under the field goes; a confirmation is checked again with its password (VALID-06). */
export function typed(
  context: RegisterContext,
  field: RegisterField,
  value: string,
): Partial<RegisterContext> {
  const values = { ...context.values, [field]: letIn(field, value, context.dialingCode) }
  const problems: Partial<Record<RegisterField, FieldProblem>> = { ...context.problems, [field]: undefined }
  if (field === 'password' && values.confirmPassword !== '') {
    problems.confirmPassword = problemIn({ ...context, values }, 'confirmPassword') ?? undefined
  }
  return { values, problems, failure: null }
}

/** A fresh picture is due: what was typed for the last one is worth nothing. */
export function captchaWanted(context: RegisterContext): Partial<RegisterContext> {
  return { captchaWanted: true, captcha: null, values: { ...context.values, captcha: '' } }
}

/** What is wrong with the number; a code may be asked for once nothing is (SMS-07). */
export function problemsOfNumber(context: RegisterContext): Problems<RegisterField> {
  // A number that may be left out cannot be left out of a wish for a code.
  const problem = context.values.mobileNum === '' ? 'required' : problemIn(context, 'mobileNum')
  return problem ? { mobileNum: problem } : {}
}

/** The third party has yet to say that the code is right (REG-13). */
export function proofDue(context: RegisterContext): boolean {
  return (
    context.settings.thirdPartyPhone &&
    provesNumber(context) &&
    fieldsOf(context).includes('verificationCode') &&
    proofNow(context) === null
  )
}

/** The affiliate code that would go out has yet to be found good: the link's was not, or another was typed (VALID-13). */
export function affiliateDue(context: RegisterContext): boolean {
  const code = affiliateCodeOf(context)
  return code !== '' && code !== context.goodCode
}

/** Says at which field the platform's no belongs; null when it concerns no field on screen (ERROR-08, ERROR-11, ERROR-21). */
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

/** The platform said no: at its field where it has one, above the form otherwise. Nothing typed is lost. */
export function refused(context: RegisterContext, failure: Failure): Partial<RegisterContext> {
  const blame = blameOf(context, failure)
  const wanted = context.captchaWanted || failure.captcha === true
  // Without a field to correct it in, a refused code would be refused for ever: it no longer counts.
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
    // The platform's word outweighs an earlier yes: the code is checked again.
    ...(blame.field === 'affiliateCode' ? { goodCode: null } : {}),
    ...(blame.field === 'verificationCode' ? { proof: null } : {}),
  }
}
