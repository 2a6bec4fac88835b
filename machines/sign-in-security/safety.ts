/** Sign-in methods besides the password, as reported by the platform. */
export interface Safety {
  readonly passkeys: readonly Passkey[]
  /** The password alone does not sign in: an authenticator code is required, too. */
  readonly authenticator: boolean
  /** Number of recovery codes left. */
  readonly recoveryCodes: number
  /** Each withdrawal requires a passkey or a code. */
  readonly atWithdrawals: boolean
  /** The operator requires it. */
  readonly demanded: boolean
}

export interface Passkey {
  readonly id: string
  /** The device and browser it was created with; null if unknown. */
  readonly name: string | null
  readonly addedAt: number
  readonly usedAt: number | null
}

/** Changes that require the login password. */
export type Change =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'app-off' }
  | { readonly kind: 'withdrawals'; readonly on: boolean }

/** Maximum number of passkeys per account, as defined by the platform. */
const most = 10

/** Whether a passkey or the app is set up. */
export const hasStep = (safety: Safety | null): boolean =>
  safety !== null && (safety.authenticator || safety.passkeys.length > 0)

/** Whether this change is possible. */
export function mayChange(safety: Safety | null, change: Change): boolean {
  if (safety === null) return false
  if (change.kind === 'add') return safety.passkeys.length < most
  if (change.kind === 'remove') return safety.passkeys.some(({ id }) => id === change.id)
  if (change.kind === 'app-off') return safety.authenticator
  return !safety.demanded && safety.atWithdrawals !== change.on && hasStep(safety)
}

/** The app can be turned on if it is off, and codes regenerated if it is on. */
export const appModeOf = (safety: Safety | null): 'on' | 'codes' =>
  safety?.authenticator === true ? 'codes' : 'on'
