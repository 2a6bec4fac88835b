import {
  demanded,
  digits,
  mobileNumber,
  problemsOf,
  type FieldRule,
  type FieldRules,
  type Problems,
} from '../shared/fields'

const loginFields = ['username', 'password', 'mobileNum', 'messageCode', 'captcha'] as const
export type LoginField = (typeof loginFields)[number]
export type LoginMethod = 'username' | 'mobile'
export type LoginValues = Readonly<Record<LoginField, string>>

/** Remembered login as read from this phone, with the password decoded (SESSION-07). */
export interface Remembered {
  readonly method: LoginMethod
  /** Username, or mobile number. */
  readonly name: string
  readonly password: string
  readonly dialingCode: string
}

export interface Country {
  readonly code: string
  readonly name: string
  readonly dialingCode: string
}

/** Limits that the spec gives in words: LOGIN-05, LOGIN-08, LOGIN-09. */
export const maxLengths = { mobileNum: 20, messageCode: 10, captcha: 6 } as const

export const emptyValues: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  captcha: '',
}

/**
 * What the fields accept: digits only where the spec says so, never longer than it allows; passwords are left
 * untouched.
 */
export function sanitize(field: LoginField, typed: string, dialingCode: string): string {
  if (field === 'messageCode' || field === 'captcha') return digits(typed, maxLengths[field])
  if (field === 'mobileNum') return mobileNumber(typed, maxLengths.mobileNum, dialingCode)
  return typed
}

/** The login form's rules, from the platform's rule set (VALID-26, VALID-28). Login requires every visible field. */
function rulesFor(rules: FieldRules): Record<LoginField, FieldRule> {
  return {
    username: demanded(rules['username']),
    password: demanded(rules['password']),
    mobileNum: demanded(rules['mobileNum']),
    messageCode: { ...demanded(rules['verificationCode']), max: maxLengths.messageCode },
    captcha: { ...demanded(undefined), max: maxLengths.captcha },
  }
}

/** A method's fields in screen order, with the captcha last if shown. */
export function fieldsOf(method: LoginMethod, captchaShows: boolean): LoginField[] {
  const own: LoginField[] = method === 'username' ? ['username', 'password'] : ['mobileNum', 'messageCode']
  return captchaShows ? [...own, 'captcha'] : own
}

/** The form's current problems. */
export function checkForm(
  rules: FieldRules,
  values: LoginValues,
  method: LoginMethod,
  captchaShows: boolean,
): Problems<LoginField> {
  return problemsOf(rulesFor(rules), values, fieldsOf(method, captchaShows))
}

export function checkMobile(rules: FieldRules, values: LoginValues): Problems<LoginField> {
  return problemsOf(rulesFor(rules), values, ['mobileNum'])
}

/** The first field with a problem, in screen order (VALID-11). */
export function firstProblem(problems: Problems<LoginField>): LoginField | null {
  return loginFields.find((field) => problems[field]) ?? null
}
