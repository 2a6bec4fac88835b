import { digits } from '../shared/fields'

/** Ways to complete a step. */
export interface Ways {
  readonly passkey: boolean
  readonly authenticator: boolean
  readonly recoveryCodes: boolean
}

/** Typed text: an authenticator code, or a recovery code. */
export type StepWay = 'app' | 'recovery'

/** Characters of a code; a recovery code has a dash in the middle. */
export const stepLengths = { app: 6, recovery: 11 } as const

/** What the field accepts of typed text. */
export const sanitizeStep = (way: StepWay, typed: string): string =>
  way === 'app'
    ? digits(typed, stepLengths.app)
    : typed
        .toUpperCase()
        .replaceAll(/[^A-Z0-9-]/g, '')
        .slice(0, stepLengths.recovery)

/** Whether the code is complete. */
export const isWhole = (way: StepWay, code: string): boolean =>
  code.replaceAll('-', '').length === (way === 'app' ? 6 : 10)

/** The initial view: the field, or the passkey’s button if there is no app. */
export const firstOf = ({ authenticator }: Ways): { field: string } => ({
  field: authenticator ? 'stepCode' : 'stepPasskey',
})
