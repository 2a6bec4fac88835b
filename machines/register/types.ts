import type { CaptchaImage } from '../shared/captcha'
import type { Failure } from '../shared/failure'
import type { Problems } from '../shared/fields'
import type { Cooldown, CooldownEvent } from '../shared/cooldown'
import type { AffiliateLink, RegisterSetup } from './facts'
import type { Environment, PayloadFacts } from './payload'
import type { RegisterField } from './form'

export interface RegisterInput extends Cooldown {
  readonly link: AffiliateLink
  readonly environment: Environment
  /** Own path the player wanted to, if any. */
  readonly next: string | null
  /** Known from an earlier visit to the screen. */
  readonly formSetup: RegisterSetup | null
}

export interface RegisterContext extends Omit<RegisterInput, 'formSetup'>, RegisterSetup, PayloadFacts {
  /** The setup is not from an earlier visit. */
  readonly fresh: boolean
  /** The number typed on the other tab. */
  readonly otherNumber: string
  readonly agreed: boolean
  readonly problems: Problems<RegisterField>
  readonly failure: Failure | null
  readonly captcha: CaptchaImage | null
  /** The last affiliate code confirmed as valid. */
  readonly goodCode: string | null
}

export type RegisterEvent =
  | CooldownEvent
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
