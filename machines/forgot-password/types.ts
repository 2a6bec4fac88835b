import type { CaptchaImage } from '../shared/captcha'
import type { Failure } from '../shared/failure'
import type { Problems } from '../shared/fields'
import type { Cooldown, CooldownEvent } from '../shared/cooldown'
import type { SmsTarget } from '../sms-code/sms-code.machine'
import type { FormFacts, ForgotField } from './form'

export interface ForgotInput extends Cooldown {
  /** CHNGPASSVERIF3: the phone method is available and comes first (FORGOT-02). */
  readonly phoneOffered: boolean
}

export interface ForgotContext extends ForgotInput, FormFacts {
  readonly problems: Problems<ForgotField>
  readonly failure: Failure | null
  readonly captcha: CaptchaImage | null
  /** Account whose password was reset, for the automatic login (FORGOT-12). */
  readonly userName: string
}

export type ForgotEvent =
  | CooldownEvent
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
