import { describe, expect, it } from 'vitest'
import { forgotByEmail, passWordChangeV2, resetByPhone } from '../../src/platform/calls/password'
import { register, registerMobile, checkAffiliate, registerSettings } from '../../src/platform/calls/register'
import { login, sendRegisterSms, sendSms, verification } from '../../src/platform/calls/session'
import { memberInfo } from '../../src/platform/calls/member'
import { registrationOf } from './support/registration'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

const mobileNum = '9171234507'
const minute = 60_000

describe('codes, registration and passwords', () => {
  let world: World
  eachWorld((fresh) => (world = fresh))

  const messages = () => world.sandbox.db.selectFrom('outbox').selectAll().execute()

  describe('an SMS code', () => {
    it('[SMS-02] comes with its lifetime in minutes', async () => {
      await expect(world.call(sendSms, { mobileNum })).resolves.toEqual({ expiredMinutes: 1 })
      await world.control('sms', { expiredMinutes: 3 })
      await expect(world.call(sendRegisterSms, { mobileNum, countryDialingCode: '+63' })).resolves.toEqual({
        expiredMinutes: 3,
      })
      expect((await messages()).map(({ code }) => code)).toEqual([
        expect.stringMatching(/^\d{6}$/),
        expect.stringMatching(/^\d{6}$/),
      ])
    })

    it('is not sent again before the first has expired, and the answer says how long that takes', async () => {
      await world.call(sendSms, { mobileNum })
      world.sandbox.clock.advance(20_000)
      await expect(world.call(sendSms, { mobileNum: `0${mobileNum}` })).rejects.toMatchObject({
        code: 'too-many-tries',
        retryAfter: 40,
      })
      world.sandbox.clock.advance(40_000)
      await expect(world.call(sendSms, { mobileNum })).resolves.toBeDefined()
      expect(await messages()).toHaveLength(2)
    })

    it('answers the same for a number without an account, and sends nothing', async () => {
      await expect(world.call(sendSms, { mobileNum: '9170000000' })).resolves.toEqual({ expiredMinutes: 1 })
      await expect(world.call(sendSms, { mobileNum: '9170000000' })).rejects.toMatchObject({
        code: 'too-many-tries',
      })
      expect(await messages()).toEqual([])
    })

    it('[WIRE-09] a repeat requires a captcha if so configured; each captcha works once', async () => {
      await world.control('sms', { captcha: true })
      const send = (answer = '', captchaId = '') =>
        world.call(sendSms, { mobileNum, captcha: answer }, { captchaId })
      await send()
      await expect(send()).rejects.toMatchObject({ code: 'too-many-tries' })
      world.sandbox.clock.advance(minute)
      await expect(send()).rejects.toMatchObject({ code: 'captcha-required', captcha: true })
      const { id, answer } = await world.captcha('forget')
      await expect(send(answer)).rejects.toMatchObject({ code: 'captcha-wrong', captcha: true })
      await expect(send(answer, id)).resolves.toBeDefined()
      world.sandbox.clock.advance(minute)
      await expect(send(answer, id)).rejects.toMatchObject({ code: 'captcha-wrong' })
      // Another number has not been sent a code yet.
      await expect(world.call(sendSms, { mobileNum: '9171234501' })).resolves.toBeDefined()
    })

    it('can be checked without being consumed, and expires', async () => {
      await world.call(sendRegisterSms, { mobileNum: '9170000001', countryDialingCode: '+63' })
      const verificationCode = await world.smsCode('9170000001')
      const ask = () => world.call(verification, { mobileNum: '9170000001', verificationCode })
      await expect(ask()).resolves.toEqual({ valid: true })
      await expect(ask()).resolves.toEqual({ valid: true })
      world.sandbox.clock.advance(minute)
      await expect(ask()).resolves.toEqual({ valid: false })
    })

    it('is void after five wrong guesses', async () => {
      await world.call(sendSms, { mobileNum })
      const verificationCode = await world.smsCode(mobileNum)
      const guess = verificationCode === '000000' ? '111111' : '000000'
      const reset = (code: string) =>
        world.call(resetByPhone, { mobileNum, verificationCode: code, newPassword: 'a new good one' })
      for (let tries = 0; tries < 5; tries += 1) {
        await expect(reset(guess)).rejects.toMatchObject({ code: 'code-wrong' })
      }
      await expect(reset(verificationCode)).rejects.toMatchObject({ code: 'code-expired' })
    })
  })

  describe('a password reset by phone', () => {
    const reset = (verificationCode: string, newPassword: string) =>
      world.call(resetByPhone, { mobileNum, verificationCode, newPassword })

    it('[FORGOT-12] names the account, ends its sessions, and accepts the code once', async () => {
      await world.signIn('mika_07')
      await world.call(sendSms, { mobileNum })
      const code = await world.smsCode(mobileNum)
      await expect(reset(code, 'a new good one')).resolves.toEqual({ userName: 'mika_07' })
      await expect(world.call(memberInfo, null)).rejects.toMatchObject({ code: 'logged-out' })
      await expect(reset(code, 'yet another one')).rejects.toMatchObject({ code: 'code-wrong' })
      const body = { username: 'mika_07', captcha: '', type: 'username' as const }
      await expect(world.call(login, { ...body, password: 'Perya-1234' })).rejects.toBeDefined()
      await expect(world.call(login, { ...body, password: 'a new good one' })).resolves.toBeDefined()
    })

    it('[FORGOT-12] guesses of a code side by side gain nothing (trust 21)', async () => {
      await world.call(sendSms, { mobileNum })
      const right = await world.smsCode(mobileNum)
      // The right one is among the last of thirty: all earlier ones are wrong.
      const guesses = Array.from({ length: 30 }, (_, one) =>
        one === 25 ? right : String((Number(right) + one + 1) % 1_000_000).padStart(6, '0'),
      )
      const ended = await Promise.allSettled(guesses.map((code) => reset(code, 'a new good one')))
      expect(ended.filter(({ status }) => status === 'fulfilled')).toEqual([])
    })

    it('[FORGOT-13] with the old password is refused with its own code, and the SMS code stays valid', async () => {
      await world.call(sendSms, { mobileNum })
      const code = await world.smsCode(mobileNum)
      await expect(reset(code, 'Perya-1234')).rejects.toMatchObject({ code: 'same-password' })
      await expect(reset(code, 'a new good one')).resolves.toBeDefined()
    })

    it('does not accept a code sent for a registration', async () => {
      await world.call(sendRegisterSms, { mobileNum, countryDialingCode: '+63' })
      await expect(reset(await world.smsCode(mobileNum), 'a new good one')).rejects.toMatchObject({
        code: 'code-wrong',
      })
    })
  })

  it('[FORGOT-05] a reset by mail gives the same answer to everyone; only the right pair is sent a mail', async () => {
    const ask = (username: string, email: string) => world.call(forgotByEmail, { username, email })
    await expect(ask('nobody', 'mika@example.com')).resolves.toBeNull()
    await expect(ask('mika_07', 'other@example.com')).resolves.toBeNull()
    expect(await messages()).toEqual([])
    await expect(ask('mika_07', 'mika@example.com')).resolves.toBeNull()
    await expect(ask('mika_07', 'mika@example.com')).resolves.toBeNull()
    expect(await messages()).toMatchObject([{ channel: 'mail', recipient: 'mika@example.com' }])
  })

  it('[FORGOT-05] the link of the mail sets a new password once, within half an hour', async () => {
    const ask = () => world.call(forgotByEmail, { username: 'mika_07', email: 'mika@example.com' })
    const link = async () => /\/demo\/password\/\S+/.exec((await messages()).at(-1)?.text ?? '')?.[0] ?? ''
    const send = async (address: string, password: string, again = password) => {
      const answer = await world.fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ password, again }),
      })
      return [answer.status, await answer.text()] as const
    }
    await world.signIn('mika_07')
    await ask()
    const first = await link()
    const form = await world.fetch(first)
    expect([form.status, await form.text()]).toEqual([200, expect.stringContaining('mika_07')])
    expect(form.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await send(first, 'short')).toEqual([400, expect.stringContaining('At least 8')])
    expect(await send(first, 'Lantern-88', 'Lantern-89')).toEqual([
      400,
      expect.stringContaining('not the same'),
    ])
    expect((await send(first, 'Lantern-88'))[0]).toBe(200)
    // Sessions with the old password are signed out; the code is consumed, and is not logged.
    await expect(world.call(memberInfo, null)).rejects.toMatchObject({ code: 'logged-out' })
    expect((await send(first, 'Lantern-99'))[0]).toBe(404)
    expect(JSON.stringify(world.sandbox.log.entries)).not.toContain(first.split('/').at(-1)?.split('?')[0])
    await expect(
      world.call(login, { username: 'mika_07', password: 'Lantern-88', captcha: '', type: 'username' }),
    ).resolves.toMatchObject({ userName: 'mika_07' })
    world.sandbox.clock.advance(2 * minute)
    await ask()
    world.sandbox.clock.advance(30 * minute)
    expect((await world.fetch(await link())).status).toBe(404)
    expect((await world.fetch('/demo/password/nobody')).status).toBe(404)
  })

  it('a password change requires the old password, and accepts 64 characters of any kind', async () => {
    await world.signIn('mika_07')
    const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      world.call(passWordChangeV2, { oldPassword, newPassword, confirmNewPassword })
    await expect(change('wrong', 'a new good one')).rejects.toMatchObject({ code: 'wrong-credentials' })
    await expect(change('Perya-1234', 'short')).rejects.toMatchObject({ status: 400 })
    await expect(change('Perya-1234', 'a new good one', 'a new bad one')).rejects.toMatchObject({
      status: 400,
    })
    await expect(change('Perya-1234', 'Perya-1234')).rejects.toMatchObject({ code: 'same-password' })
    const strange = ' ñ漢 "\'<script>\\u0000 '.padEnd(64, '!')
    await expect(change('Perya-1234', strange)).resolves.toBeNull()
    await expect(change(strange, 'a new good one')).resolves.toBeNull()
  })

  describe('a registration', () => {
    it('[REG-20] creates a signed-in account, once', async () => {
      const { body, captchaId } = await registrationOf(world, 'Bagong_Tao', '9170000002')
      const session = await world.call(register, body, { captchaId })
      expect(session).toMatchObject({ userName: 'Bagong_Tao', customerType: 0, firstTimeLogin: true })
      world.token = session.token
      await expect(world.call(memberInfo, null)).resolves.toMatchObject({
        regDate: world.sandbox.clock.now(),
      })
      const again = await registrationOf(world, 'bagong_tao', '9170000003')
      await expect(world.call(register, again.body, { captchaId: again.captchaId })).rejects.toMatchObject({
        code: 'already-exists',
        status: 409,
      })
    })

    it('[REG-18] must satisfy the field rules, whatever the form let through', async () => {
      const { body, captchaId } = await registrationOf(world, 'bagong_tao', '9170000002')
      const broken = [
        { username: '1abc' },
        { username: 'abc' },
        { password: 'short', confirmPassword: 'short' },
        { confirmPassword: 'something else' },
        { email: 'not a mail' },
        { mobileNum: '12ab' },
      ]
      for (const change of broken) {
        await expect(world.call(register, { ...body, ...change }, { captchaId })).rejects.toMatchObject({
          status: 400,
        })
      }
      await expect(world.call(register, body, { captchaId })).resolves.toBeDefined()
    })

    it('requires the captcha, the code and a known invitation', async () => {
      const { body, captchaId } = await registrationOf(world, 'bagong_tao', '9170000002')
      await expect(world.call(register, body)).rejects.toMatchObject({ code: 'captcha-wrong' })
      const fresh = async () => {
        const { id, answer } = await world.captcha('register')
        return [{ ...body, captcha: answer }, { captchaId: id }] as const
      }
      const [one, first] = await fresh()
      await expect(world.call(register, { ...one, verificationCode: '12' }, first)).rejects.toMatchObject({
        code: 'code-wrong',
      })
      const [two, second] = await fresh()
      await expect(world.call(register, { ...two, affiliateCode: 'NOBODY' }, second)).rejects.toMatchObject({
        code: 'invitation-wrong',
      })
      const [three, third] = await fresh()
      await expect(world.call(register, { ...three, affiliateCode: 'PERYA88' }, third)).resolves.toBeDefined()
      expect(captchaId).toBeDefined()
      world.token = (
        await world.call(login, {
          username: 'bagong_tao',
          password: body.password,
          captcha: '',
          type: 'username',
        })
      ).token
      await expect(world.call(memberInfo, null)).resolves.toMatchObject({ toUpline: true })
    })

    it('by number derives the name from the number', async () => {
      const { body, captchaId } = await registrationOf(world, '', '9170000004')
      await expect(world.call(registerMobile, body, { captchaId })).resolves.toMatchObject({
        userName: 'u9170000004',
      })
    })

    it('[SITE-17] verifies the number by SMS only while REGMOBVERF3 is on', async () => {
      await expect(world.call(registerSettings, null)).resolves.toMatchObject({ smsVerification: true })
      await world.control('flags', { REGMOBVERF3: '0' })
      await expect(world.call(registerSettings, null)).resolves.toMatchObject({ smsVerification: false })
      const { body, captchaId } = await registrationOf(world, 'bagong_tao', '9170000002')
      await expect(
        world.call(register, { ...body, verificationCode: '' }, { captchaId }),
      ).resolves.toBeDefined()
    })
  })

  it('an affiliate check answers in `success` itself', async () => {
    const ask = (code: string) => world.call(checkAffiliate, { code, domain: 'localhost' })
    await expect(ask('PERYA88')).resolves.toBeNull()
    await expect(ask('NOBODY')).rejects.toMatchObject({ code: 'invitation-wrong', status: 200 })
    await expect(ask('')).rejects.toMatchObject({ code: 'invitation-wrong' })
  })
})
