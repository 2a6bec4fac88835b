import {
  demanded,
  digits,
  mobileNumber,
  problemsOf,
  type FieldRule,
  type FieldRules,
  type Problems,
} from '../shared/fields'

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
type ForgotValues = Readonly<Record<ForgotField, string>>

export const emptyValues: ForgotValues = {
  username: '',
  email: '',
  mobileNum: '',
  captcha: '',
  verificationCode: '',
  newPassword: '',
}

/** VALID-16, VALID-38: some text before a single @, and text with a dot after it. */
const email: FieldRule = {
  enabled: true,
  required: true,
  regExp: '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  max: 254,
}

const maxLengths = { mobileNum: 20, verificationCode: 10, captcha: 6 } as const

/** What the form depends on. */
export interface FormFacts {
  readonly rules: FieldRules
  readonly method: ForgotMethod
  readonly values: ForgotValues
  /** Fields the player has typed into. */
  readonly touched: readonly ForgotField[]
  /** Number a code was sent to; the code field is enabled for this number only (SMS-08). */
  readonly sentTo: string | null
  /** The platform requires a captcha before it sends a code. */
  readonly captchaWanted: boolean
}

/** What a field accepts; passwords are left untouched. */
export function sanitize(field: ForgotField, typed: string, dialingCode: string): string {
  if (field === 'verificationCode' || field === 'captcha') return digits(typed, maxLengths[field])
  if (field === 'mobileNum') return mobileNumber(typed, maxLengths.mobileNum, dialingCode)
  return typed
}

/** The login's rules for the identity, the registration's for the new password (VALID-17, VALID-30, VALID-31). */
const rulesFor = (rules: FieldRules): Record<ForgotField, FieldRule> => ({
  username: demanded(rules['loginUsername'] ?? rules['username']),
  email,
  mobileNum: { max: maxLengths.mobileNum, ...demanded(rules['loginMobileNum'] ?? rules['mobileNum']) },
  captcha: { ...demanded(undefined), max: maxLengths.captcha },
  verificationCode: { max: maxLengths.verificationCode, ...demanded(rules['verificationCode']) },
  newPassword: demanded(rules['password']),
})

const ofMethod: Readonly<Record<ForgotMethod, readonly ForgotField[]>> = {
  email: ['username', 'email'],
  phone: ['mobileNum', 'verificationCode', 'newPassword'],
}

/** The values as checked and sent: those of the e-mail form without surrounding blanks (FORGOT-05, VALID-18). */
export function trimmed(values: ForgotValues): ForgotValues {
  return { ...values, username: values.username.trim(), email: values.email.trim() }
}

const check = ({ rules, values }: FormFacts, fields: readonly ForgotField[]): Problems<ForgotField> =>
  problemsOf(rulesFor(rules), trimmed(values), fields)

/** Problems of the method on screen. */
export function checkForm(facts: FormFacts): Problems<ForgotField> {
  return check(facts, ofMethod[facts.method])
}

/**
 * The messages to show: none below a wrong username (VALID-17), and on the phone form only for fields that were typed
 * into (VALID-32).
 */
export function shownProblems(facts: FormFacts): Problems<ForgotField> {
  const found = Object.entries(checkForm(facts)) as [ForgotField, Problems<ForgotField>[ForgotField]][]
  return Object.fromEntries(
    found.filter(([field]) =>
      facts.method === 'email' ? field !== 'username' : facts.touched.includes(field),
    ),
  )
}

/** The first field with a problem, in screen order (VALID-11). */
export function firstProblem(facts: FormFacts): ForgotField | null {
  const problems = checkForm(facts)
  return forgotFields.find((field) => problems[field]) ?? null
}

/** What prevents a code from being sent: the number, and the captcha if one is required (SMS-07). */
export function codeProblems(facts: FormFacts): Problems<ForgotField> {
  return check(facts, facts.captchaWanted ? ['mobileNum', 'captcha'] : ['mobileNum'])
}

/** The code field is enabled once a code was sent to the number in the form (SMS-08). */
export function codeOpen({ sentTo, values }: Pick<FormFacts, 'sentTo' | 'values'>): boolean {
  return sentTo !== null && sentTo === values.mobileNum
}

/** The phone form can be sent: touched and valid (VALID-33). */
export function phoneReady(facts: FormFacts): boolean {
  return (
    facts.method === 'phone' && facts.touched.length > 0 && codeOpen(facts) && firstProblem(facts) === null
  )
}

/** Fields that accept input: those of the method on screen, the code only when it is enabled. */
export function takes(facts: FormFacts, field: ForgotField): boolean {
  if (field === 'captcha') return facts.method === 'phone' && facts.captchaWanted
  return ofMethod[facts.method].includes(field) && (field !== 'verificationCode' || codeOpen(facts))
}
