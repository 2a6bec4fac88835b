import * as v from 'valibot'
import { defineCall } from './call'
import { nothing, text } from './shapes'

/**
 * The SMS provider, called like the platform but outside its contract: a site with its own provider sets
 * the paths in `settings.paths`; the defaults are the sandbox's.
 */

export const providerCode = defineCall({
  name: 'providerCode',
  method: 'POST',
  path: '/demo/provider/phone/code',
  configured: true,
  request: v.object({ mobileNum: text, countryDialingCode: text }),
  response: nothing,
  row: 'SMS-03',
})

/** Exchanges a correct code for the SMS provider's token for the number (REG-12). */
export const providerWord = defineCall({
  name: 'providerWord',
  method: 'POST',
  path: '/demo/provider/phone/word',
  configured: true,
  request: v.object({ mobileNum: text, countryDialingCode: text, verificationCode: text }),
  response: v.object({ idToken: v.pipe(text, v.minLength(1)) }),
  row: 'REG-12',
})
