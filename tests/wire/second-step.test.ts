import { beforeEach, describe, expect, it } from 'vitest'
import { addBankCard, setPaymentPassword } from '../../src/platform/calls/security'
import { beginPasskeyLogin, passkeyLogin } from '../../src/platform/calls/passkeys'
import {
  addPasskey,
  askAtWithdrawals,
  beginAuthenticator,
  beginPasskey,
  confirmAuthenticator,
  endAuthenticator,
  finishLogin,
  loginStep,
  proveChange,
  proveWithdrawal,
  removePasskey,
  renewRecoveryCodes,
  signInSafety,
} from '../../src/platform/calls/second-step'
import { login } from '../../src/platform/calls/session'
import { memberInfo } from '../../src/platform/calls/member'
import { bankCards, withdraw } from '../../src/platform/calls/withdraw'
import { walletBalance } from '../../src/platform/calls/wallet'
import { moneyText } from '../../machines/shared/money'
import { patchSetting } from '../../src/sandbox/settings'
import { authenticator } from './support/authenticator'
import { password, provedBy, provedByKey, ticketFor, withApp, withPasskey } from './support/second-step'
import { eachWorld } from './support/fresh-world'
import type { World } from './support/world'

/** Sign-in methods besides the password: passkeys, an authenticator app, recovery codes. */

type Owner = Parameters<typeof withPasskey>[1] & object

let world: World
eachWorld((fresh) => (world = fresh), 'mika_07')

const code = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const byPassword = () => world.call(login, { username: 'mika_07', password, captcha: '', type: 'username' })
const challenge = async () => (await world.call(beginPasskeyLogin, null)).challenge
const messages = () =>
  world.sandbox.db.selectFrom('inbox').select('titleEn').orderBy('id', 'desc').limit(1).executeTakeFirst()
const flags = (changes: Record<string, string>) => patchSetting(world.sandbox.db, 'whitelabel', changes)

describe('a passkey (trust 24)', () => {
  it('is made with the login password only, told to the owner, and ends sessions elsewhere', async () => {
    const first = world.token
    await world.signIn('mika_07')
    expect(await code(world.call(beginPasskey, { password: 'wrong' }))).toBe('wrong-credentials')
    const key = await withPasskey(world)
    expect(await world.call(signInSafety, null)).toMatchObject({ passkeys: [{ id: key.id, usedAt: null }] })
    expect(await messages()).toEqual({ titleEn: 'A passkey was added to your account' })
    const own = world.token
    world.token = first
    expect(await code(world.call(memberInfo, null))).toBe('logged-out')
    world.token = own
    expect(await code(world.call(removePasskey, { id: key.id, password: 'wrong' }))).toBe('wrong-credentials')
    const owner = await provedByKey(world, key)
    expect((await world.call(removePasskey, { id: key.id, ...owner })).passkeys).toEqual([])
    expect(await messages()).toEqual({ titleEn: 'A passkey was removed from your account' })
    world.token = null
    expect(await code(world.call(passkeyLogin, { answer: key.answer(await challenge()) }))).toBe('not-found')
  })

  it('signs in once a challenge, within five minutes, from the own origin and host, by its verified owner', async () => {
    const key = await withPasskey(world)
    world.token = null
    const tried = async (lies: Parameters<typeof key.answer>[1]) =>
      code(world.call(passkeyLogin, { answer: key.answer(await challenge(), lies) }))
    expect(await tried({})).toBe('done')
    expect(await tried({ origin: 'https://perya.example' })).toBe('not-found')
    expect(await tried({ rpId: 'perya.example' })).toBe('not-found')
    expect(await tried({ verified: false })).toBe('not-found')
    expect(await tried({ counter: 1 })).toBe('not-found')
    const answer = key.answer(await challenge(), { counter: 9 })
    expect(await code(world.call(passkeyLogin, { answer }))).toBe('done')
    expect(await code(world.call(passkeyLogin, { answer }))).toBe('not-found')
    const late = await challenge()
    world.sandbox.clock.advance(5 * 60_000)
    expect(await code(world.call(passkeyLogin, { answer: key.answer(late) }))).toBe('not-found')
    expect(await code(world.call(passkeyLogin, { answer: key.answer('bWFkZS11cA') }))).toBe('not-found')
    const twice = key.answer(await challenge())
    const both = await Promise.all(
      [twice, twice].map((one) => code(world.call(passkeyLogin, { answer: one }))),
    )
    expect(both.sort()).toEqual(['done', 'not-found'])
  })

  it('is not made for another origin, without verification, or by another player’s challenge', async () => {
    const key = authenticator(world)
    const made = async (lies: Parameters<typeof key.create>[1], owner: Owner = { password }) => {
      const options = await world.call(beginPasskey, owner)
      return code(world.call(addPasskey, { credential: key.create(options.challenge, lies) }))
    }
    expect(await made({ origin: 'https://perya.example' })).toBe('not-found')
    expect(await made({ rpId: 'perya.example' })).toBe('not-found')
    expect(await made({ verified: false })).toBe('not-found')
    const { challenge: mine } = await world.call(beginPasskey, { password })
    await world.signIn('tita_baby')
    expect(await code(world.call(addPasskey, { credential: key.create(mine) }))).toBe('not-found')
    await world.signIn('mika_07')
    expect(await made({})).toBe('done')
    expect(await made({}, await provedByKey(world, key))).toBe('already-exists')
  })

  it('does not open a locked account, nor another side', async () => {
    const key = await withPasskey(world)
    world.token = null
    const as = async (side: 'member' | 'agent') =>
      code(world.call(passkeyLogin, { answer: key.answer(await challenge()), side }))
    expect(await as('agent')).toBe('not-agent-side')
    await world.sandbox.db
      .updateTable('member')
      .set({ locked: 1 })
      .where('username', '=', 'mika_07')
      .execute()
    expect(await as('member')).toBe('account-locked')
  })
})

