import type { securityCalls } from '../../../src/platform/calls/security'
import type { InputOf } from '../../../src/platform/call'
import type { Contract } from '../../../src/platform/contract'
import type { Example } from './example'
import type { World } from './world'

type Name = keyof typeof securityCalls

/** A call of the player's, under /wps/member, with its example's input. */
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

const proved = { contact: 'bago@example.com', password }

/** The persona has no address yet. */
const bare = async ({ sandbox }: World) => {
  await sandbox.db.updateTable('member').set({ email: null }).where('username', '=', 'mika_07').execute()
  return { contact: proved.contact }
}

/** With the code that was sent. */
const proving = async (world: World) => {
  const { contact } = await bare(world)
  const at = Date.now()
  const sent = { code: '123456', sentAt: at, expiresAt: at + 600_000, wrongTries: 0 }
  await world.sandbox.db
    .insertInto('smsCode')
    .values({ mobile: contact, purpose: 'contact', ...sent })
    .onConflict((c) => c.columns(['mobile', 'purpose']).doUpdateSet(sent))
    .execute()
  return { ...proved, verificationCode: '123456' }
}

/** The security centre's calls, ordered so that each can succeed. */
export const securityExamples: { readonly [K in Name]: Example<K> } = {
  securityConfig: own('GET securityConfig', null),
  hasWithdrawalPassword: own('GET hasWithdrawalPassword', null),
  setPaymentPassword: own('POST paymentPassword', { oldPaymentPassword: '', password, ...pin('482913') }),
  resetPaymentPassword: own('POST paymentPassword/reset', { password, ...pin('482914') }),
  // The previous call set the withdrawal password.
  addBankCard: own('POST bankCard', {
    bankName: 'Bangko ng Bayan',
    accountNum: '001234567890',
    paymentPassword: '482914',
  }),
  setSecurityAnswers: own('POST customerSecurityQuestions', { password, answers }),
  securityQuestions: own('GET securityQuestions', null),
  sendContactCode: { ...own('POST contact/code', { contact: 'bago@example.com' }), input: bare },
  proveContact: { ...own('POST contact', { ...proved, verificationCode: '123456' }), input: proving },
}
