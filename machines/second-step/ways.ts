import { digits } from '../shared/fields'

/** In which ways a step may be taken. */
export interface Ways {
  readonly passkey: boolean
  readonly authenticator: boolean
  readonly recoveryCodes: boolean
}

/** What is typed: a code of the app, or a recovery code. */
export type StepWay = 'app' | 'recovery'

/** Characters of a code; a recovery code has a dash in the middle. */
export const stepLengths = { app: 6, recovery: 11 } as const

/** What the field lets in of what is typed. */
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

/** What a player begins with: the field, or the passkey’s button where there is no app. */
export const firstOf = ({ authenticator }: Ways): { field: string } => ({
  field: authenticator ? 'stepCode' : 'stepPasskey',
})