describe('an authenticator app', () => {
  it('is in force only once its code was right, and then the password alone opens nothing', async () => {
    expect(await code(world.call(beginAuthenticator, { password: 'wrong' }))).toBe('wrong-credentials')
    await world.call(beginAuthenticator, { password })
    expect(await code(world.call(confirmAuthenticator, { code: '000000' }))).toBe('code-wrong')
    expect(await code(byPassword())).toBe('done')
    const app = await withApp(world)
    expect(await world.call(signInSafety, null)).toMatchObject({ authenticator: true, recoveryCodes: 10 })
    expect(await messages()).toEqual({ titleEn: 'Your authenticator app was turned on' })
    const ticket = await ticketFor(world)
    // A ticket is not a token.
    world.token = ticket
    expect(await code(world.call(memberInfo, null))).toBe('logged-out')
    world.token = null
    expect(await world.call(loginStep, { ticket })).toEqual({
      passkey: null,
      authenticator: true,
      recoveryCodes: true,
    })
    const answer = { ticket, code: app.code() }
    const session = await world.call(finishLogin, answer)
    expect(session.userName).toBe('mika_07')
    expect(await code(world.call(finishLogin, answer))).toBe('code-expired')
    // Nor is a code valid twice within its half minute.
    expect(await code(world.call(finishLogin, { ...answer, ticket: await ticketFor(world) }))).toBe(
      'code-wrong',
    )
  })

  it('a ticket ends after five minutes and after five wrong codes; a change of the account voids it', async () => {
    const app = await withApp(world)
    const token = world.token
    const late = await ticketFor(world)
    world.sandbox.clock.advance(5 * 60_000)
    expect(await code(world.call(finishLogin, { ticket: late, code: app.code() }))).toBe('code-expired')
    const worn = await ticketFor(world)
    const wrong = () => code(world.call(finishLogin, { ticket: worn, code: '000000' }))
    for (const _ of [1, 2, 3, 4, 5]) expect(await wrong()).toBe('code-wrong')
    expect(await code(world.call(finishLogin, { ticket: worn, code: app.code() }))).toBe('code-expired')
    const open = await ticketFor(world)
    world.token = token
    await world.call(renewRecoveryCodes, await app.owner())
    world.token = null
    expect(await code(world.call(finishLogin, { ticket: open, code: app.code() }))).toBe('code-expired')
  })

  it('of sixty guesses at once over many tickets, ten are looked at', async () => {
    await withApp(world)
    const tickets: string[] = []
    for (let n = 0; n < 12; n++) tickets.push(await ticketFor(world))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        code(world.call(finishLogin, { ticket: tickets[n % 12] ?? '', code: '000000' })),
      ),
    )
    expect(answers.filter((one) => one === 'code-wrong')).toHaveLength(10)
    expect(answers.filter((one) => one === 'too-many-tries')).toHaveLength(50)
  })

  it('a recovery code is good once, as a hash at rest, and not after new ones were made', async () => {
    const app = await withApp(world)
    const token = world.token
    const [first = '', second = ''] = app.codes
    expect(new Set(app.codes).size).toBe(10)
    const rows = await world.sandbox.db.selectFrom('recoveryCode').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(first)
    const by = async (recoveryCode: string) =>
      code(world.call(finishLogin, { ticket: await ticketFor(world), recoveryCode }))
    expect(await by(first.toLowerCase().replace('-', ' '))).toBe('done')
    expect(await by(first)).toBe('code-wrong')
    world.token = token
    const { codes } = await world.call(renewRecoveryCodes, await app.owner())
    expect(await by(second)).toBe('code-wrong')
    expect(await by(codes[0] ?? '')).toBe('done')
  })

  it('a passkey takes the step, too; turned off with both, nothing is asked for any more', async () => {
    const app = await withApp(world)
    const key = await withPasskey(world, await app.owner())
    const token = world.token
    const ticket = await ticketFor(world)
    const { passkey } = await world.call(loginStep, { ticket })
    const own = passkey?.challenge ?? ''
    // A challenge for signing in is not valid for the step.
    const other = key.answer(await challenge())
    expect(await code(world.call(finishLogin, { ticket, answer: other }))).toBe('not-found')
    expect(await code(world.call(finishLogin, { ticket, answer: key.answer(own) }))).toBe('done')
    world.token = token
    expect(await code(world.call(endAuthenticator, { password: 'wrong' }))).toBe('wrong-credentials')
    expect(await world.call(endAuthenticator, await provedByKey(world, key))).toMatchObject({
      authenticator: false,
      recoveryCodes: 0,
    })
    expect(await messages()).toEqual({ titleEn: 'Your authenticator app was turned off' })
    expect(await code(byPassword())).toBe('done')
  })

  it('what the operator has switched off is refused, and no login asks for it', async () => {
    const key = await withPasskey(world)
    await withApp(world, await provedByKey(world, key))
    const token = world.token
    await flags({ PASSKEY3: '0', AUTHAPP3: '0' })
    expect(await code(world.call(beginPasskeyLogin, null))).toBe('no-permission')
    expect(await code(world.call(passkeyLogin, { answer: key.answer('bm9uZQ') }))).toBe('no-permission')
    expect(await code(world.call(beginPasskey, { password }))).toBe('no-permission')
    expect(await code(world.call(beginAuthenticator, { password }))).toBe('no-permission')
    expect(await world.call(signInSafety, null)).toMatchObject({ passkeys: [], authenticator: false })
    expect(await code(byPassword())).toBe('done')
    await flags({ AUTHAPP3: '1' })
    world.token = token
    expect(await code(byPassword())).toBe('step-wanted')
  })
})

