import {
  demanded,
  problemOf,
  problemsIn,
  type FieldRule,
  type FieldRules,
  type Problems,
} from '../shared/fields'

const passwordFields = ['oldPassword', 'newPassword', 'confirmPassword'] as const
export type PasswordField = (typeof passwordFields)[number]
type PasswordValues = Readonly<Record<PasswordField, string>>

export const emptyValues: PasswordValues = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** What the form depends on. */
export interface FormFacts {
  readonly rules: FieldRules
  readonly values: PasswordValues
  /** This page holds the login's password in memory; it is never stored. */
  readonly hasSessionPassword: boolean
}

/** Fields on screen: the old password only if this page does not know it (PSW-02, PSW-03). */
export function fieldsOf({ hasSessionPassword }: Pick<FormFacts, 'hasSessionPassword'>): PasswordField[] {
  return passwordFields.filter((field) => field !== 'oldPassword' || !hasSessionPassword)
}

const ruleFor = (rules: FieldRules): Record<PasswordField, FieldRule> => ({
  // An old password may predate the current rules.
  oldPassword: demanded(rules['loginPassword']),
  newPassword: demanded(rules['password']),
  confirmPassword: demanded(undefined),
})

/** The form's current problems (VALID-20..24). */
export function checkForm(facts: FormFacts): Problems<PasswordField> {
  const { rules, values } = facts
  const found = problemsIn(fieldsOf(facts), (field) => problemOf(ruleFor(rules)[field], values[field]))
  if (!found.confirmPassword && values.confirmPassword !== values.newPassword) {
    found.confirmPassword = 'mismatch'
  }
  return found
}

/** The first field with a problem, in screen order (VALID-11). */
export function firstProblem(facts: FormFacts): PasswordField | null {
  const problems = checkForm(facts)
  return passwordFields.find((field) => problems[field]) ?? null
}

/** The new password equals the old one that was typed (PSW-08, VALID-25). */
export function sameAsTyped({ hasSessionPassword, values }: FormFacts): boolean {
  return !hasSessionPassword && values.newPassword === values.oldPassword
}
