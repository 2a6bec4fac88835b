import { problemsIn } from '../shared/fields'

/** The withdrawal password form: its fields and their problems (WIRE-33, WIRE-34). */

/** `set`: the first one, with the login password. `change`: with the old one. `forgotten`: with the login password. */
export type PinMode = 'set' | 'change' | 'forgotten'

export const pinFields = ['proof', 'newPin', 'pinAgain'] as const
export type PinField = (typeof pinFields)[number]
export type PinValues = Readonly<Record<PinField, string>>

export const noPins: PinValues = { proof: '', newPin: '', pinAgain: '' }

/** Digits of a withdrawal password, the same as a banking PIN. */
export const pinLength = 6

/** What is wrong with a field; the words for each are in the locale tables. */
const pinProblems = ['required', 'too-short', 'simple', 'same', 'mismatch'] as const
export type PinProblem = (typeof pinProblems)[number]

interface PinFacts {
  readonly mode: PinMode
  readonly values: PinValues
}

/** Proof that the account's owner is asking: the old withdrawal password, or else the login password. */
export const provedByPin = (mode: PinMode): boolean => mode === 'change'

/** Six equal digits, or a rising or falling sequence: the first guesses of any thief. */
export function isSimple(pin: string): boolean {
  const steps = new Set([...pin].slice(1).map((digit, at) => Number(digit) - Number(pin[at])))
  const [step] = steps
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1
}

function problemOf({ mode, values }: PinFacts, field: PinField): PinProblem | null {
  const value = values[field]
  if (value === '') return 'required'
  // A login password can have any length.
  if (field === 'proof') return provedByPin(mode) && value.length < pinLength ? 'too-short' : null
  if (field === 'pinAgain') return value === values.newPin ? null : 'mismatch'
  if (value.length < pinLength) return 'too-short'
  if (isSimple(value)) return 'simple'
  return mode === 'change' && value === values.proof ? 'same' : null
}

/** The form's current problems. */
export function checkPins(facts: PinFacts): Readonly<Partial<Record<PinField, PinProblem>>> {
  return problemsIn(pinFields, (field) => problemOf(facts, field))
}

/** The first field with a problem, in screen order; null if the form is valid. */
export const firstPinProblem = (facts: PinFacts): PinField | null =>
  pinFields.find((field) => problemOf(facts, field) !== null) ?? null
