import * as v from 'valibot'
import { defineCall } from '../call'
import { accountType, nothing, text } from '../shapes'

/** The result of any successful login (LOGIN-28). */
export const sessionValue = v.object({
  token: v.pipe(text, v.minLength(1)),
  userName: v.pipe(text, v.minLength(1)),
  customerType: accountType,
  firstTimeLogin: v.boolean(),
})

/** The encrypted login body in plain form (LOGIN-24, LOGIN-25). */
const loginBody = v.object({
  username: text,
  password: text,
  captcha: text,
  type: v.picklist(['username', 'sms', 'firebase']),
  side: v.optional(v.picklist(['member', 'agent'])),
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(text),
  firebaseMobileNo: v.optional(text),
  countryDialingCode: v.optional(text),
})

/**
 * Opens a session. `type` `username`: user name and password; `sms`: `username` is the mobile number and
 * `password` the code; `firebase`: a token of the SMS provider. After three failures a captcha is required:
 * `value.captcha` of the refusal says so.
 */
export const login = defineCall({
  name: 'login',
  method: 'POST',
  path: '/wps/session/login',
  placement: 'encrypted',
  request: loginBody,
  response: sessionValue,
  row: 'WIRE-01',
})

/** Trial play from the login screen: a session with the trial merchant, without an account. */
export const trialLogin = defineCall({
  name: 'trialLogin',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  module: 'FREEPLAY3',
  request: nothing,
  response: sessionValue,
  row: 'WIRE-02',
})

/** A named trial account, for the free-trial screen. */
export const trialAccount = defineCall({
  name: 'trialAccount',
  method: 'GET',
  path: '/wps/member/trialuser',
  retry: false,
  request: nothing,
  response: sessionValue,
  row: 'WIRE-03',
})

/** Ends the token's session. The phone forgets it whatever the answer. */
export const logout = defineCall({
  name: 'logout',
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'member',
  placement: 'none',
  request: nothing,
  response: nothing,
  row: 'WIRE-07',
})

/**
 * A new captcha: a base64 PNG; the call that answers it sends its id in the `CaptchaId` header. `equation`: a
 * sum, such as `4800 + 21`, whose result is accepted in place of the digits, for players who cannot see the
 * picture.
 */
export const captcha = defineCall({
  name: 'captcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'CAPTCHA3',
  request: v.object({ purpose: v.picklist(['login', 'register', 'forget']), stamp: text }),
  response: v.object({
    image: v.pipe(text, v.regex(/^[A-Za-z0-9+/]+=*$/)),
    id: text,
    equation: v.optional(text),
  }),
  row: 'WIRE-09',
})

/** Checks whether a code is still valid, without consuming it. */
export const verification = defineCall({
  name: 'verification',
  method: 'GET',
  path: '/wps/verification/check',
  configured: true,
  retry: false,
  request: v.object({ mobileNum: text, verificationCode: text }),
  response: v.object({ valid: v.boolean() }),
  row: 'WIRE-11',
})

const smsAnswer = v.object({ expiredMinutes: v.optional(v.pipe(v.number(), v.minValue(0))) })

/** Sends a code for a login or a password reset (SMS-06, rulings: "SMS paths"). */
export const sendSms = defineCall({
  name: 'sendSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  module: 'PWRESETSMS3',
  request: v.object({ mobileNum: text, countryDialingCode: v.optional(text), captcha: v.optional(text) }),
  response: smsAnswer,
  row: 'WIRE-12',
})

/** Sends a code for a registration. */
export const sendRegisterSms = defineCall({
  name: 'sendRegisterSms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  module: 'VERIFICATION3',
  request: v.object({ mobileNum: text, countryDialingCode: text, captcha: v.optional(text) }),
  response: smsAnswer,
  row: 'WIRE-13',
})

export const sessionCalls = {
  login,
  trialLogin,
  trialAccount,
  logout,
  captcha,
  verification,
  sendSms,
  sendRegisterSms,
}
