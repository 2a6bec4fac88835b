import { describe, expect, it } from 'vitest'
import { memberInfo } from '../../src/platform/calls/member'
import { passWordChangeV2 } from '../../src/platform/calls/password'
import {
  addBankCard,
  proveContact,
  resetPaymentPassword,
  securityQuestions,
  sendContactCode,
  setPaymentPassword,
  setSecurityAnswers,
} from '../../src/platform/calls/security'
import { login, sendRegisterSms, sendSms } from '../../src/platform/calls/session'
import { bankCards, withdraw } from '../../src/platform/calls/withdraw'
import { payeeRest } from '../../src/sandbox/cash/payees'
import { codesAnHour } from '../../src/sandbox/codes'
import { proofTries } from '../../src/sandbox/password-proof'
import { seededPin } from '../../src/sandbox/seed/cash'
import { captchaAfter } from '../../src/sandbox/throttle'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

/** An account's credentials and contact details, and what a session alone can reach. */

const password = 'Perya-1234'
const pins = (pin: string) => ({ paymentPassword: pin, confirmPaymentPassword: pin })
const at = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, one) => make(one))

let world: World
eachWorld((fresh) => (world = fresh))

/** The codes of refusals; `done` for anything not refused. */
const codesOf = async (calls: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code,
  )
const count = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length

describe('whoever holds a session alone', () => {
  it('[WIRE-33, WIRE-35, WALLET-08] gets no withdrawal password, no bank account and no money', async () => {
    await world.signIn('mika_07')
    const set = (changes: object) =>
      world.call(setPaymentPassword, { oldPaymentPassword: '', ...pins('482913'), ...changes })
    await expect(set({})).rejects.toMatchObject({ code: 'wrong-credentials' })
    await expect(set({ password: 'wrong' })).rejects.toMatchObject({ code: 'wrong-credentials' })
    await expect(
      world.call(addBankCard, {
        bankName: 'Luntian Bank',
        accountNum: '1234567890',
        paymentPassword: '482913',
      }),
    ).rejects.toMatchObject({ code: 'pin-wrong' })
    await set({ password })
  })

  it.each([
    [
      'a new login password',
      'WIRE-08',
      (guess: string) =>
        world.call(passWordChangeV2, {
          oldPassword: guess,
          newPassword: 'Lantern-88',
          confirmNewPassword: 'Lantern-88',
        }),
    ],
    [
      'a new withdrawal password',
      'WIRE-34',
      (guess: string) => world.call(resetPaymentPassword, { password: guess, ...pins('482913') }),
    ],
    [
      'another number',
      'ROUTE-60',
      (guess: string) =>
        world.call(proveContact, { contact: '09178880042', verificationCode: '1', password: guess }),
    ],
    [
      'other security answers',
      'WIRE-36',
      (guess: string) =>
        world.call(setSecurityAnswers, {
          password: guess,
          answers: ['q1', 'q2'].map((questionId) => ({ questionId, answer: 'Mabini' })),
        }),
    ],
  ] as const)(
    'guesses the password five times at the most, side by side too: for %s [%s]',
    async (_, __, ask) => {
      await world.signIn('mika_07')
      const codes = await codesOf(at(60, (one) => ask(`Wrong-${one}-word`)))
      expect(count(codes, 'wrong-credentials')).toBe(proofTries)
      expect(count(codes, 'too-many-tries')).toBe(60 - proofTries)
      // The correct one does not help before the lockout is over.
      await expect(ask(password)).rejects.toMatchObject({ code: 'too-many-tries', retryAfter: 15 * 60 })
      world.sandbox.clock.advance(15 * 60_000)
      const [later] = await codesOf([ask(password)])
      expect(later).not.toBe('too-many-tries')
    },
  )
})

