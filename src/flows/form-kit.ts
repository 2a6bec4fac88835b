import { fromPromise } from 'xstate'
import type { CaptchaImage, Country } from '../../machines/login/form'
import type { FieldRules } from '../../machines/shared/fields'
import { countries, registerRules } from '../platform/calls/rules'
import { captcha } from '../platform/calls/session'
import { randomHex } from '../platform/random'
import { ask } from './client'

export { prepareSealing } from '../platform/client'

/** What the forms of the account screens have in common. */

let kept: FieldRules | null = null

/** Field rules of the platform: asked for once a page, because they change with the operator's settings only (REG-18). */
export async function fieldRules(signal: AbortSignal): Promise<FieldRules> {
  kept ??= await ask(registerRules, null, { signal })
  return kept
}

/** Countries to choose a dialling code from; none where the picker is off. Codes are digits, whoever sends a plus sign. */
export async function dialingCodes(picker: boolean, signal: AbortSignal): Promise<readonly Country[]> {
  if (!picker) return []
  const list = await ask(countries, null, { signal })
  return list.map((country) => ({ ...country, dialingCode: country.dialingCode.replace(/^\+/, '') }))
}

/** Module id of captchas on login and registration; others keep the call's own (WIRE-10, rulings). */
const formModule = 'VALID_CAPTCHA3'

/** A fresh captcha for one purpose. The stamp keeps every cache out of it. */
export const captchaFor = (purpose: 'login' | 'register' | 'forget') =>
  fromPromise<CaptchaImage>(({ signal }) =>
    ask(
      captcha,
      { purpose, stamp: randomHex(6) },
      { signal, ...(purpose === 'forget' ? {} : { module: formModule }) },
    ),
  )
