import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text } from '../shapes'

/** Rules shared by all account forms, apart from registration's own calls: login needs nothing more. */

/**
 * One field's rule as the platform supplies it (REG-18, REG-19): pattern source, length bounds, order on
 * the form.
 */
const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  regExp: v.optional(text),
  min: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  max: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  order: v.optional(v.number()),
})

/** The site's registration settings: captcha, codes, the pre-ticked agreement. */
export const registerSettings = defineCall({
  name: 'registerSettings',
  method: 'GET',
  path: '/wps/system/setting/register',
  revalidated: true,
  request: nothing,
  response: v.object({
    captcha: v.boolean(),
    smsVerification: v.boolean(),
    thirdPartyPhone: v.boolean(),
    /** Accounts registered by number are named this plus the number without its leading 0. */
    usernamePrefix: v.optional(text),
    agreeDefault: v.boolean(),
    dialingCodePicker: v.boolean(),
  }),
  row: 'WIRE-18',
})

/** Field rules for the registration, login and password forms (rulings: VALID). */
export const registerRules = defineCall({
  name: 'registerRules',
  method: 'GET',
  path: '/wps/system/setting/register/validation',
  configured: true,
  module: 'REG3',
  revalidated: true,
  request: nothing,
  response: v.record(text, fieldRule),
  row: 'WIRE-19',
})

/** Countries with their dialling codes, in the order of the picker. */
export const countries = defineCall({
  name: 'countries',
  method: 'GET',
  path: '/wps/system/country',
  revalidated: true,
  request: nothing,
  response: v.array(v.object({ code: text, name: text, dialingCode: text })),
  row: 'WIRE-20',
})
