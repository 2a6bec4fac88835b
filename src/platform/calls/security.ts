import * as v from 'valibot'
import { defineCall } from '../call'
import { nothing, text } from '../shapes'

/**
 * The security centre's calls, all under `/wps/member` (WIRE-30..37, WIRE-131). The login password is changed by
 * `passWordChangeV2` on the path `/password` of this list (WIRE-31).
 */

const own = { method: 'GET', auth: 'member', request: nothing } as const
const change = { method: 'POST', auth: 'member' } as const

/** Digits of a withdrawal password: six, as a banking PIN. */
const pin = v.pipe(text, v.regex(/^\d{6}$/))

/** What of an account is secured; numbers and addresses come masked, as they are only to be recognised. */
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

export const hasWithdrawalPassword = defineCall({
  ...own,
  name: 'hasWithdrawalPassword',
  path: '/wps/member/hasWithdrawalPassword',
  response: v.boolean(),
  row: 'WIRE-32',
})

/** Sets the withdrawal password, or changes it: then the old one is asked for. */
export const setPaymentPassword = defineCall({
  ...change,
  name: 'setPaymentPassword',
  path: '/wps/member/paymentPassword',
  request: v.object({ oldPaymentPassword: text, paymentPassword: pin, confirmPaymentPassword: pin }),
  response: nothing,
  row: 'WIRE-33',
})

/** A forgotten withdrawal password is replaced by whoever knows the login password. */
export const resetPaymentPassword = defineCall({
  ...change,
  name: 'resetPaymentPassword',
  path: '/wps/member/paymentPassword/reset',
  request: v.object({ password: text, paymentPassword: pin, confirmPaymentPassword: pin }),
  response: nothing,
  row: 'WIRE-34',
})

/** Adds a bank card; the answer shows the last digits only. */
export const addBankCard = defineCall({
  ...change,
  name: 'addBankCard',
  path: '/wps/member/bankCard',
  request: v.object({
    bankName: v.pipe(text, v.minLength(2), v.maxLength(60)),
    accountNum: v.pipe(text, v.regex(/^\d{6,20}$/)),
    paymentPassword: pin,
  }),
  response: v.object({ id: text, bankName: text, lastDigits: text }),
  row: 'WIRE-35',
})

/** The member's answers to the questions he chose; the platform keeps no answer readable. */
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

export const securityCalls = {
  securityConfig,
  hasWithdrawalPassword,
  setPaymentPassword,
  resetPaymentPassword,
  addBankCard,
  setSecurityAnswers,
  securityQuestions,
}
