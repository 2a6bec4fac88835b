import { describe, expect, it } from 'vitest'
import {
  addBankCard,
  hasWithdrawalPassword,
  resetPaymentPassword,
  securityConfig,
  securityQuestions,
  setPaymentPassword,
  proveContact,
  sendContactCode,
  setSecurityAnswers,
} from '../../src/platform/calls/security'
import { payeeRest } from '../../src/sandbox/cash/payees'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const choose = (paymentPassword: string, oldPaymentPassword = '', confirm = paymentPassword) =>
  world.call(setPaymentPassword, {
    oldPaymentPassword,
    password: 'Perya-1234',
    paymentPassword,
    confirmPaymentPassword: confirm,
  })
const card = { bankName: 'Bangko ng Bayan', accountNum: '001234567890' }

describe('account security', () => {
  it('[WIRE-30, WIRE-32] starts with nothing set, and shows numbers and addresses masked', async () => {
    expect(await world.call(securityConfig, null)).toEqual({
      mobileNum: '9*****4507',
      email: 'm***@example.com',
      hasWithdrawalPassword: false,
      hasSecurityQuestions: false,
      bankCards: 0,
    })
    expect(await world.call(hasWithdrawalPassword, null)).toBe(false)
  })

  it('[WIRE-33] the withdrawal password is first set with the login password, then changed only with the old one', async () => {
    await choose('482913')
    expect(await world.call(hasWithdrawalPassword, null)).toBe(true)
    await expect(choose('111222')).rejects.toMatchObject({ code: 'already-exists' })
    await expect(choose('111222', '000000')).rejects.toMatchObject({ code: 'pin-wrong' })
    await expect(choose('111222', '482913', '111223')).rejects.toMatchObject({ status: 400 })
    await choose('111222', '482913')
  })

  it('[WIRE-34] a forgotten one is replaced with the login password', async () => {
    await choose('482913')
    const reset = (password: string) =>
      world.call(resetPaymentPassword, {
        password,
        paymentPassword: '999000',
        confirmPaymentPassword: '999000',
      })
    await expect(reset('wrong')).rejects.toMatchObject({ code: 'wrong-credentials' })
    await reset('Perya-1234')
    await choose('111222', '999000')
  })

  it('[WIRE-35] a card is added with the withdrawal password, once, and shows its last digits only', async () => {
    const add = (paymentPassword: string) => world.call(addBankCard, { ...card, paymentPassword })
    await expect(add('482913')).rejects.toMatchObject({ code: 'pin-wrong' })
    await choose('482913')
    expect(await add('482913')).toEqual({
      id: expect.any(String) as string,
      bankName: card.bankName,
      lastDigits: '7890',
      restsUntil: startAt + payeeRest,
    })
    await expect(add('482913')).rejects.toMatchObject({ status: 409 })
    expect(await world.call(securityConfig, null)).toMatchObject({ bankCards: 1 })
  })

  it('[WIRE-36, WIRE-37] requires two different questions from the list; stores nothing readable', async () => {
    const [one, two] = await world.call(securityQuestions, null)
    const answer = (questionId = '', text = 'Mabini') => ({ questionId, answer: text })
    const set = (answers: { questionId: string; answer: string }[], password = 'Perya-1234') =>
      world.call(setSecurityAnswers, { password, answers })
    await expect(set([answer(one?.id), answer(one?.id)])).rejects.toMatchObject({ status: 400 })
    await expect(set([answer(one?.id), answer('q99')])).rejects.toMatchObject({ status: 400 })
    await expect(set([answer(one?.id), answer(two?.id)], 'wrong')).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    await set([answer(one?.id), answer(two?.id, 'Bantay')])
    expect(await world.call(securityConfig, null)).toMatchObject({ hasSecurityQuestions: true })
    const rows = await world.sandbox.db.selectFrom('memberSecurity').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Mabini|Bantay|mabini|bantay/)
  })

  it.each([
    ['mobile', '09178880042', '9178880042'],
    ['email', 'Ako@example.com', 'ako@example.com'],
  ] as const)(
    '[ROUTE-60] a %s is added by whoever reads its code and knows the password',
    async (kind, contact, stored) => {
      const { db } = world.sandbox
      await db
        .updateTable('member')
        .set({ [kind]: null })
        .where('username', '=', 'mika_07')
        .execute()
      await world.call(sendContactCode, { contact })
      const mail = await db
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', stored)
        .executeTakeFirst()
      expect(mail?.channel).toBe(kind === 'email' ? 'mail' : 'sms')
      const verificationCode = mail?.code ?? ''
      const prove = (changes = {}) =>
        world.call(proveContact, { contact, verificationCode, password: 'Perya-1234', ...changes })
      await expect(prove({ password: 'wrong' })).rejects.toMatchObject({ code: 'wrong-credentials' })
      await expect(prove({ verificationCode: '1' })).rejects.toMatchObject({ code: 'code-wrong' })
      await prove()
      // An answer may be lost.
      await prove()
      const member = await db
        .selectFrom('member')
        .selectAll()
        .where('username', '=', 'mika_07')
        .executeTakeFirst()
      expect(member?.[kind]).toBe(stored)
    },
  )

  it('a trial account is refused, and a guest is asked to sign in', async () => {
    await world.signIn('trial_kuya')
    await expect(choose('482913')).rejects.toMatchObject({ code: 'trial-refused' })
    world.token = null
    await expect(world.call(securityConfig, null)).rejects.toMatchObject({ code: 'logged-out' })
  })
})
