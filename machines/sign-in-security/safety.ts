/** What signs a player in besides the password, as the platform says it. */
export interface Safety {
  readonly passkeys: readonly Passkey[]
  /** The password alone signs nobody in: a code of the app is asked for, too. */
  readonly authenticator: boolean
  /** Recovery codes that are left. */
  readonly recoveryCodes: number
  /** Each withdrawal asks for a passkey or a code. */
  readonly atWithdrawals: boolean
  /** The operator wants it so. */
  readonly demanded: boolean
}

export interface Passkey {
  readonly id: string
  /** What it was made with; null where nobody knows. */
  readonly name: string | null
  readonly addedAt: number
  readonly usedAt: number | null
}

/** What the login password is asked for. */
export type Change =
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'app-off' }
  | { readonly kind: 'withdrawals'; readonly on: boolean }

/** Passkeys of one account, as the platform has it. */
const most = 10

/** Whether a passkey or the app is there. */
export const hasStep = (safety: Safety | null): boolean =>
  safety !== null && (safety.authenticator || safety.passkeys.length > 0)

/** Whether there is anything to change in this way. */
export function mayChange(safety: Safety | null, change: Change): boolean {
  if (safety === null) return false
  if (change.kind === 'add') return safety.passkeys.length < most
  if (change.kind === 'remove') return safety.passkeys.some(({ id }) => id === change.id)
  if (change.kind === 'app-off') return safety.authenticator
  return !safety.demanded && safety.atWithdrawals !== change.on && hasStep(safety)
}

/** The app may be turned on where there is none, and codes made anew where there is one. */
export const appModeOf = (safety: Safety | null): 'on' | 'codes' =>
  safety?.authenticator === true ? 'codes' : 'on'
