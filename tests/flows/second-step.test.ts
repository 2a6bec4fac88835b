import { beforeEach, describe, expect, it, vi } from 'vitest'
import { secondStepMachine } from '../../machines/second-step/second-step.machine'
import { limits } from '../../machines/shared/limits'
import * as paths from '../../machines/shared/paths'
import { authenticator } from '../wire/support/authenticator'
import { codeAt } from '../wire/support/second-step'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

/** The second step and the sign-in with a passkey, bound to phone and platform. */

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const key = authenticator({ origin: 'https://perya.test' })
/** The phone's answers, and the challenges it received. */
const phone = { closes: false, stranger: false, asked: [] as string[] }

// Only the phone's own dialog is faked.
vi.mock('../../src/platform/passkey', () => ({
  createPasskey: () => Promise.reject(new Error('nobody makes one here')),
  answerByPasskey: ({ challenge }: { challenge: string }) => {
    phone.asked.push(challenge)
    if (phone.closes) return Promise.resolve('closed')
    const answer = key.answer(challenge)
    return Promise.resolve(phone.stranger ? { ...answer, id: 'c3RyYW5nZXI', rawId: 'c3RyYW5nZXI' } : answer)
  },
}))

eachInItsOwnPage()
beforeEach(() => {
  Object.assign(phone, { closes: false, stranger: false, asked: [] })
  vi.stubGlobal('PublicKeyCredential', () => {})
  // Nothing is rendered here that could be focused.
  vi.stubGlobal('requestAnimationFrame', () => 0)
})

/** Sets up the app, a passkey, or both for the account. */
async function protect({ app = true, passkey = true } = {}) {
  const { db } = page.sandbox
  const { id: memberId } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'mika_07')
    .executeTakeFirstOrThrow()
  const row = { memberId, userHandle: 'somebody', lastStep: 0, atWithdrawals: 0 }
  await db
    .insertInto('secondStep')
    .values({ ...row, secret: app ? secret : null, confirmed: app ? 1 : 0 })
    .execute()
  const { id, publicKey } = key
  const made = { counter: 0, transports: '[]', name: null, addedAt: 1, usedAt: null }
  if (passkey)
    await db
      .insertInto('passkey')
      .values({ ...made, id, publicKey, memberId })
      .execute()
}

const code = () => codeAt(secret, page.sandbox.clock.now())

async function open(purpose: 'sign-in' | 'withdrawal' | 'change') {
  const [{ startChart }, { secondStepFlow }] = await Promise.all([
    import('../../src/flows/core/chart'),
    import('../../src/flows/account/second-step'),
  ])
  const actor = startChart(secondStepFlow, { purpose, next: null })
  await reached(actor, (state) => !state.hasTag('pending'))
  return actor
}

/** A correct password, which yields only a ticket. */
async function owes() {
  const { loginTicket } = await import('../../src/platform/ticket')
  const { call } = await import('../../src/flows/core/client')
  const { login } = await import('../../src/platform/calls/session')
  const input = { username: 'mika_07', password: 'Perya-1234', captcha: '', type: 'username' } as const
  await expect(call(login, input)).rejects.toMatchObject({ code: 'step-wanted' })
  return loginTicket
}

const signedIn = () => page.session.has('MC_SESSION_INFO')

describe('the step after the password', () => {
  it('[LOGIN-24] of a page that holds no ticket asks the platform nothing: the login begins anew', async () => {
    await start()
    expect((await open('sign-in')).getSnapshot().hasTag('over')).toBe(true)
    expect(page.calls('/wps/session/secondStep')).toHaveLength(0)
  })

  it('[LOGIN-24, LOGIN-28] a wrong code says so and keeps the ticket; a right one opens the session and spends it', async () => {
    await protect()
    const { root } = await start()
    const ticket = await owes()
    expect(ticket.held).not.toBe('')
    const step = await open('sign-in')
    expect(step.getSnapshot().context.ways).toEqual({
      passkey: true,
      authenticator: true,
      recoveryCodes: false,
    })
    const type = async (value: string) => {
      step.send({ type: 'TYPE', value })
      step.send({ type: 'SUBMIT' })
      await reached(step, (state) => !state.hasTag('pending'))
    }
    await type(code() === '000000' ? '000001' : '000000')
    expect(step.getSnapshot().context.failure?.code).toBe('code-wrong')
    expect(ticket.held).not.toBe('')
    await type(code())
    expect(step.getSnapshot().hasTag('taken')).toBe(true)
    expect(ticket.held).toBe('')
    await expect.poll(signedIn).toBe(true)
    expect(JSON.stringify(step.getSnapshot().context)).not.toContain(code())
    expect(root.sessionActor()?.getSnapshot().hasTag('signed-in')).toBe(true)
  })

  it('a browser without passkeys is not offered one', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    await protect()
    await start()
    await owes()
    expect((await open('sign-in')).getSnapshot().context.ways).toMatchObject({ passkey: false })
  })
})

