import {
  demanded,
  digits,
  mobileNumber,
  problemOf,
  problemsIn,
  type FieldProblem,
  type FieldRule,
  type Problems,
} from '../shared/fields'
import type { AffiliateLink, RegisterSetup } from './facts'

/** All fields of the registration, in screen order unless the platform gives another one (REG-07). */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'mobileNum',
  'verificationCode',
  'email',
  'nickname',
  'payeeName',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegisterField = (typeof registerFields)[number]
export type RegisterTab = 'username' | 'mobile'
type RegisterValues = Readonly<Record<RegisterField, string>>
type RegisterRules = Readonly<Partial<Record<RegisterField, FieldRule>>>

/** The part of the chart's context that decides which fields are shown and which are required. */
export interface FormFacts extends Pick<RegisterSetup, 'flags' | 'settings' | 'rules'> {
  readonly tab: RegisterTab
  readonly values: RegisterValues
  readonly captchaWanted: boolean
}

/** CONST-27, CONST-28, CONST-29, VALID-38. */
export const maxLengths = { mobileNum: 20, verificationCode: 10, captcha: 6, email: 254 } as const

export const emptyValues = Object.fromEntries(registerFields.map((field) => [field, ''])) as RegisterValues

const on = (flags: RegisterSetup['flags'], flag: string) => flags[flag] === '1'

/** Available tabs, the default one first (REG-02..04). */
export function tabsOf(flags: RegisterSetup['flags']): RegisterTab[] {
  return [
    ...(on(flags, 'USERNAMEREG3') ? (['username'] as const) : []),
    ...(on(flags, 'MOBILENUMREG3') ? (['mobile'] as const) : []),
  ]
}

/** Whether a number has to be verified by a code (SITE-17). */
export function provesNumber({ flags, settings }: Pick<RegisterSetup, 'flags' | 'settings'>): boolean {
  return settings.smsVerification || on(flags, 'REGMOBVERF3')
}

/**
 * What a field accepts: digits where only digits make sense, never longer than allowed; passwords are left untouched.
 */
export function sanitize(field: RegisterField, typed: string, dialingCode: string): string {
  if (field === 'captcha' || field === 'verificationCode') return digits(typed, maxLengths[field])
  if (field === 'mobileNum') return mobileNumber(typed, maxLengths.mobileNum, dialingCode)
  return typed
}

const capped = (rule: FieldRule, max: number): FieldRule => ({
  ...rule,
  max: Math.min(rule.max ?? max, max),
})

/** The two passwords: always on the username tab, by flag on the mobile tab (SITE-18). */
function passwordRules({ tab, flags, rules }: FormFacts): RegisterRules {
  const { password } = rules
  if (password?.enabled === false) return {}
  if (tab === 'mobile' && !on(flags, 'MOBILENUMPASSREG3')) return {}
  const order = password?.order === undefined ? {} : { order: password.order }
  return { password: demanded(password), confirmPassword: { ...demanded(undefined), ...order } }
}

/**
 * The number and its code. The mobile tab always requires the number; on the username tab the rule decides,
 * but if there is also a mobile tab, the number is optional. A number that is given or required has to be
 * verified.
 */
function numberRules(facts: FormFacts): RegisterRules {
  const { tab, flags, rules, values } = facts
  if (tab === 'username' && !rules['mobileNum']?.enabled) return {}
  const due = tab === 'mobile' || (rules['mobileNum']?.required === true && !on(flags, 'MOBILENUMREG3'))
  const mobileNum = capped({ ...demanded(rules['mobileNum']), required: due }, maxLengths.mobileNum)
  if (!provesNumber(facts) || (!due && values.mobileNum === '')) return { mobileNum }
  const code = { order: mobileNum.order, ...demanded(rules['verificationCode']) }
  return { mobileNum, verificationCode: capped(code, maxLengths.verificationCode) }
}

const known = new WeakMap<FormFacts, RegisterRules>()

