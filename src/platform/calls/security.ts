import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, requestId, text } from '../shapes'
import { bankCard } from './withdraw'

/**
 * The security centre's calls, all under `/wps/member` (WIRE-30..37, WIRE-131). The login password is
 * changed by `passWordChangeV2` at `/password` in this group (WIRE-31).
 */

const own = { method: 'GET', auth: 'member', request: nothing } as const
const change = { method: 'POST', auth: 'member' } as const

/** A withdrawal password: six digits, like a banking PIN. */
const pin = v.pipe(text, v.regex(/^\d{6}$/))

/** Which parts of the account are secured; numbers and addresses are masked. */
export const securityConfig = defineCall({
  ...own,
  name: 'securityConfig',
  path: '/wps/member/securityConfig',
  response: v.object({
    mobileNum: v.nullable(text),
    email: v.nullable(text),
    hasWithdrawalPassword: v.boolean(),
    hasSecurityQuestions: v.boolean(),
    bankCards: v.number(),
  }),
  row: 'WIRE-30',
})

/** Whether the player has a withdrawal password. */
export const hasWithdrawalPassword = defineCall({
  ...own,
  name: 'hasWithdrawalPassword',
  path: '/wps/member/hasWithdrawalPassword',
  response: v.boolean(),
  row: 'WIRE-32',
})

/**
 * Sets or changes the withdrawal password. The first one requires the login password (`password`), a change
 * the old one. As with every change of login password, withdrawal password, number, address, security
 * questions or bank account, the owner is notified at their previous contact and in the inbox, and other
 * sessions end; where a passkey or an app is set up, each of these but the bank account also requires the
 * proof from `proveChange`.
 */
export const setPaymentPassword = defineCall({
  ...change,
  name: 'setPaymentPassword',
  path: '/wps/member/paymentPassword',
  request: v.object({
    oldPaymentPassword: text,
    password: v.optional(text),
    paymentPassword: pin,
    confirmPaymentPassword: pin,
    requestId: v.optional(requestId),
    stepProof: v.optional(text),
  }),
  response: nothing,
  row: 'WIRE-33',
})

/** Replaces a forgotten withdrawal password; requires the login password. */
export const resetPaymentPassword = defineCall({
  ...change,
  name: 'resetPaymentPassword',
  path: '/wps/member/paymentPassword/reset',
  request: v.object({
    password: text,
    paymentPassword: pin,
    confirmPaymentPassword: pin,
    requestId: v.optional(requestId),
    stepProof: v.optional(text),
  }),
  response: nothing,
  row: 'WIRE-34',
})

/** Adds a bank card; the answer carries only the last digits. No payouts to it before `restsUntil`. */
export const addBankCard = defineCall({
  ...change,
  name: 'addBankCard',
  path: '/wps/member/bankCard',
  request: v.object({
    bankName: v.pipe(text, v.minLength(2), v.maxLength(60)),
    accountNum: v.pipe(text, v.regex(/^\d{6,20}$/)),
    paymentPassword: pin,
    requestId: v.optional(requestId),
  }),
  response: bankCard,
  row: 'WIRE-35',
})

/** The member's security questions and answers; the platform stores answers hashed. */
export const setSecurityAnswers = defineCall({
  ...change,
  name: 'setSecurityAnswers',
  path: '/wps/member/customerSecurityQuestions',
  request: v.object({
    password: text,
    answers: v.pipe(
      v.array(v.object({ questionId: text, answer: v.pipe(text, v.trim(), v.minLength(2)) })),
      v.length(2),
    ),
    stepProof: v.optional(text),
  }),
  response: nothing,
  row: 'WIRE-36',
})

/** The questions to choose from. */
export const securityQuestions = defineCall({
  ...own,
  name: 'securityQuestions',
  path: '/wps/member/securityQuestions',
  response: v.array(v.object({ id: text, text })),
  row: 'WIRE-37',
})

/** A number in national form or with its country code, or an address. */
const contact = v.pipe(text, v.regex(/^(\+?\d{8,20}|[^@\s]+@[^@\s]+\.[^@\s]+)$/), v.maxLength(254))

/** Sends a code to the account's new number or address; refused for the current one. */
export const sendContactCode = defineCall({
  ...change,
  name: 'sendContactCode',
  path: '/wps/member/contact/code',
  request: v.object({ contact }),
  response: v.object({ expiredMinutes: v.optional(v.pipe(v.number(), v.minValue(0))) }),
  row: 'ROUTE-60',
})

/** Adds a verified number or address to the account, or replaces the old one. Idempotent. */
export const proveContact = defineCall({
  ...change,
  name: 'proveContact',
  path: '/wps/member/contact',
  request: v.object({ contact, verificationCode: text, password: text, stepProof: v.optional(text) }),
  response: nothing,
  row: 'ROUTE-60',
})

export const securityCalls = {
  securityConfig,
  hasWithdrawalPassword,
  setPaymentPassword,
  resetPaymentPassword,
  addBankCard,
  setSecurityAnswers,
  securityQuestions,
  sendContactCode,
  proveContact,
}
