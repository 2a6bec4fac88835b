import type { Failure } from '../shared/failure'
import type { FieldRules, Problems } from '../shared/fields'
import type { Cooldown, CooldownEvent } from '../shared/cooldown'
import type { CaptchaImage } from '../shared/captcha'
import type { Country, LoginField, LoginMethod, LoginValues, Remembered } from './form'

/** The result of a password reset. */
export type LoginNote = 'mail-sent' | 'change-saved'

export interface LoginInput extends Cooldown {
  /** Shown above the form until the player types. */
  readonly note?: LoginNote | null
  readonly side: 'member' | 'agent'
  /** Requested return path from the address; checked here. */
  readonly next: string | null
  /** Typed on an earlier visit to the screen. */
  readonly username: string
  /** MOBILEVERCODELOGIN3: two tabs instead of one form (LOGIN-02). */
  readonly tabs: boolean
}

/** What the form needs before it can be shown. */
export interface LoginSetup {
  readonly rules: FieldRules
  readonly remembered: Remembered | null
  /** Empty when the dialing-code picker is off (LOGIN-07). */
  readonly countries: readonly Country[]
}

export interface LoginContext extends LoginInput, LoginSetup {
  readonly method: LoginMethod
  readonly values: LoginValues
  readonly dialingCode: string
  readonly remember: boolean
  /** The password is the one stored on this phone: it may be sent, but is never shown. */
  readonly kept: boolean
  readonly problems: Problems<LoginField>
  readonly failure: Failure | null
  readonly captcha: CaptchaImage | null
  readonly captchaWanted: boolean
}

export type LoginEvent =
  | CooldownEvent
  | { type: 'CHOOSE_USERNAME' }
  | { type: 'CHOOSE_MOBILE' }
  | { type: 'TYPE'; field: LoginField; value: string }
  | { type: 'CHOOSE_DIALING_CODE'; code: string }
  | { type: 'TOGGLE_REMEMBER' }
  | { type: 'GET_CODE' }
  | { type: 'REFRESH_CAPTCHA' }
  | { type: 'SUBMIT' }
  | { type: 'TRY_FREE' }
  | { type: 'CAPTCHA_WANTED' }

export interface SignInInput {
  readonly method: LoginMethod
  readonly side: 'member' | 'agent'
  readonly values: LoginValues
  readonly dialingCode: string
  readonly captchaId: string | null
}
