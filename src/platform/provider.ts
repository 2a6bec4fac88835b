import * as v from 'valibot'
import { defineCall } from './call'
import { nothing, text } from './shapes'

/**
 * The third party that proves phone numbers, spoken to like the platform. These are no calls of the platform's contract:
 * a site with a provider of its own gives their paths in `settings.paths`; the defaults are the sandbox's stand-in.
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

/** Changes a right code into the third party's word for the number (REG-12). */
export const providerWord = defineCall({
  name: 'providerWord',
  method: 'POST',
  path: '/demo/provider/phone/word',
  configured: true,
  request: v.object({ mobileNum: text, countryDialingCode: text, verificationCode: text }),
  response: v.object({ idToken: v.pipe(text, v.minLength(1)) }),
  row: 'REG-12',
})
