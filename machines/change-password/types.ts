import type { FieldRules, Problems } from '../shared/fields'
import type { PasswordField, PasswordValues } from './form'

export interface ChangePasswordInput {
  readonly userName: string
  /** This page has kept the password of the login in memory; it is never written down. */
  readonly hasSessionPassword: boolean
}

export interface ChangePasswordContext extends ChangePasswordInput {
  readonly rules: FieldRules
  readonly values: PasswordValues
  readonly problems: Problems<PasswordField>
}

export type ChangePasswordEvent =
  | { type: 'TYPE'; field: PasswordField; value: string }
  | { type: 'SUBMIT' }
  | { type: 'SESSION_LOST' }

/** The change as the call takes it; null stands for the old password that the page holds (PSW-07). */
export interface PasswordChange {
  readonly oldPassword: string | null
  readonly newPassword: string
  readonly confirmNewPassword: string
}
