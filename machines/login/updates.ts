import { country } from '../shared/country'
import type { Failure } from '../shared/failure'
import {
  checkForm,
  emptyValues,
  firstProblem,
  sanitize,
  type LoginField,
  type LoginMethod,
  type Remembered,
} from './form'
import type { LoginContext, LoginInput } from './types'

/** How the login form's context changes; the chart names these updates and decides when they apply. */

export const numberOf = (context: LoginContext) => ({
  mobileNum: context.values.mobileNum,
  dialingCode: context.dialingCode,
})

export const captchaDue = ({ context }: { context: LoginContext }, { failure }: { failure: Failure }) =>
  failure.captcha === true || context.captchaWanted

/** The empty form. */
export function emptyForm(input: LoginInput): LoginContext {
  return {
    ...input,
    method: 'username',
    values: { ...emptyValues, username: input.username },
    dialingCode: country.dialling,
    remember: true,
    kept: false,
    rules: {},
    remembered: null,
    countries: [],
    problems: {},
    failure: null,
    captcha: null,
    captchaWanted: false,
  }
}

/** Switches the method, with its remembered values and without old messages. */
export function methodChosen(context: LoginContext, method: LoginMethod): Partial<LoginContext> {
  const back = context.remembered?.method === method ? restored(context, context.remembered) : {}
  return { method, problems: {}, failure: null, ...back }
}

/**
 * The player typed: the message below that field disappears. A password stored on the phone belongs to its
 * name; changing either clears it.
 */
export function typed(context: LoginContext, field: LoginField, value: string): Partial<LoginContext> {
  const drops = context.kept && (field === 'username' || field === 'password')
  return {
    values: {
      ...context.values,
      ...(drops && { password: '' }),
      [field]: sanitize(field, value, context.dialingCode),
    },
    kept: context.kept && !drops,
    problems: { ...context.problems, [field]: undefined },
    failure: null,
    note: null,
  }
}

export const problemsNow = (c: LoginContext) => checkForm(c.rules, c.values, c.method, c.captchaWanted)
export const firstProblemNow = (c: LoginContext) => firstProblem(problemsNow(c))

/** Fills in the remembered login; typed values are never overwritten. */
export function restored(context: LoginContext, remembered: Remembered | null): Partial<LoginContext> {
  if (!remembered) return {}
  const { method, name, password, dialingCode } = remembered
  const { values } = context
  if (method === 'mobile') {
    return {
      dialingCode,
      values: { ...values, mobileNum: values.mobileNum || sanitize('mobileNum', name, dialingCode) },
    }
  }
  if (values.username || values.password) return {}
  return { values: { ...values, username: name, password }, kept: password !== '' }
}
