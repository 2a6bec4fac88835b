import type { securityCalls } from '../../../src/platform/calls/security'
import type { InputOf } from '../../../src/platform/call'
import type { Contract } from '../../../src/platform/contract'
import type { Example } from './examples'

type Name = keyof typeof securityCalls

/** A call of the player's own, under /wps/member; what it carries is what its example has. */
const own = <K extends Name>(wire: string, input: InputOf<Contract[K]>): Example<K> => {
  const [method, path] = wire.split(' ')
  return {
    wire: `${method} /wps/member/${path}`,
    module: null,
    as: 'mika_07',
    fields: Object.keys(input ?? {}),
    input,
  }
}

const pin = (code: string) => ({ paymentPassword: code, confirmPaymentPassword: code })
const password = 'Perya-1234'
const answers = [
  { questionId: 'q1', answer: 'Mabini' },
  { questionId: 'q3', answer: 'Bantay' },
]

/** The security centre's calls, in an order in which each can be made well. */
export const securityExamples: { readonly [K in Name]: Example<K> } = {
  securityConfig: own('GET securityConfig', null),
  hasWithdrawalPassword: own('GET hasWithdrawalPassword', null),
  setPaymentPassword: own('POST paymentPassword', { oldPaymentPassword: '', ...pin('482913') }),
  resetPaymentPassword: own('POST paymentPassword/reset', { password, ...pin('482914') }),
  // The call before this one set the withdrawal password.
  addBankCard: own('POST bankCard', {
    bankName: 'Bangko ng Perya',
    accountNum: '001234567890',
    paymentPassword: '482914',
  }),
  setSecurityAnswers: own('POST customerSecurityQuestions', { password, answers }),
  securityQuestions: own('GET securityQuestions', null),
}
