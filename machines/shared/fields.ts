/** Form fields and the rules the platform supplies for them (rulings: VALID, REG-18, VALID-26). */

export interface FieldRule {
  readonly enabled: boolean
  readonly required: boolean
  /** Pattern source as the platform sends it; one that does not compile is ignored. */
  readonly regExp?: string | undefined
  /** Length limits in characters. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Position on the registration form, lowest first (REG-19). */
  readonly order?: number | undefined
}

/** Makes a platform rule required, whatever it says. */
export const demanded = (rule: FieldRule | undefined): FieldRule => ({
  ...rule,
  enabled: true,
  required: true,
})

export type FieldRules = Readonly<Record<string, FieldRule>>

/**
 * What is wrong with a field; the words for each are in the locale tables, by field and problem. The last two
 * are reported by the platform: the value is taken, or incorrect.
 */
const fieldProblems = ['required', 'format', 'too-short', 'too-long', 'mismatch', 'taken', 'wrong'] as const
export type FieldProblem = (typeof fieldProblems)[number]

export type Problems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>

/**
 * Compiles a pattern by the strict rules, which count whole characters; otherwise by the loose ones, which allow the
 * needless escapes that platforms like (`\\@`, `[\\w\\-]`). Null if it is not a pattern at all.
 */
function patternOf(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags)
    } catch {
      // Try the next one.
    }
  }
  return null
}

const fits = (pattern: string, value: string): boolean => patternOf(pattern)?.test(value) ?? true

/**
 * Checks one value against its rule; a field without a rule, or one that is switched off, has no problem (VALID-01,
 * VALID-02).
 */
export function problemOf(rule: FieldRule | undefined, value: string): FieldProblem | null {
  if (!rule?.enabled) return null
  if (value === '') return rule.required ? 'required' : null
  if (rule.min !== undefined && value.length < rule.min) return 'too-short'
  if (rule.max !== undefined && value.length > rule.max) return 'too-long'
  if (rule.regExp !== undefined && !fits(rule.regExp, value)) return 'format'
  return null
}

/** Digits only, at most `most` of them: what captcha and code fields accept (VALID-08, VALID-10). */
export function digits(value: string, max: number): string {
  return value.replace(/\D/g, '').slice(0, max)
}

/**
 * What a number's field accepts: digits, and a leading plus sign. The chosen country's code is removed if
 * autofill or pasting added it: it is already shown next to the field.
 */
export function mobileNumber(typed: string, max: number, dialingCode: string): string {
  const plain = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  const own = `+${dialingCode}`
  const national = plain.startsWith(own) && plain.length > own.length ? plain.slice(own.length) : plain
  return national.slice(0, max)
}

/** Checks several fields at once. */
export function problemsOf<Field extends string>(
  rules: Readonly<Partial<Record<Field, FieldRule>>>,
  values: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Problems<Field> {
  return problemsIn(fields, (field) => problemOf(rules[field], values[field] ?? ''))
}

/** The problems of some fields, by a form's own rules. */
export function problemsIn<Field extends string, Problem>(
  fields: readonly Field[],
  problemIn: (field: Field) => Problem | null,
): Partial<Record<Field, Problem>> {
  const found: Partial<Record<Field, Problem>> = {}
  for (const field of fields) {
    const problem = problemIn(field)
    if (problem) found[field] = problem
  }
  return found
}
