import { emptyValues as noLogin } from '../login/form'
import type { SignInInput } from '../login/types'
import { captchaWanted } from '../shared/captcha'
import { country } from '../shared/country'
import type { Failure } from '../shared/failure'
import {
  codeProblems,
  emptyValues,
  forgotFields,
  sanitize,
  shownProblems,
  trimmed,
  type ForgotField,
  type ForgotMethod,
} from './form'
import type { ForgotContext, ForgotInput, MailRequest, PhoneReset } from './types'

/** How the form's context changes; the chart names these updates and decides when they apply. */

/** The empty form; the phone method comes first if it is available (FORGOT-02, FORGOT-03). */
export function emptyForm(input: ForgotInput): ForgotContext {
  return {
    ...input,
    rules: {},
    method: input.phoneOffered ? 'phone' : 'email',
    values: emptyValues,
    touched: [],
    problems: {},
    failure: null,
    captcha: null,
    captchaWanted: false,
    sentTo: null,
    userName: '',
  }
}

/** The number that codes are sent to. */
export const numberOf = ({ values }: ForgotContext) => ({
  mobileNum: values.mobileNum,
  dialingCode: country.dialling,
})

/** Switches the method; text typed into the other one stays. */
export function methodChosen(_: ForgotContext, method: ForgotMethod): Partial<ForgotContext> {
  return { method, problems: {}, failure: null }
}

/** The player typed: the phone form is checked again at once (VALID-32), on the e-mail form the message disappears. */
export function typed(context: ForgotContext, field: ForgotField, value: string): Partial<ForgotContext> {
  const values = { ...context.values, [field]: sanitize(field, value, country.dialling) }
  const touched = context.touched.includes(field) ? context.touched : [...context.touched, field]
  const next = { ...context, values, touched }
  return {
    values,
    touched,
    problems: context.method === 'phone' ? shownProblems(next) : { ...context.problems, [field]: undefined },
    failure: null,
  }
}

/** The first field that prevents a code from being sent. */
export const firstCodeProblem = (context: ForgotContext): ForgotField | null => {
  const problems = codeProblems(context)
  return forgotFields.find((field) => problems[field]) ?? null
}

/** The code was sent: the captcha is no longer needed. */
export function captchaDone(context: ForgotContext): Partial<ForgotContext> {
  return { ...captchaWanted(context), captchaWanted: false }
}

/** The field a refusal clears: the password if it equals the old one, otherwise the code (FORGOT-13, FORGOT-14). */
export const emptiedBy = ({ code }: Failure): ForgotField =>
  code === 'same-password' ? 'newPassword' : 'verificationCode'

/** The platform did not set the password. */
export function resetRefused(context: ForgotContext, failure: Failure): Partial<ForgotContext> {
  const field = emptiedBy(failure)
  return {
    failure,
    values: { ...context.values, [field]: '' },
    problems: { ...context.problems, [field]: undefined },
  }
}

/** FORGOT-05. */
export function mailRequest({ values }: ForgotContext): MailRequest {
  const { username, email } = trimmed(values)
  return { username, email }
}

/** FORGOT-10. */
export function phoneReset({ values }: ForgotContext): PhoneReset {
  const { newPassword, mobileNum, verificationCode } = values
  return { newPassword, mobileNum, verificationCode }
}

/** The automatic login: the account that the platform named, with the password just set (FORGOT-11, FORGOT-12). */
export function automaticLogin({ userName, values }: ForgotContext): SignInInput {
  return {
    method: 'username',
    side: 'member',
    values: { ...noLogin, username: userName, password: values.newPassword },
    dialingCode: country.dialling,
    captchaId: null,
  }
}
