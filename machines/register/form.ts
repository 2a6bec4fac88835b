import {
  digits,
  mobileNumber,
  problemOf,
  type FieldProblem,
  type FieldRule,
  type Problems,
} from '../shared/fields'
import type { RegisterContext, RegisterKit } from './types'

/** All fields registration knows, in the order of the screen where the platform gives none (REG-07). */
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
export type RegisterValues = Readonly<Record<RegisterField, string>>
export type RegisterRules = Readonly<Partial<Record<RegisterField, FieldRule>>>

/** The part of the chart's memory that decides which fields show and what they ask for. */
export type FormFacts = Pick<
  RegisterContext,
  'tab' | 'flags' | 'settings' | 'rules' | 'values' | 'captchaWanted'
>

/** CONST-27, CONST-28, CONST-29, VALID-38. */
export const most = { mobileNum: 20, verificationCode: 10, captcha: 6, email: 254 } as const

export const emptyValues = Object.fromEntries(registerFields.map((field) => [field, ''])) as RegisterValues

const on = (flags: RegisterKit['flags'], flag: string) => flags[flag] === '1'

/** Tabs on offer, the default one first (REG-02..04). */
export function tabsOf(flags: RegisterKit['flags']): RegisterTab[] {
  return [
    ...(on(flags, 'USERNAMEREG3') ? (['username'] as const) : []),
    ...(on(flags, 'MOBILENUMREG3') ? (['mobile'] as const) : []),
  ]
}

/** Whether a number has to be proved by a code (SITE-17). */
export function provesNumber({ flags, settings }: Pick<RegisterKit, 'flags' | 'settings'>): boolean {
  return settings.smsVerification || on(flags, 'REGMOBVERF3')
}

/** What a field lets in: digits where only digits make sense, never longer than allowed; passwords untouched. */
export function letIn(field: RegisterField, typed: string, dialingCode: string): string {
  if (field === 'captcha' || field === 'verificationCode') return digits(typed, most[field])
  if (field === 'mobileNum') return mobileNumber(typed, most.mobileNum, dialingCode)
  return typed
}

const required: FieldRule = { enabled: true, required: true }

/** A rule of the platform that is asked for whatever it says of being required. */
const demanded = (rule: FieldRule | undefined): FieldRule => ({ ...rule, ...required })

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
  return { password: demanded(password), confirmPassword: { ...required, ...order } }
}

/**
 * The number and its code. The mobile tab always asks for the number; on the username tab the rule decides, but
 * with a mobile tab beside it nobody has to give one. A number that is given or due has to be proved.
 */
function numberRules(facts: FormFacts): RegisterRules {
  const { tab, flags, rules, values } = facts
  if (tab === 'username' && !rules['mobileNum']?.enabled) return {}
  const due = tab === 'mobile' || (rules['mobileNum']?.required === true && !on(flags, 'MOBILENUMREG3'))
  const mobileNum = capped({ ...demanded(rules['mobileNum']), required: due }, most.mobileNum)
  if (!provesNumber(facts) || (!due && values.mobileNum === '')) return { mobileNum }
  const code = { order: mobileNum.order, ...demanded(rules['verificationCode']) }
  return { mobileNum, verificationCode: capped(code, most.verificationCode) }
}

const known = new WeakMap<FormFacts, RegisterRules>()

/**
 * The rules of the fields that show on this tab, and of no others (VALID-01, VALID-09, REG-18).
 * Every field asks for them, so they are worked out once for each state of the memory, which never changes in place.
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
    if (rule?.enabled) found[field] = field === 'email' ? capped(rule, most.email) : rule
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
    ...(captchaWanted ? { captcha: capped(demanded(rules['captcha']), most.captcha) } : {}),
  }
}

/** Fields on screen, in order; the captcha is always last (REG-07, REG-19). */
export function fieldsOf(facts: FormFacts): RegisterField[] {
  const rules = rulesOf(facts)
  const place = (field: RegisterField) =>
    field === 'captcha' ? Infinity : (rules[field]?.order ?? registerFields.length)
  // The sort is stable: fields without a place of their own keep the order of the list.
  return registerFields.filter((field) => rules[field]).sort((a, b) => place(a) - place(b))
}

/** Whether the field carries a star (VALID-03). */
export function isStarred(facts: FormFacts, field: RegisterField): boolean {
  return rulesOf(facts)[field]?.required === true
}

/** What is wrong with one field as it stands (VALID-01, VALID-02, VALID-04, VALID-05). */
export function problemIn(facts: FormFacts, field: RegisterField): FieldProblem | null {
  const found = problemOf(rulesOf(facts)[field], facts.values[field])
  if (found !== null || field !== 'confirmPassword' || !rulesOf(facts).confirmPassword) return found
  return facts.values.confirmPassword === facts.values.password ? null : 'mismatch'
}

/** What is wrong with the form as it stands. */
export function checkForm(facts: FormFacts): Problems<RegisterField> {
  const found: Partial<Record<RegisterField, FieldProblem>> = {}
  for (const field of fieldsOf(facts)) {
    const problem = problemIn(facts, field)
    if (problem) found[field] = problem
  }
  return found
}

/** The first field in trouble, in the order of the screen (VALID-11). */
export function firstProblem(facts: FormFacts): RegisterField | null {
  return fieldsOf(facts).find((field) => problemIn(facts, field) !== null) ?? null
}
