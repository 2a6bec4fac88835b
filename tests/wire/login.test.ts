import { describe, expect, it } from 'vitest'
import { captcha, login, sendSms } from '../../src/platform/calls/session'
import type { PlatformError } from '../../src/platform/errors'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

const minute = 60_000

describe('login', () => {
  let world: World
  eachWorld((fresh) => (world = fresh))

  const attempt = (
    username: string,
    password: string,
    more: { captcha?: string; captchaId?: string; side?: 'member' | 'agent' } = {},
  ) =>
    world.call(
      login,
      {
        username,
        password,
        captcha: more.captcha ?? '',
        type: 'username',
        ...(more.side ? { side: more.side } : {}),
      },
      more.captchaId ? { captchaId: more.captchaId } : {},
    )
  const refusal = async (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      (error: PlatformError) => error,
    )

  it('[LOGIN-28] returns token, name, type and whether it is the first login', async () => {
    const mika = await attempt('mika_07', 'Perya-1234')
    expect(mika).toEqual({
      token: expect.any(String),
      userName: 'mika_07',
      customerType: 0,
      firstTimeLogin: false,
    })
    expect(mika.token.length).toBeGreaterThanOrEqual(43)
    expect((await attempt('bago_01', 'Perya-1234')).firstTimeLogin).toBe(true)
    expect((await attempt('bago_01', 'Perya-1234')).firstTimeLogin).toBe(false)
  })

  it('[VALID-34] requires a captcha after two failures, accepts each once, and lets its digits or the result of its equation in', async () => {
    expect(await refusal(attempt('mika_07', 'wrong'))).toMatchObject({
      code: 'wrong-credentials',
      captcha: false,
    })
    expect(await refusal(attempt('mika_07', 'wrong'))).toMatchObject({
      code: 'wrong-credentials',
      captcha: true,
    })
    expect(await refusal(attempt('mika_07', 'Perya-1234'))).toMatchObject({
      code: 'captcha-required',
      captcha: true,
    })

    const first = await world.captcha('login')
    const guess = first.answer === '0000' ? '1111' : '0000'
    expect(
      await refusal(attempt('mika_07', 'Perya-1234', { captcha: guess, captchaId: first.id })),
    ).toMatchObject({
      code: 'captcha-wrong',
      captcha: true,
    })
    // Consumed by the wrong guess, whatever the answer now.
    expect(
      await refusal(attempt('mika_07', 'Perya-1234', { captcha: first.answer, captchaId: first.id })),
    ).toMatchObject({ code: 'captcha-wrong' })

    const second = await world.call(captcha, { purpose: 'login', stamp: '2' })
    const [one = 0, other = 0] = (second.equation ?? '').split(' + ').map(Number)
    await expect(
      attempt('mika_07', 'Perya-1234', { captcha: String(one + other), captchaId: second.id }),
    ).resolves.toMatchObject({ userName: 'mika_07' })
    // A successful login clears the failures.
    await expect(attempt('mika_07', 'Perya-1234')).resolves.toBeDefined()
  })

  it('rejects a captcha older than five minutes or made for another form', async () => {
    await refusal(attempt('mika_07', 'wrong'))
    await refusal(attempt('mika_07', 'wrong'))
    const other = await world.captcha('register')
    expect(
      await refusal(attempt('mika_07', 'Perya-1234', { captcha: other.answer, captchaId: other.id })),
    ).toMatchObject({ code: 'captcha-wrong' })
    const old = await world.captcha('login')
    world.sandbox.clock.advance(5 * minute)
    expect(
      await refusal(attempt('mika_07', 'Perya-1234', { captcha: old.answer, captchaId: old.id })),
    ).toMatchObject({ code: 'captcha-wrong' })
  })

  it('locks out for a while after ten failures, and says for how long', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      const { id, answer } = await world.captcha('login')
      await refusal(attempt('mika_07', 'wrong', { captcha: answer, captchaId: id }))
    }
    world.sandbox.clock.advance(5 * minute)
    expect(await refusal(attempt('mika_07', 'Perya-1234'))).toMatchObject({
      code: 'too-many-tries',
      status: 429,
      retryAfter: 600,
    })
    world.sandbox.clock.advance(10 * minute)
    await expect(attempt('mika_07', 'Perya-1234')).resolves.toBeDefined()
  })

  it('says the same for an unknown user and a wrong password, and takes about as long', async () => {
    const body = (username: string) => ({
      username,
      password: 'wrong',
      captcha: '',
      type: 'username' as const,
    })
    // CPU time rather than wall-clock time: on a busy machine an answer mostly waits for its turn.
    const work = async (username: string) => {
      const since = process.cpuUsage()
      const error = await refusal(world.call(login, body(username)))
      const { user, system } = process.cpuUsage(since)
      return { error, microseconds: user + system }
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 16; round += 1) {
      // The third failure of one name is refused before any password is checked.
      await world.sandbox.db.deleteFrom('loginAttempt').execute()
      const names = round % 2 === 0 ? ['mika_07', 'nobody_07'] : ['nobody_07', 'mika_07']
      const errors: unknown[] = []
      for (const name of names) {
        const { error, microseconds } = await work(name)
        errors.push({ ...error })
        ;(name === 'mika_07' ? known : unknown).push(microseconds)
      }
      expect(errors[0]).toEqual(errors[1])
    }
    // The minimum of each: noise only adds. Without the dummy hash, an unknown user would cost a fraction.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5)
    expect(Math.min(...unknown)).toBeLessThan(Math.min(...known) * 2)
  })

  it('reveals that an account is locked only with its password', async () => {
    expect(await refusal(attempt('sarado_09', 'wrong'))).toMatchObject({ code: 'wrong-credentials' })
    expect(await refusal(attempt('sarado_09', 'Perya-1234'))).toMatchObject({
      code: 'account-locked',
      status: 423,
    })
  })

  it('[SESSION-22] refuses an account of the agent side on the member side', async () => {
    expect(await refusal(attempt('trial_agent', 'Perya-1234'))).toMatchObject({ code: 'not-member-side' })
    await expect(attempt('tita_baby', 'Perya-1234')).resolves.toMatchObject({ customerType: 1 })
  })

  it('[SESSION-23] refuses a member on the agent side', async () => {
    expect(await refusal(attempt('mika_07', 'Perya-1234', { side: 'agent' }))).toMatchObject({
      code: 'not-agent-side',
    })
    await expect(attempt('tita_baby', 'Perya-1234', { side: 'agent' })).resolves.toBeDefined()
  })

  it('signs in with an SMS code, once', async () => {
    await world.call(sendSms, { mobileNum: '+63 917 123 4507' })
    const password = await world.smsCode('9171234507')
    const body = { username: '09171234507', password, captcha: '', type: 'sms' as const }
    await expect(world.call(login, body)).resolves.toMatchObject({ userName: 'mika_07' })
    expect(await refusal(world.call(login, body))).toMatchObject({ code: 'code-wrong' })
  })

  it('[LOGIN-24] reads a body only with the header needed to decrypt it', async () => {
    const sealed = JSON.stringify({ data: 'AAAA' })
    const headers = { 'Content-Type': 'application/json' }
    const send = (extra: Record<string, string>) =>
      world.fetch('/wps/session/login', {
        method: 'POST',
        body: sealed,
        headers: { ...headers, ...extra },
      })
    expect((await send({})).status).toBe(400)
    expect((await send({ Encryption: 'none' })).status).toBe(400)
    const key = `AES-256-CBC; key=${'0'.repeat(64)}; iv=${'0'.repeat(32)}`
    expect((await send({ Encryption: key })).status).toBe(400)
    await attempt('mika_07', 'Perya-1234')
    expect(world.sent().headers.get('Encryption')).toMatch(/^AES-256-CBC; key=[0-9a-f]{64}; iv=[0-9a-f]{32}$/)
    expect(world.sent().body).not.toContain('Perya-1234')
  })
})
