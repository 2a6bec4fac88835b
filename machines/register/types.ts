import type { CaptchaImage, Country } from '../login/form'
import type { Failure } from '../shared/failure'
import type { FieldRules, Problems } from '../shared/fields'
import type { Pause, PauseEvent } from '../shared/pause'
import type { SmsTarget } from '../sms-code/sms-code.machine'
import type { Environment } from './payload'
import type { RegisterField, RegisterTab, RegisterValues } from './form'

/** Who sent the player here, from the address (REG-14); both empty when nobody did. */
export interface AffiliateLink {
  readonly code: string
  readonly domain: string
}

export interface RegisterInput extends Pause {
  readonly link: AffiliateLink
  readonly environment: Environment
}

export interface RegisterSettings {
  readonly captcha: boolean
  readonly smsVerification: boolean
  /** Codes go out and are checked through somebody else than the platform (REG-12). */
  readonly thirdPartyPhone: boolean
  readonly agreeDefault: boolean
  readonly dialingCodePicker: boolean
}

/** What the platform says about registration, fetched before the form can be shown. */
export interface RegisterKit {
  readonly flags: Readonly<Record<string, string>>
  readonly settings: RegisterSettings
  readonly rules: FieldRules
  /** Empty when the dialing-code picker is off. */
  readonly countries: readonly Country[]
}

/** The third party's word that a code was right, good for one number and code. */
export interface PhoneProof extends SmsTarget {
  readonly code: string
  readonly idToken: string
}

export interface RegisterContext extends RegisterInput, RegisterKit {
  readonly tab: RegisterTab
  readonly values: RegisterValues
  /** The number typed on the tab that is not on screen. */
  readonly otherNumber: string
  readonly dialingCode: string
  readonly agreed: boolean
  readonly problems: Problems<RegisterField>
  readonly failure: Failure | null
  readonly captcha: CaptchaImage | null
  readonly captchaWanted: boolean
  /** The affiliate code that was found good last. */
  readonly goodCode: string | null
  /** Nobody has the code of the link: it no longer counts. */
  readonly linkRefused: boolean
  readonly proof: PhoneProof | null
}

export type RegisterEvent =
  | PauseEvent
  | { type: 'RETRY' }
  | { type: 'CHOOSE_USERNAME' }
  | { type: 'CHOOSE_MOBILE' }
  | { type: 'TYPE'; field: RegisterField; value: string }
  | { type: 'CHOOSE_DIALING_CODE'; code: string }
  | { type: 'TOGGLE_AGREE' }
  | { type: 'GET_CODE' }
  | { type: 'REFRESH_CAPTCHA' }
  | { type: 'SUBMIT' }
  | { type: 'CAPTCHA_WANTED' }
  | { type: 'CAPTCHA_USED' }
