import { describe, expect, it } from 'vitest'
import { passWordChangeV2 } from '../../src/platform/calls/password'
import {
  proveContact,
  resetPaymentPassword,
  securityConfig,
  securityQuestions,
  setPaymentPassword,
  setSecurityAnswers,
} from '../../src/platform/calls/security'
import { login } from '../../src/platform/calls/session'
import { password, withApp } from './support/second-step'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const messages = () =>
  world.sandbox.db.selectFrom('inbox').select('titleEn').orderBy('id', 'desc').limit(1).executeTakeFirst()

describe('where a second step is set up (trust 24)', () => {
  it('[ROUTE-60] password and code alone change no login or withdrawal password, number, address or security question', async () => {
    const both = (pin: string) => ({ paymentPassword: pin, confirmPaymentPassword: pin })
    const [pin, contact, secret] = ['246810', 'bago@example.com', 'Lantern-88']
    const sent = { mobile: contact, purpose: 'contact', wrongTries: 0 } as const
    await world.sandbox.db
      .insertInto('smsCode')
      .values({ ...sent, code: '123456', sentAt: Date.now(), expiresAt: Date.now() + 6e6 })
      .execute()
    const news = { oldPassword: password, newPassword: secret, confirmNewPassword: secret }
    const answers = (await world.call(securityQuestions, null))
      .slice(0, 2)
      .map(({ id }) => ({ questionId: id, answer: 'Mabini' }))
    const changes = ({ stepProof: proof }: { stepProof?: string }) => {
      const step = proof === undefined ? {} : { stepProof: proof }
      return [
        () => world.call(setPaymentPassword, { oldPaymentPassword: '', password, ...both(pin), ...step }),
        () => world.call(resetPaymentPassword, { password, ...both(pin), ...step }),
        () => world.call(proveContact, { contact, verificationCode: '123456', password, ...step }),
        () => world.call(setSecurityAnswers, { password, answers, ...step }),
        () => world.call(passWordChangeV2, { ...news, ...step }),
      ]
    }
    const app = await withApp(world)
    const told = await messages()
    const stands = await world.call(securityConfig, null)
    for (const step of [{}, { stepProof: 'made-up' }])
      for (const change of changes(step)) expect(await code(change())).toBe('step-wanted')
    expect([await messages(), await world.call(securityConfig, null)]).toEqual([told, stands])
    // A wrong code, which was not the owner's, does not use up the step.
    const { stepProof } = await app.owner()
    const wrong = { contact, verificationCode: '654321', password, stepProof }
    expect(await code(world.call(proveContact, wrong))).toBe('code-wrong')
    expect(await code(changes({ stepProof })[2]!())).toBe('done')
    for (const at of [0, 1, 3, 4]) expect(await code(changes(await app.owner())[at]!())).toBe('done')
    const other = { oldPaymentPassword: pin, ...both('482913') }
    expect(await code(world.call(setPaymentPassword, other))).toBe('step-wanted')
    expect(await code(world.call(setPaymentPassword, { ...other, ...(await app.owner()) }))).toBe('done')
    expect(
      await code(world.call(login, { username: 'mika_07', password, captcha: '', type: 'username' })),
    ).toBe('wrong-credentials')
  })
})
