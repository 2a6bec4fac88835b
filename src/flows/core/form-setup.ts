import { fromPromise } from 'xstate'
import type { Country } from '../../../machines/login/form'
import type { CaptchaImage } from '../../../machines/shared/captcha'
import type { FieldRules } from '../../../machines/shared/fields'
import { countries, registerRules } from '../../platform/calls/rules'
import { captcha } from '../../platform/calls/session'
import { randomHex } from '../../platform/random'
import { call } from './client'
import { perPage } from './lifetime'

export { prepareSealing } from '../../platform/client'

/** What the forms of the account screens share. */

const kept = perPage(() => ({ rules: null as FieldRules | null }))

/** The platform's field rules: loaded once per page, because they change only with the operator's settings (REG-18). */
export async function fieldRules(signal: AbortSignal): Promise<FieldRules> {
  return (kept().rules ??= await call(registerRules, null, { signal }))
}

/**
 * Countries for the dialing code picker; none if it is off. Codes are digits only, even if the platform sends a plus
 * sign.
 */
export async function dialingCodes(picker: boolean, signal: AbortSignal): Promise<readonly Country[]> {
  if (!picker) return []
  const list = await call(countries, null, { signal })
  return list.map((country) => ({ ...country, dialingCode: country.dialingCode.replace(/^\+/, '') }))
}

/** Module id of captchas on login and registration; others keep their call's own (WIRE-10, rulings). */
const formModule = 'VALID_CAPTCHA3'

/** A new captcha for one purpose. The timestamp bypasses every cache. */
export const captchaFor = (purpose: 'login' | 'register' | 'forget') =>
  fromPromise<CaptchaImage>(({ signal }) =>
    call(
      captcha,
      { purpose, stamp: randomHex(6) },
      { signal, ...(purpose === 'forget' ? {} : { module: formModule }) },
    ),
  )
