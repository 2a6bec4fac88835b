import type { CaptchaImage } from '../login/form'
import type { Failure } from '../shared/failure'
import type { FieldRules, Problems } from '../shared/fields'
import type { Pause, PauseEvent } from '../shared/pause'
import type { SmsTarget } from '../sms-code/sms-code.machine'
import type { ForgotField, ForgotMethod, ForgotValues } from './form'

export interface ForgotInput extends Pause {
  /** CHNGPASSVERIF3: the phone method is there, and comes first (FORGOT-02). */
  readonly phoneOffered: boolean
}

export interface ForgotContext extends ForgotInput {
  readonly rules: FieldRules
  readonly method: ForgotMethod
  readonly values: ForgotValues
  /** Fields the player has typed into. */
  readonly touched: readonly ForgotField[]
  readonly problems: Problems<ForgotField>
  readonly failure: Failure | null
  readonly captcha: CaptchaImage | null
  /** The platform wants a captcha before it sends a code. */
  readonly captchaWanted: boolean
  /** Number to which a code went out; the code field is open for this number only (SMS-08). */
  readonly sentTo: string | null
  /** Account whose password was reset, for the automatic login (FORGOT-12). */
  readonly userName: string
}

export type ForgotEvent =
  | PauseEvent
  | { type: 'CHOOSE_EMAIL' }
  | { type: 'CHOOSE_PHONE' }
  | { type: 'TYPE'; field: ForgotField; value: string }
  | { type: 'GET_CODE' }
  | { type: 'REFRESH_CAPTCHA' }
  | { type: 'SUBMIT' }
  | { type: 'CODE_SENT'; target: SmsTarget }
  | { type: 'CAPTCHA_WANTED' }

/** FORGOT-05. */
export interface MailRequest {
  readonly username: string
  readonly email: string
}

/** FORGOT-10. */
export interface PhoneReset {
  readonly newPassword: string
  readonly mobileNum: string
  readonly verificationCode: string
}