describe('the step before a change and before a withdrawal', () => {
  it('[ROUTE-60] each tap asks the phone with a challenge of its own; closed it says nothing, a stranger’s is refused', async () => {
    await protect({ app: false })
    await start()
    await signIn()
    const step = await open('change')
    const tap = async () => {
      step.send({ type: 'USE_PASSKEY' })
      await reached(step, (state) => !state.hasTag('pending'))
      return step.getSnapshot().context.failure?.code
    }
    phone.closes = true
    expect(await tap()).toBeUndefined()
    phone.closes = false
    phone.stranger = true
    expect(await tap()).toBe('not-found')
    phone.stranger = false
    expect(await tap()).toBeUndefined()
    expect(step.getSnapshot().hasTag('taken')).toBe(true)
    expect(new Set(phone.asked).size).toBe(3)
    const { changeStepOf, spendProof, withdrawalStepOf } = await import('../../src/flows/session/step-proof')
    expect(withdrawalStepOf().proof).toBe('')
    const { proof } = changeStepOf()
    // In memory, outside the chart, and sent once.
    expect(proof).not.toBe('')
    expect(JSON.stringify(step.getSnapshot().context)).not.toContain(proof)
    expect(spendProof(changeStepOf())).toEqual({ stepProof: proof })
    expect(spendProof(changeStepOf())).toEqual({})
  })

  it('[WALLET-08] a withdrawal’s is taken for its amount and its account, and is no proof for a change', async () => {
    await protect({ passkey: false })
    await start()
    // The password alone opens no session: the step comes first.
    await owes()
    const login = await open('sign-in')
    login.send({ type: 'TYPE', value: code() })
    login.send({ type: 'SUBMIT' })
    await expect.poll(signedIn).toBe(true)
    page.sandbox.clock.advance(60_000)
    const { changeStepOf, withdrawalStepOf } = await import('../../src/flows/session/step-proof')
    Object.assign(withdrawalStepOf(), { cardId: 'card-1', amount: '500.00' })
    const step = await open('withdrawal')
    step.send({ type: 'TYPE', value: code() })
    step.send({ type: 'SUBMIT' })
    await reached(step, (state) => !state.hasTag('pending'))
    expect(step.getSnapshot().hasTag('taken')).toBe(true)
    expect(withdrawalStepOf().proof).not.toBe('')
    expect(changeStepOf().proof).toBe('')
    const proofs = await page.sandbox.db.selectFrom('stepProof').select('act').execute()
    expect(proofs).toEqual([{ act: 'withdrawal 50000 card-1' }])
  })
})

describe('signing in with a passkey', () => {
  const use = async () => {
    const [{ startChart }, { passkeySignInFlow }] = await Promise.all([
      import('../../src/flows/core/chart'),
      import('../../src/flows/account/passkey-sign-in'),
    ])
    const actor = startChart(passkeySignInFlow, { side: 'member', next: null })
    await reached(actor, (state) => !state.hasTag('pending'))
    return actor.getSnapshot()
  }

  it('[LOGIN-24, LOGIN-28] opens the session of its account', async () => {
    await protect()
    await start()
    expect((await use()).status).toBe('done')
    await expect.poll(signedIn).toBe(true)
    expect(page.session.get('MC_SESSION_INFO')).toContain('mika_07')
  })

  it('[LOGIN-24] closed, nothing is sent and nothing said; one that no account has is refused', async () => {
    await protect()
    await start()
    phone.closes = true
    expect((await use()).context.failure).toBeNull()
    expect(page.calls('/wps/session/login/passkey')).toHaveLength(0)
    phone.closes = false
    phone.stranger = true
    expect((await use()).context.failure?.code).toBe('not-found')
    expect(signedIn()).toBe(false)
  })
})

