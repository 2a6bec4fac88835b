import type { Problems } from '../shared/fields'
import type { FormFacts, PasswordField } from './form'

/** How a new password compares with the one that the page holds; `gone` if it no longer holds one. */
export type HeldPassword = 'same' | 'other' | 'gone'

export interface ChangePasswordInput extends Pick<FormFacts, 'hasSessionPassword'> {
  readonly userName: string
}

export interface ChangePasswordContext extends ChangePasswordInput, FormFacts {
  readonly problems: Problems<PasswordField>
}

export type ChangePasswordEvent =
  | { type: 'TYPE'; field: PasswordField; value: string }
  | { type: 'SUBMIT' }
  | { type: 'STEP_TAKEN' }
  | { type: 'CANCEL' }
  | { type: 'SESSION_LOST' }

/** The change as the call takes it; null stands for the old password held by the page (PSW-07). */
export interface PasswordChange {
  readonly oldPassword: string | null
  readonly newPassword: string
  readonly confirmNewPassword: string
}
