import type { Problems } from '../shared/fields'
import type { FormFacts, PasswordField } from './form'

export interface ChangePasswordInput extends Pick<FormFacts, 'hasSessionPassword'> {
  readonly userName: string
}

export interface ChangePasswordContext extends ChangePasswordInput, FormFacts {
  readonly problems: Problems<PasswordField>
}

export type ChangePasswordEvent =
  | { type: 'TYPE'; field: PasswordField; value: string }
  | { type: 'SUBMIT' }
  | { type: 'SESSION_LOST' }

/** The change as the call takes it; null stands for the old password that the page knows (PSW-07). */
export interface PasswordChange {
  readonly oldPassword: string | null
  readonly newPassword: string
  readonly confirmNewPassword: string
}