describe('the step on screen', () => {
  const ways = { passkey: true, authenticator: true, recoveryCodes: true }
  const code = { field: 'stepCode' }
  const refused = (code: string) => ({ ok: false, failure: { code } })
  function asked(of = ways, purpose: 'sign-in' | 'change' = 'change') {
    const chart = drive(secondStepMachine, { purpose, next: null })
    chart.answer('ways', { ok: true, value: of })
    return chart
  }

  it('[LOGIN-24] the field has the focus, or the passkey’s button where there is no app; also once a code was wrong', () => {
    expect(asked({ ...ways, authenticator: false }).effects()).toEqual([
      ['focusField', { field: 'stepPasskey' }],
    ])
    const chart = asked()
    expect(chart.effects()).toEqual([['focusField', code]])
    chart.send({ type: 'TYPE', value: '12345' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.snapshot().context.missing).toBe(true)
    expect(chart.effects()).toEqual([['focusField', code]])
    chart.send({ type: 'TYPE', value: '123456' })
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('check')).toEqual({ purpose: 'change', way: 'app', code: '123456', passkey: false })
    chart.answer('check', refused('code-wrong'))
    expect(chart.snapshot().context).toMatchObject({
      code: '',
      missing: false,
      failure: { code: 'code-wrong' },
    })
    expect(chart.effects()).toContainEqual(['focusField', code])
    chart.effects()
    chart.send({ type: 'OTHER_WAY' })
    expect(chart.snapshot().context).toMatchObject({ way: 'recovery', failure: null })
    expect(chart.effects()).toEqual([['focusField', code]])
    const none = asked({ ...ways, recoveryCodes: false })
    none.send({ type: 'OTHER_WAY' })
    expect(none.snapshot().context.way).toBe('app')
  })

  it('[LOGIN-24] is over for good once it took too long, whoever says so', () => {
    const atOnce = drive(secondStepMachine, { purpose: 'sign-in', next: null })
    atOnce.answer('ways', refused('code-expired'))
    const typed = asked()
    typed.send({ type: 'TYPE', value: '123456' })
    typed.send({ type: 'SUBMIT' })
    typed.answer('check', refused('code-expired'))
    const byPhone = asked()
    byPhone.send({ type: 'USE_PASSKEY' })
    byPhone.answer('passkey', refused('code-expired'))
    for (const chart of [atOnce, typed, byPhone]) {
      expect(chart.snapshot().hasTag('over')).toBe(true)
      expect(chart.snapshot().status).toBe('done')
    }
  })

  it('says why it cannot be asked, and asks again', () => {
    const chart = drive(secondStepMachine, { purpose: 'change', next: null })
    chart.answer('ways', refused('no-permission'))
    expect(chart.snapshot().hasTag('error')).toBe(true)
    expect(chart.snapshot().context.failure?.code).toBe('no-permission')
    chart.send({ type: 'RETRY' })
    expect(chart.snapshot().context.failure).toBeNull()
    chart.fail('ways', { code: 'offline' })
    expect(chart.snapshot().hasTag('error')).toBe(true)
  })

  it('waits two minutes for the phone, and no longer; whoever gives it up types a code', () => {
    const chart = asked()
    chart.send({ type: 'TYPE', value: '123' })
    chart.send({ type: 'USE_PASSKEY' })
    expect(chart.snapshot().context.code).toBe('')
    expect(['form', 'pending', 'phone'].every((tag) => chart.snapshot().hasTag(tag as 'phone'))).toBe(true)
    chart.send({ type: 'CANCEL' })
    expect(chart.at()).toBe('asking')
    chart.send({ type: 'USE_PASSKEY' })
    chart.wait(limits.provider)
    expect(chart.at()).toBe('asking')
    expect(chart.snapshot().context.failure?.code).toBe('timeout')
    chart.send({ type: 'USE_PASSKEY' })
    chart.answer('passkey', refused('not-found'))
    expect(chart.snapshot().context.failure?.code).toBe('not-found')
    const without = asked({ ...ways, passkey: false })
    without.send({ type: 'USE_PASSKEY' })
    expect(without.at()).toBe('asking')
  })

  it('[LOGIN-28] after a login it leads on; before a change it ends where it is', () => {
    const session = { userName: 'mika_07' }
    const login = asked(ways, 'sign-in')
    login.effects()
    login.send({ type: 'USE_PASSKEY' })
    login.answer('passkey', { ok: true, value: session })
    expect(login.effects()).toEqual([
      ['startSession', { session }],
      ['goTo', { to: paths.home, replace: true }],
    ])
    const change = asked()
    change.send({ type: 'TYPE', value: '123456' })
    change.send({ type: 'SUBMIT' })
    change.answer('check', { ok: true, value: null })
    expect(change.snapshot().hasTag('taken')).toBe(true)
    expect(change.effects().map(([name]) => name)).not.toContain('goTo')
  })
})