describe('a change of what signs in, where a second step is set up', () => {
  it('[ROUTE-60] the password alone takes nothing from the account, nor adds what could', async () => {
    const app = await withApp(world)
    const key = await withPasskey(world, await app.owner())
    const before = await world.call(signInSafety, null)
    const told = await messages()
    const changes = (owner: Owner) => [
      () => world.call(removePasskey, { id: key.id, ...owner }),
      () => world.call(endAuthenticator, owner),
      () => world.call(renewRecoveryCodes, owner),
      () => world.call(askAtWithdrawals, { on: true, ...owner }),
      () => world.call(beginPasskey, owner),
      () => world.call(beginAuthenticator, owner),
    ]
    for (const stepProof of [undefined, 'made-up'])
      for (const change of changes({ password, ...(stepProof && { stepProof }) }))
        expect(await code(change())).toBe('step-wanted')
    expect(await world.call(signInSafety, null)).toEqual(before)
    expect(await messages()).toEqual(told)
    const { stepProof } = await app.owner()
    for (const change of changes({ password: 'wrong', stepProof }).slice(0, 2))
      expect(await code(change())).toBe('wrong-credentials')
  })

  it('[ROUTE-60] a code, a recovery code or a passkey takes the step: for one change, five minutes, this account', async () => {
    const app = await withApp(world)
    const end = (owner: Owner) => code(world.call(endAuthenticator, owner))
    expect(await code(world.call(proveChange, { code: '000000' }))).toBe('code-wrong')
    const late = await app.owner()
    world.sandbox.clock.advance(5 * 60_000)
    expect(await end(late)).toBe('step-wanted')
    // A proof for a withdrawal is not valid for a change.
    const { proof } = await world.call(proveWithdrawal, { cardId: 'C1', amount: '500.00', code: app.code() })
    expect(await end({ password, stepProof: proof })).toBe('step-wanted')
    const byRecovery = await provedBy(world, { recoveryCode: app.codes[0] ?? '' })
    const key = await withPasskey(world, byRecovery)
    expect(await end(byRecovery)).toBe('step-wanted')
    const other = key.answer(await challenge())
    expect(await code(world.call(proveChange, { answer: other }))).toBe('not-found')
    const own = await provedByKey(world, key)
    const token = world.token
    await world.signIn('tita_baby')
    await withApp(world)
    expect(await end(own)).toBe('step-wanted')
    world.token = token
    expect(await end(own)).toBe('done')
    expect(await messages()).toEqual({ titleEn: 'Your authenticator app was turned off' })
  })
})

