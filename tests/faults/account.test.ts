import type { Failure } from '../../machines/shared/failure'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { eachInItsOwnPage, loginForm, openPage, page, reached, signIn, start, startAt } from '../flows/page'

/** The fault scenarios of the account flows, with the real client and the sandbox; no browser. */

eachInItsOwnPage()

const fill = (form: Awaited<ReturnType<typeof loginForm>>) => {
  form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
  form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
}
const inject = (fault: object) => page.control('faults', fault)
const failureAfter = async (fault: object) => {
  await inject(fault)
  await start()
  const form = await loginForm()
  fill(form)
  form.send({ type: 'SUBMIT' })
  await reached(form, (state) => !state.hasTag('submitting') && state.context.failure !== null)
  const { failure, values } = form.getSnapshot().context
  expect(values).toMatchObject({ username: 'mika_07', password: 'Perya-1234' })
  return failure
}

describe('failed logins', () => {
  it.each([
    {
      row: 'fault 5: 429 with its wait',
      fault: { kind: 'status', status: 429, retryAfter: 17 },
      failure: { code: 'too-many-tries', retryAfter: 17, until: expect.any(Number) as number },
    },
    { row: 'fault 6: a cut body', fault: { kind: 'cut-body' }, failure: { code: 'bad-answer' } },
    {
      row: 'fault 7: a page of the network in place of the answer',
      fault: { kind: 'html' },
      failure: { code: 'bad-answer', page: true },
    },
    {
      row: 'fault 8: good JSON of another shape',
      fault: { kind: 'wrong-shape' },
      failure: { code: 'bad-answer' },
    },
    {
      row: 'fault 10: a code in a 200 that is known',
      fault: { kind: 'status', status: 200, code: 'login.account.locked' },
      failure: { code: 'account-locked' },
    },
    {
      row: 'fault 10: a code in a 200 that nobody knows',
      fault: { kind: 'status', status: 200, code: 'moon.in.the.wrong.house' },
      failure: { code: 'unknown', own: 'moon.in.the.wrong.house' },
    },
    { row: 'fault 4: a 502 page', fault: { kind: 'html', status: 502 }, failure: { code: 'upgrading' } },
  ])('$row: one request, a code in the form, nothing typed is lost', async ({ fault, failure }) => {
    const { reference, ...told } = (await failureAfter({ call: 'login', ...fault })) as Failure
    expect(told).toEqual(failure)
    // Refusals known to the product need no look-up.
    const isFault = ['bad-answer', 'unknown', 'upgrading'].includes(failure.code)
    expect(/^[0-9a-f]{8}$/.test(reference ?? '')).toBe(isFault)
    expect(page.calls('/wps/session/login')).toHaveLength(1)
  })

  it('fault 3: no answer at all ends in the form as a timeout after the call’s own limit', async () => {
    await inject({ call: 'login', kind: 'hang' })
    await start()
    const form = await loginForm()
    fill(form)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    form.send({ type: 'SUBMIT' })
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    await reached(form, (state) => state.context.failure !== null)
    expect(form.getSnapshot().context.failure).toMatchObject({ code: 'timeout' })
  })

  it('fault 13: five taps send one login', async () => {
    await start()
    const form = await loginForm()
    fill(form)
    for (let tap = 0; tap < 5; tap++) form.send({ type: 'SUBMIT' })
    await reached(form, (state) => state.status === 'done')
    expect(page.calls('/wps/session/login')).toHaveLength(1)
  })

  it('fault 14: the answer to a password change is lost after it was made: it is not resent automatically', async () => {
    await start()
    await signIn()
    const { changePasswordFlow } = await import('../../src/flows/account/change-password')
    await inject({ call: 'passWordChangeV2', kind: 'commit-then-drop', times: 1 })
    const actor = createActor(changePasswordFlow.provide({ actions: { focusField: () => {} } }), {
      input: { userName: 'mika_07', hasSessionPassword: true },
    }).start()
    await reached(actor, (state) => state.hasTag('form'))
    for (const field of ['newPassword', 'confirmPassword'] as const) {
      actor.send({ type: 'TYPE', field, value: 'Lantern-88' } as never)
    }
    actor.send({ type: 'SUBMIT' })
    await vi.waitFor(() => expect(page.calls('/wps/member/password')).toHaveLength(1))
    await reached(actor, (state) => !state.hasTag('submitting'))
    expect(page.calls('/wps/member/password')).toHaveLength(1)
  })
})