describe('a change of what the account is its owner’s by', () => {
  const contacts = () =>
    world.sandbox.db
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'text', 'code'])
      .orderBy('id')
      .execute()

  const change = {
    'login password': () =>
      world.call(passWordChangeV2, {
        oldPassword: password,
        newPassword: 'Lantern-88',
        confirmNewPassword: 'Lantern-88',
      }),
    'withdrawal password': () =>
      world.call(setPaymentPassword, { oldPaymentPassword: seededPin, ...pins('482913') }),
    number: async () => {
      const contact = '09178880042'
      await world.call(sendContactCode, { contact })
      const verificationCode = await world.smsCode('9178880042')
      await world.call(proveContact, { contact, verificationCode, password })
    },
    'e-mail address': async () => {
      const contact = 'bago@example.com'
      await world.call(sendContactCode, { contact })
      const mails = await contacts()
      const verificationCode = mails.find(({ recipient }) => recipient === contact)?.code ?? ''
      await world.call(proveContact, { contact, verificationCode, password })
    },
    'pair of security answers': async () => {
      const [one, two] = await world.call(securityQuestions, null)
      await world.call(setSecurityAnswers, {
        password,
        answers: [one!, two!].map(({ id }) => ({ questionId: id, answer: 'Mabini' })),
      })
    },
    'bank account': () =>
      world.call(addBankCard, {
        bankName: 'Luntian Bank',
        accountNum: '1234567890',
        paymentPassword: seededPin,
      }),
  } as const

  it.each(Object.entries(change))(
    'a %s is told where the owner could be reached before and in the inbox, and ends sessions elsewhere',
    async (_, make) => {
      await world.signIn('tita_baby')
      const elsewhere = world.token
      await world.signIn('tita_baby')
      const here = world.token
      const before = await world.sandbox.db
        .selectFrom('member')
        .select(['mobile', 'email'])
        .where('username', '=', 'tita_baby')
        .executeTakeFirstOrThrow()
      await make()
      const told = (await contacts()).filter(({ code }) => code === '')
      expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
        [before.mobile, before.email].toSorted(),
      )
      expect(told[0]?.text).toMatch(/^\w+: .+ If this was not you/)
      const [newest] = await world.sandbox.db
        .selectFrom('inbox')
        .select(['titleEn', 'contentTy'])
        .orderBy('id', 'desc')
        .execute()
      expect(newest?.titleEn).toMatch(/(was|were) changed|was added/)
      expect(newest?.contentTy).toContain('customer service')
      await expect(world.call(memberInfo, null)).resolves.toBeDefined()
      world.token = elsewhere
      await expect(world.call(memberInfo, null)).rejects.toMatchObject({ code: 'logged-out' })
      world.token = here
    },
  )

  it('[ROUTE-60] the number that the account has is not proved again, and another needs its own code', async () => {
    await world.signIn('mika_07')
    await expect(world.call(sendContactCode, { contact: '09171234507' })).rejects.toMatchObject({
      code: 'already-exists',
    })
    await world.call(sendContactCode, { contact: '09178880042' })
    await expect(
      world.call(proveContact, { contact: '09178880042', verificationCode: '0', password }),
    ).rejects.toMatchObject({ code: 'code-wrong' })
  })

  it('[WALLET-08, WIRE-89] a new bank account is paid after a day, and the refusal says from when', async () => {
    await world.signIn('tita_baby')
    const card = await world.call(addBankCard, {
      bankName: 'Luntian Bank',
      accountNum: '1234567890',
      paymentPassword: seededPin,
    })
    const from = world.sandbox.clock.now() + payeeRest
    expect(card.restsUntil).toBe(from)
    const pay = (requestId: string) =>
      world.call(withdraw, {
        cardId: card.id,
        amount: '500.00',
        fee: '10.00',
        paymentPassword: seededPin,
        requestId,
      })
    world.sandbox.clock.advance(payeeRest - 60_000)
    await world.signIn('tita_baby')
    await expect(pay('too-early-for-this-account')).rejects.toMatchObject({
      code: 'card-resting',
      retryAfter: 60,
    })
    world.sandbox.clock.advance(60_000)
    await world.signIn('tita_baby')
    const { cards } = await world.call(bankCards, null)
    expect(cards.find(({ id }) => id === card.id)?.restsUntil).toBeUndefined()
    await expect(pay('late-enough-for-this-account')).resolves.toMatchObject({
      lastDigits: '7890',
      state: 'waiting',
    })
  })
})

describe('guesses and codes by the dozen', () => {
  it('[LOGIN-10] sixty logins at once are no more guesses than one after the other', async () => {
    const codes = await codesOf(
      at(60, (one) =>
        world.call(login, {
          username: 'mika_07',
          password: `Wrong-${one}-word`,
          captcha: '',
          type: 'username',
        }),
      ),
    )
    expect(count(codes, 'wrong-credentials')).toBe(captchaAfter)
    expect(count(codes, 'captcha-required')).toBe(60 - captchaAfter)
  })

  it('[SMS-02] one place gets so many codes an hour, whatever numbers they go to', async () => {
    const codes = await codesOf(
      at(200, (one) =>
        world.call(sendRegisterSms, { mobileNum: String(9_180_000_000 + one), countryDialingCode: '+63' }),
      ),
    )
    expect(count(codes, 'done')).toBe(codesAnHour.place)
    expect(count(codes, 'too-many-tries')).toBe(200 - codesAnHour.place)
    world.sandbox.clock.advance(60 * 60_000)
    await expect(
      world.call(sendRegisterSms, { mobileNum: '9180000000', countryDialingCode: '+63' }),
    ).resolves.toBeDefined()
  })

  it('[SMS-02] one number gets so many codes an hour, with an account or without', async () => {
    for (const mobileNum of ['9171234507', '9170000000']) {
      for (let sent = 0; sent < codesAnHour.contact; sent += 1) {
        await world.call(sendSms, { mobileNum })
        world.sandbox.clock.advance(60_000)
      }
      await expect(world.call(sendSms, { mobileNum })).rejects.toMatchObject({ code: 'too-many-tries' })
    }
  })
})
