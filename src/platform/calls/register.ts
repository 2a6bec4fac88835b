import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text } from '../shapes'
import { countries, registerRules, registerSettings } from './rules'
import { sessionValue } from './session'

export { countries, registerRules, registerSettings }

/** The exact registration payload (REG-08, REG-12). */
export const registerBody = v.object({
  countryDialingCode: text,
  registerUrl: text,
  registerMethod: v.picklist(['APP', 'H5', 'WEBCLIP', 'PWA']),
  username: text,
  password: text,
  confirmPassword: text,
  affiliateCode: text,
  paymentPassword: text,
  recommenderId: text,
  nickname: text,
  payeeName: text,
  email: text,
  mobileNum: text,
  idNumber: text,
  qqNum: text,
  facebook: text,
  wechat: text,
  line: text,
  whatsapp: text,
  zalo: text,
  captcha: text,
  type: v.literal(0),
  domain: text,
  verificationCode: text,
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(text),
})

const common = { method: 'PUT', placement: 'encrypted', module: 'REGISTER_REE3' } as const

/** Opens an account by user name and signs it in. Fields that the form does not show are sent empty. */
export const register = defineCall({
  ...common,
  name: 'register',
  path: '/wps/member/register',
  request: registerBody,
  response: sessionValue,
  row: 'WIRE-04',
})

/** Registration by mobile number (WIRE-06: "mobile" is the mobile-number tab). */
export const registerMobile = defineCall({
  ...common,
  name: 'registerMobile',
  path: '/wps/member/register/mobile',
  request: registerBody,
  response: sessionValue,
  row: 'WIRE-05',
})

/** Whether a user name is free. The form goes on without an answer. */
export const checkUsername = defineCall({
  name: 'checkUsername',
  method: 'GET',
  path: '/wps/check/username',
  request: v.object({ username: text }),
  response: v.object({ available: v.boolean() }),
  row: 'WIRE-38',
})

/** Affiliate check; the answer is read from `data.success` (WIRE-21, rulings: "The wire"). */
export const checkAffiliate = defineCall({
  name: 'checkAffiliate',
  method: 'POST',
  path: '/wps/member/affiliate/check',
  configured: true,
  request: v.object({ code: text, domain: text }),
  response: nothing,
  row: 'WIRE-21',
})

export const registerCalls = {
  register,
  registerMobile,
  registerSettings,
  registerRules,
  countries,
  checkUsername,
  checkAffiliate,
}
