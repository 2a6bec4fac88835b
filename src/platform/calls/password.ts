import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text } from '../shapes'

/**
 * Change password: the spec names this call `passWordChangeV2` (WIRE-08). `stepProof` is required if a second
 * step is set up.
 */
export const passWordChangeV2 = defineCall({
  name: 'passWordChangeV2',
  method: 'POST',
  path: '/wps/member/password',
  configured: true,
  auth: 'member',
  request: v.object({
    oldPassword: text,
    newPassword: text,
    confirmNewPassword: text,
    stepProof: v.optional(text),
  }),
  response: nothing,
  row: 'WIRE-08',
})

/** Sends the mail for a forgotten password. The answer is the same whether or not the account exists. */
export const forgotByEmail = defineCall({
  name: 'forgotByEmail',
  method: 'POST',
  path: '/wps/member/password/forget/email',
  configured: true,
  placement: 'form',
  request: v.object({ username: text, email: text }),
  response: nothing,
  row: 'WIRE-14',
})

/** Resets the password by phone; the answer names the account, for the automatic login (FORGOT-12). */
export const resetByPhone = defineCall({
  name: 'resetByPhone',
  method: 'POST',
  path: '/wps/member/password/forget/phone',
  configured: true,
  request: v.object({ newPassword: text, mobileNum: text, verificationCode: text }),
  response: v.object({ userName: text }),
  row: 'WIRE-15',
})

export const passwordCalls = { passWordChangeV2, forgotByEmail, resetByPhone }
