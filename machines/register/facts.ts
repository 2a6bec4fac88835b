import type { Country } from '../login/form'
import type { FieldRules } from '../shared/fields'
import type { SmsTarget } from '../sms-code/sms-code.machine'

/** Who referred the player, from the address (REG-14); both empty if nobody did. */
export interface AffiliateLink {
  readonly code: string
  readonly domain: string
}

interface RegisterSettings {
  readonly captcha: boolean
  readonly smsVerification: boolean
  /** Codes are sent and checked by an SMS provider instead of the platform (REG-12). */
  readonly thirdPartyPhone: boolean
  readonly agreeDefault: boolean
  readonly dialingCodePicker: boolean
  /** Prefix of the username for accounts registered by number; unknown if absent. */
  readonly usernamePrefix?: string | undefined
}

/** What the platform says about registration, fetched before the form can be shown. */
export interface RegisterSetup {
  readonly flags: Readonly<Record<string, string>>
  readonly settings: RegisterSettings
  readonly rules: FieldRules
  /** Empty when the dialing-code picker is off. */
  readonly countries: readonly Country[]
}

/** The SMS provider's confirmation that a code was correct, valid for one number and code. */
export interface PhoneProof extends SmsTarget {
  readonly code: string
  readonly idToken: string
}
