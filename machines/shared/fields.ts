/** Form fields and the rules the platform supplies for them (rulings: VALID, REG-18, VALID-26). */

export interface FieldRule {
  readonly enabled: boolean
  readonly required: boolean
  /** Pattern source as the platform sends it; one that does not compile rules nothing out. */
  readonly regExp?: string | undefined
  /** Length bounds in characters. */
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Place on the registration form, lowest first (REG-19). */
  readonly order?: number | undefined
}

export type FieldRules = Readonly<Record<string, FieldRule>>

/**
 * What is wrong with a field; words for each live in the locale tables, by field and problem.
 * The last two are the platform's word: somebody has it already, or it is not the right one.
 */
export const fieldProblems = [
  'required',
  'format',
  'too-short',
  'too-long',
  'mismatch',
  'taken',
  'wrong',
] as const
export type FieldProblem = (typeof fieldProblems)[number]

export type Problems<Field extends string> = Readonly<Partial<Record<Field, FieldProblem>>>

/**
 * Reads a pattern by the strict rules, which count whole characters; else by the loose ones, which allow what platforms
 * like to escape without need (`\\@`, `[\\w\\-]`). Null when it is no pattern at all.
 */
function patternOf(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(source, flags)
    } catch {
      // The next reading may do.
    }
  }
  return null
}

const fits = (pattern: string, value: string): boolean => patternOf(pattern)?.test(value) ?? true

/** Checks one value against its rule; a field without a rule, or switched off, has no problem (VALID-01, VALID-02). */
export function problemOf(rule: FieldRule | undefined, value: string): FieldProblem | null {
  if (!rule?.enabled) return null
  if (value === '') return rule.required ? 'required' : null
  if (rule.min !== undefined && value.length < rule.min) return 'too-short'
  if (rule.max !== undefined && value.length > rule.max) return 'too-long'
  if (rule.regExp !== undefined && !fits(rule.regExp, value)) return 'format'
  return null
}

/** Only digits, at most `most` of them: what captcha and code fields let in (VALID-08, VALID-10). */
export function digits(value: string, most: number): string {
  return value.replace(/\D/g, '').slice(0, most)
}

/**
 * What a number's field lets in: digits, and a plus sign in front. The code of the chosen country goes where it came
 * along, from the phone's own filling in or with a copied number: it stands beside the field already.
 */
export function mobileNumber(typed: string, most: number, dialingCode: string): string {
  const plain = typed.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')
  const own = `+${dialingCode}`
  const national = plain.startsWith(own) && plain.length > own.length ? plain.slice(own.length) : plain
  return national.slice(0, most)
}

/** Checks several fields at once. */
export function problemsOf<Field extends string>(
  rules: Readonly<Partial<Record<Field, FieldRule>>>,
  values: Readonly<Partial<Record<Field, string>>>,
  fields: readonly Field[],
): Problems<Field> {
  const found: Partial<Record<Field, FieldProblem>> = {}
  for (const field of fields) {
    const problem = problemOf(rules[field], values[field] ?? '')
    if (problem) found[field] = problem
  }
  return found
}
