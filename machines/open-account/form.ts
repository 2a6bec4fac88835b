import {
  demanded,
  problemOf,
  problemsIn,
  type FieldProblem,
  type FieldRule,
  type FieldRules,
} from '../shared/fields'
import { rateField, troubledRates, type Rate, type TypedRates } from './rates'

/**
 * Fields an agent can fill in for someone else. Number, payment password and captcha are not among them: a
 * number has to be verified by its owner, and a payment password must be known only to its owner.
 */
const openFields = [
  'username',
  'password',
  'nickname',
  'payeeName',
  'email',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const
export type OpenField = (typeof openFields)[number]
export type OpenValues = Readonly<Record<OpenField, string>>
export type OpenProblems = Readonly<Partial<Record<OpenField, FieldProblem>>>

export const accountKinds = ['member', 'agent'] as const
export type AccountKind = (typeof accountKinds)[number]

export const emptyValues = Object.fromEntries(openFields.map((field) => [field, ''])) as OpenValues

/** What decides which fields show and which are required. */
interface OpenFacts {
  readonly rules: FieldRules
  readonly own: readonly Rate[]
  readonly values: OpenValues
  readonly rates: TypedRates
}

/** A field's registration rule (REG-07); name and password are always required. */
export function ruleOf(rules: FieldRules, field: OpenField): FieldRule | undefined {
  const rule = rules[field]
  return field === 'username' || field === 'password' ? demanded(rule) : rule
}

/** Fields on screen, in the order of the registration form (REG-19). */
export function fieldsOf(rules: FieldRules): OpenField[] {
  const place = (field: OpenField) => rules[field]?.order ?? openFields.length
  return openFields
    .filter((field) => ruleOf(rules, field)?.enabled === true)
    .sort((a, b) => place(a) - place(b))
}

/** The fields' current problems. */
export function checkFields({ rules, values }: OpenFacts): OpenProblems {
  return problemsIn(fieldsOf(rules), (field) => problemOf(ruleOf(rules, field), values[field]))
}

/** Name of the first field with a problem, rates last; null if the form can be sent. */
export function firstProblem(facts: OpenFacts): string | null {
  const problems = checkFields(facts)
  const field = fieldsOf(facts.rules).find((one) => problems[one])
  if (field) return field
  const [category] = troubledRates(facts.own, facts.rates)
  return category === undefined ? null : rateField(category)
}