/**
 * The rules of exactly the fields shown on this tab (VALID-01, VALID-09, REG-18). Every field reads them, so
 * they are computed once per context object, which is never mutated.
 */
export function rulesOf(facts: FormFacts): RegisterRules {
  const before = known.get(facts)
  if (before) return before
  const made = rulesFrom(facts)
  known.set(facts, made)
  return made
}

function rulesFrom(facts: FormFacts): RegisterRules {
  const { tab, rules, captchaWanted } = facts
  const found: Partial<Record<RegisterField, FieldRule>> = {}
  for (const field of registerFields) {
    const rule = rules[field]
    if (rule?.enabled) found[field] = field === 'email' ? capped(rule, maxLengths.email) : rule
  }
  for (const field of ['password', 'confirmPassword', 'mobileNum', 'verificationCode', 'captcha'] as const) {
    delete found[field]
  }
  if (tab === 'mobile') delete found.username
  return {
    ...found,
    ...(tab === 'username' ? { username: demanded(rules['username']) } : {}),
    ...passwordRules(facts),
    ...numberRules(facts),
    ...(captchaWanted ? { captcha: capped(demanded(rules['captcha']), maxLengths.captcha) } : {}),
  }
}

/** Whether the player may leave a field out; a code belongs to its number. */
const isExtra = (rules: RegisterRules, field: RegisterField) =>
  rules[field === 'verificationCode' ? 'mobileNum' : field]?.required !== true

/**
 * Fields on screen, in order: the number leads on its own tab, then required fields, optional ones, and the
 * captcha at the end (REG-07, REG-19).
 */
export function fieldsOf(facts: FormFacts): RegisterField[] {
  const rules = rulesOf(facts)
  const place = (field: RegisterField) => {
    if (field === 'captcha') return Infinity
    if (facts.tab === 'mobile' && field === 'mobileNum') return -2
    if (facts.tab === 'mobile' && field === 'verificationCode') return -1
    return (rules[field]?.order ?? registerFields.length) + (isExtra(rules, field) ? 1000 : 0)
  }
  // The sort is stable: fields without a position keep the list's order.
  return registerFields.filter((field) => rules[field]).sort((a, b) => place(a) - place(b))
}

/** Fields collapsed on screen: all optional ones, except a code supplied by the link (REG-14). */
export function foldedOf(facts: FormFacts & { readonly link: AffiliateLink }): RegisterField[] {
  const rules = rulesOf(facts)
  const isBrought = (field: RegisterField) => field === 'affiliateCode' && facts.link.code !== ''
  return fieldsOf(facts).filter((field) => isExtra(rules, field) && !isBrought(field))
}

/**
 * The username derived from a number; null while no number is typed, or if the platform does not provide one.
 */
export function nameFromNumber({ tab, values, settings }: FormFacts): string | null {
  const number = values.mobileNum.replace(/^0+/, '')
  if (tab !== 'mobile' || settings.usernamePrefix === undefined || number === '') return null
  return `${settings.usernamePrefix}${number}`
}

/** Whether the field has a star (VALID-03). */
export function isStarred(facts: FormFacts, field: RegisterField): boolean {
  return rulesOf(facts)[field]?.required === true
}

/** A single field's current problem (VALID-01, VALID-02, VALID-04, VALID-05). */
export function problemIn(facts: FormFacts, field: RegisterField): FieldProblem | null {
  const found = problemOf(rulesOf(facts)[field], facts.values[field])
  if (found !== null || field !== 'confirmPassword' || !rulesOf(facts).confirmPassword) return found
  return facts.values.confirmPassword === facts.values.password ? null : 'mismatch'
}

/** The form's current problems. */
export function checkForm(facts: FormFacts): Problems<RegisterField> {
  return problemsIn(fieldsOf(facts), (field) => problemIn(facts, field))
}

/** The first field with a problem, in screen order (VALID-11). */
export function firstProblem(facts: FormFacts): RegisterField | null {
  return fieldsOf(facts).find((field) => problemIn(facts, field) !== null) ?? null
}
