import {
  digits,
  mobileNumber,
  problemsOf,
  type FieldRule,
  type FieldRules,
  type Problems,
} from '../shared/fields'
import type { ForgotContext } from './types'

export const forgotFields = [
  'username',
  'email',
  'mobileNum',
  'captcha',
  'verificationCode',
  'newPassword',
] as const
export type ForgotField = (typeof forgotFields)[number]
export type ForgotMethod = 'email' | 'phone'
export type ForgotValues = Readonly<Record<ForgotField, string>>

export const emptyValues: ForgotValues = {
  username: '',
  email: '',
  mobileNum: '',
  captcha: '',
  verificationCode: '',
  newPassword: '',
}

/** VALID-16, VALID-38: something before one @, something with a dot behind it. */
const email: FieldRule = {
  enabled: true,
  required: true,
  regExp: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  max: 254,
}

const most = { mobileNum: 20, verificationCode: 10, captcha: 6 } as const

/** What decides about the form. */
export type FormFacts = Pick<
  ForgotContext,
  'rules' | 'values' | 'method' | 'touched' | 'sentTo' | 'captchaWanted'
>

/** What a field lets in; passwords untouched. */
export function letIn(field: ForgotField, typed: string, dialingCode: string): string {
  if (field === 'verificationCode' || field === 'captcha') return digits(typed, most[field])
  if (field === 'mobileNum') return mobileNumber(typed, most.mobileNum, dialingCode)
  return typed
}

const demanded = (rule: FieldRule | undefined): FieldRule => ({ ...rule, enabled: true, required: true })

/** The rules of the login for who one is, those of the registration for the new password (VALID-17, VALID-30, VALID-31). */
const rulesFor = (rules: FieldRules): Record<ForgotField, FieldRule> => ({
  username: demanded(rules['loginUsername'] ?? rules['username']),
  email,
  mobileNum: { max: most.mobileNum, ...demanded(rules['loginMobileNum'] ?? rules['mobileNum']) },
  captcha: { ...demanded(undefined), max: most.captcha },
  verificationCode: { max: most.verificationCode, ...demanded(rules['verificationCode']) },
  newPassword: demanded(rules['password']),
})

const ofMethod: Readonly<Record<ForgotMethod, readonly ForgotField[]>> = {
  email: ['username', 'email'],
  phone: ['mobileNum', 'verificationCode', 'newPassword'],
}

/** The values as they are checked and sent: the e-mail form's without blanks around them (FORGOT-05, VALID-18). */
export function trimmed(values: ForgotValues): ForgotValues {
  return { ...values, username: values.username.trim(), email: values.email.trim() }
}

const check = ({ rules, values }: FormFacts, fields: readonly ForgotField[]): Problems<ForgotField> =>
  problemsOf(rulesFor(rules), trimmed(values), fields)

/** What is wrong with the form of the method on screen. */
export function checkForm(facts: FormFacts): Problems<ForgotField> {
  return check(facts, ofMethod[facts.method])
}

/** What the form says: nothing under a wrong username (VALID-17), and on the phone form only what was typed into (VALID-32). */
export function shownProblems(facts: FormFacts): Problems<ForgotField> {
  const found = Object.entries(checkForm(facts)) as [ForgotField, Problems<ForgotField>[ForgotField]][]
  return Object.fromEntries(
    found.filter(([field]) =>
      facts.method === 'email' ? field !== 'username' : facts.touched.includes(field),
    ),
  )
}

/** The first field in trouble, in the order of the screen (VALID-11). */
export function firstProblem(facts: FormFacts): ForgotField | null {
  const problems = checkForm(facts)
  return forgotFields.find((field) => problems[field]) ?? null
}

/** What is in the way of a code being sent: the number, and the captcha where one is wanted (SMS-07). */
export function codeProblems(facts: FormFacts): Problems<ForgotField> {
  return check(facts, facts.captchaWanted ? ['mobileNum', 'captcha'] : ['mobileNum'])
}

/** The code field is open once a code has gone out to the number in the form (SMS-08). */
export function codeOpen({ sentTo, values }: Pick<FormFacts, 'sentTo' | 'values'>): boolean {
  return sentTo !== null && sentTo === values.mobileNum
}

/** The phone form may be sent: touched and without errors (VALID-33). */
export function phoneReady(facts: FormFacts): boolean {
  return (
    facts.method === 'phone' && facts.touched.length > 0 && codeOpen(facts) && firstProblem(facts) === null
  )
}

/** Fields that take what is typed: those of the method on screen, the code only when it is open. */
export function takes(facts: FormFacts, field: ForgotField): boolean {
  if (field === 'captcha') return facts.method === 'phone' && facts.captchaWanted
  return ofMethod[facts.method].includes(field) && (field !== 'verificationCode' || codeOpen(facts))
}