describe('a session that ends midway', () => {
  it('fault 11: six concurrent refused calls end it once, with one message, and none is retried', async () => {
    const { root } = await start()
    await signIn()
    const session = root.sessionActor()!
    await reached(session, (state) => state.hasTag('signed-in'))
    const { call } = await import('../../src/flows/core/client')
    const { memberInfo, memberIcon, memberEmail, memberNickname, headIcon } =
      await import('../../src/platform/calls/member')
    const { walletBalance } = await import('../../src/platform/calls/wallet')
    let ended = 0
    let was = session.getSnapshot()
    session.subscribe((state) => {
      if (state.hasTag('guest') && was.hasTag('signed-in')) ended += 1
      was = state
    })
    // Everything the sign-in itself started has been answered.
    await reached(root.walletActor()!, (state) => !state.hasTag('pending'))
    await page.control('tokens', { all: true })
    const before = page.requests.length
    const calls = [memberInfo, memberIcon, memberEmail, memberNickname, headIcon, walletBalance]
    const answers = await Promise.allSettled(calls.map((one) => call(one, null)))
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
    expect(page.requests.slice(before).filter(({ url }) => url.includes('/wps/member'))).toHaveLength(5)
    expect(ended).toBe(1)
    const { toastsActor } = root
    const { queue, shown } = toastsActor()!.getSnapshot().context as unknown as Record<string, unknown>
    expect(JSON.stringify([shown, queue]).match(/logged-out/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(page.session.has('MC_SESSION_INFO')).toBe(false)
  })

  it('fault 11: a late 401 of an old token does not end the session that came after it', async () => {
    const { root } = await start()
    await signIn()
    const old = root.currentSession()!.token
    root.sessionActor()!.send({ type: 'SIGNED_OUT' })
    await signIn('don_ramon')
    root.sessionActor()!.send({ type: 'REFUSED', token: old })
    expect(root.currentSession()?.userName).toBe('don_ramon')
  })

  it('fault 12: kicked by another device: becomes a guest, is notified once, and the next call has no token', async () => {
    const { root } = await start()
    await signIn()
    await reached(root.sessionActor()!, (state) => state.hasTag('signed-in'))
    await page.control('tokens', { revoke: 'mika_07' })
    const { call } = await import('../../src/flows/core/client')
    const { memberInfo } = await import('../../src/platform/calls/member')
    await expect(call(memberInfo, null)).rejects.toMatchObject({ code: 'logged-out' })
    expect(root.currentSession()).toBeNull()
    const { availablePromotions } = await import('../../src/platform/calls/content')
    await call(availablePromotions, null)
    expect(page.requests.at(-1)?.headers.has('Authorization')).toBe(false)
  })
})

describe('time and order', () => {
  const target = { mobileNum: '9171234507', dialingCode: '63' }
  const sms = async () => {
    const { smsCodeFlow } = await import('../../src/flows/account/sms-code')
    const actor = createActor(smsCodeFlow, { input: { purpose: 'login', target } }).start()
    await reached(actor, (state) => !state.hasTag('pending') && !state.matches('checking'))
    return actor
  }

  it('fault 19: a reload during the countdown resumes it; no code is sent twice', async () => {
    await start()
    const first = await sms()
    first.send({ type: 'SEND', target, captcha: '', captchaId: null })
    await reached(first, (state) => state.hasTag('counting'))
    const until = first.getSnapshot().context.until
    first.stop()
    const kept = [...page.local]
    const { sandbox } = page
    await page.leave()
    await openPage(sandbox)
    for (const [key, value] of kept) page.local.set(key, value)
    vi.setSystemTime(startAt + 20_000)
    await start()
    const second = await sms()
    expect(second.getSnapshot().hasTag('counting')).toBe(true)
    expect(second.getSnapshot().context.until).toBe(until)
    expect(page.calls('/wps/verification/sms/noLogin')).toEqual([])
  })

  it.each([-86_400_000, 86_400_000])(
    'fault 18: a phone whose clock is %i ms off waits for one minute from its own yes, not for a day',
    async (skew) => {
      vi.setSystemTime(startAt + skew)
      await start()
      const actor = await sms()
      actor.send({ type: 'SEND', target, captcha: '', captchaId: null })
      await reached(actor, (state) => state.hasTag('counting'))
      // By the platform's time, which its answers carry to the second.
      const left = (actor.getSnapshot().context.until ?? 0) - startAt
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(61_000)
    },
  )

  it('fault 18: a deadline stored while the clock was a day ahead does not block for a day', async () => {
    page.local.set(`perya.sms.login.63.${target.mobileNum}`, JSON.stringify({ until: startAt + 86_400_000 }))
    await start()
    expect((await sms()).getSnapshot().hasTag('ready')).toBe(true)
  })

  it('fault 19: a cooldown set by the platform outlives the page; one from another clock does not', async () => {
    page.local.set('perya.cooldown.login', JSON.stringify({ until: startAt + 90_000 }))
    page.local.set('perya.cooldown.forget', JSON.stringify({ until: startAt - 1 }))
    page.local.set('perya.cooldown.register', JSON.stringify({ until: startAt + 2 * 86_400_000 }))
    await start()
    const { cooldownUntil } = await import('../../src/flows/core/cooldown')
    const forms = ['login', 'forget', 'register'] as const
    expect(forms.map(cooldownUntil)).toEqual([startAt + 90_000, null, null])
    expect([...page.local.keys()].filter((key) => key.startsWith('perya.cooldown.'))).toEqual([
      'perya.cooldown.login',
    ])
    const form = await loginForm({ cooldownUntil: cooldownUntil('login') })
    expect(form.getSnapshot().hasTag('cooldown')).toBe(true)
  })

  it('fault 5: the platform’s retry time is stored on the phone, and nothing of the form', async () => {
    await inject({ call: 'login', kind: 'status', status: 429, retryAfter: 90, times: 1 })
    await start()
    const form = await loginForm()
    form.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    form.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    form.send({ type: 'SUBMIT' })
    await reached(form, (state) => state.hasTag('cooldown'))
    expect(JSON.parse(page.local.get('perya.cooldown.login') ?? '')).toEqual({ until: startAt + 90_000 })
  })

  it('fault 15: a stale username check is ignored', async () => {
    await inject({ call: 'checkUsername', kind: 'delay', ms: 300, times: 1 })
    await start()
    const { registerFlow } = await import('../../src/flows/account/register')
    const actor = createActor(registerFlow, {
      input: {
        link: { code: '', domain: '' },
        next: null,
        formSetup: null,
        environment: { hostname: 'perya.test', registerMethod: 'H5' },
        cooldownUntil: null,
      },
    }).start()
    await reached(actor, (state) => state.hasTag('form'))
    const check = actor.getSnapshot().children.nameCheck!
    actor.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    await reached(check, (state) => state.hasTag('pending'))
    actor.send({ type: 'TYPE', field: 'username', value: 'walang_tao' })
    await reached(check, (state) => state.hasTag('free'))
    expect(check.getSnapshot().context.name).toBe('walang_tao')
  })
})

describe('what the phone stores', () => {
  it('fault 20: signing in works in memory when storage throws', async () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(globalThis, name, {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    }
    const { root } = await start()
    await signIn()
    expect(root.currentSession()?.userName).toBe('mika_07')
  })

  it.each(['{', 'null', '[]', '{"token":5}', '{"__proto__":{"token":"x"}}', `"${'x'.repeat(100_000)}"`])(
    'fault 22: a session record of %.30s is dropped, and the page starts as a guest',
    async (junk) => {
      page.session.set('MC_SESSION_INFO', junk)
      page.local.set('perya.remembered', junk)
      page.local.set('perya.language', junk)
      const { root, app } = await start()
      expect(app.getSnapshot().hasTag('guest')).toBe(true)
      expect(root.currentSession()).toBeNull()
      expect(page.session.has('MC_SESSION_INFO')).toBe(false)
    },
  )

  it('fault 17: signing out in another tab signs this one out, and leaves no player’s name', async () => {
    const { root } = await start()
    await signIn()
    const session = root.sessionActor()!
    await reached(session, (state) => state.hasTag('signed-in'))
    session.send({ type: 'OTHER_TAB_SIGNED_OUT' })
    expect(root.currentSession()).toBeNull()
    expect([...page.session.keys()]).toEqual(['autoLogin'])
    expect([...page.local.values()].join()).not.toContain('mika_07')
  })
})