describe('a withdrawal', () => {
  const pin = '246810'
  let cardId = ''
  let keys = 0
  beforeEach(async () => {
    const both = { paymentPassword: pin, confirmPaymentPassword: pin }
    await world.call(setPaymentPassword, { oldPaymentPassword: '', password, ...both })
    const account = { bankName: 'Banco Bayani', accountNum: '0012345678', paymentPassword: pin }
    cardId = (await world.call(addBankCard, account)).id
    world.sandbox.clock.advance(25 * 60 * 60_000)
    await world.signIn('mika_07')
  })
  const take = (amount: string, stepProof?: string) =>
    code(
      world.call(withdraw, {
        cardId,
        amount,
        fee: '10.00',
        paymentPassword: pin,
        requestId: `withdrawal-${(keys += 1)}`,
        ...(stepProof === undefined ? {} : { stepProof }),
      }),
    )
  const balance = async () => moneyText((await world.call(walletBalance, null)).sumBalance)

  it('asks for the step where its player chose so: without one no money moves, and each is good for one', async () => {
    const app = await withApp(world)
    expect((await world.call(bankCards, null)).secondStep).toBeUndefined()
    await world.call(askAtWithdrawals, { on: true, ...(await app.owner()) })
    expect((await world.call(bankCards, null)).secondStep).toBe('wanted')
    const before = await balance()
    expect(await take('500.00')).toBe('step-wanted')
    expect(await take('500.00', 'made-up')).toBe('step-wanted')
    expect(await code(world.call(proveWithdrawal, { cardId, amount: '500.00', code: '000000' }))).toBe(
      'code-wrong',
    )
    const prove = async (amount: string) => {
      world.sandbox.clock.advance(60_000)
      return (await world.call(proveWithdrawal, { cardId, amount, code: app.code() })).proof
    }
    const proof = await prove('500.00')
    expect(await take('600.00', proof)).toBe('step-wanted')
    expect(await balance()).toBe(before)
    expect(await take('500.00', proof)).toBe('done')
    expect(await take('500.00', proof)).toBe('step-wanted')
    const late = await prove('500.00')
    world.sandbox.clock.advance(5 * 60_000)
    expect(await take('500.00', late)).toBe('step-wanted')
    expect(await code(world.call(askAtWithdrawals, { on: false, password: 'wrong' }))).toBe(
      'wrong-credentials',
    )
    await world.call(askAtWithdrawals, { on: false, ...(await app.owner()) })
    expect(await take('500.00')).toBe('done')
  })

  it('asks everybody where the operator says so', async () => {
    await flags({ WITHDRAWSTEP3: '1' })
    expect((await world.call(bankCards, null)).secondStep).toBe('missing')
    expect(await take('500.00')).toBe('step-wanted')
    await withPasskey(world)
    expect((await world.call(bankCards, null)).secondStep).toBe('wanted')
    expect(await world.call(signInSafety, null)).toMatchObject({ demanded: true, atWithdrawals: true })
  })
})
