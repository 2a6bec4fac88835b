import { country } from '../shared/country'
import { digits, mobileNumber, problemsIn } from '../shared/fields'

/**
 * The form for verifying a number or an address: where to send the code, the code, and the login password.
 */

/** What is verified: a mobile number or an e-mail address. */
export type ContactKind = 'mobile' | 'email'

const contactFields = ['contact', 'code', 'loginPassword'] as const
export type ContactField = (typeof contactFields)[number]
type ContactValues = Readonly<Record<ContactField, string>>

export const noContact: ContactValues = { contact: '', code: '', loginPassword: '' }

/** What is wrong with a field; the words for each are in the locale tables. */
export type ContactProblem = 'required' | 'format'

export interface ContactFacts {
  readonly kind: ContactKind
  readonly values: ContactValues
}

/** Maximum length of a field, as on the other account forms. */
export const contactLengths = { mobile: 20, email: 254, code: 10 } as const

/** What a field accepts of typed text; a password is left untouched. */
export function sanitizeContact(kind: ContactKind, field: ContactField, typed: string): string {
  if (field === 'code') return digits(typed, contactLengths.code)
  if (field !== 'contact') return typed
  return kind === 'mobile'
    ? mobileNumber(typed, contactLengths.mobile, country.dialling)
    : typed.trim().slice(0, contactLengths.email)
}

const forms: Readonly<Record<ContactKind, RegExp>> = {
  mobile: /^\+?\d{8,20}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
}

/** A field's current problem; null if it is valid. */
export function contactProblem({ kind, values }: ContactFacts, field: ContactField): ContactProblem | null {
  if (values[field] === '') return 'required'
  return field === 'contact' && !forms[kind].test(values.contact) ? 'format' : null
}

/** The form's current problems. */
export function checkContact(facts: ContactFacts): Readonly<Partial<Record<ContactField, ContactProblem>>> {
  return problemsIn(contactFields, (field) => contactProblem(facts, field))
}

/** The first field with a problem, in screen order; null if the form is valid. */
export const firstContactProblem = (facts: ContactFacts): ContactField | null =>
  contactFields.find((field) => contactProblem(facts, field) !== null) ?? null
