import { beforeEach, describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { walletBalance } from '../../src/platform/calls/wallet'
import { setPaymentPassword } from '../../src/platform/calls/security'
import { walletTransfer, walletTransferTerms } from '../../src/platform/calls/transfer'
import { openWorld, type World } from './support/world'

const pin = '482913'
let world: World
let keys = 0
beforeEach(async () => {
  world = await openWorld()
  await world.signIn('jun_agent')
  // Overrides the seeded password: these tests set their own.
  await world.sandbox.db.deleteFrom('memberSecurity').where('memberId', '=', 'M10004').execute()
  const both = { paymentPassword: pin, confirmPaymentPassword: pin }
  await world.call(setPaymentPassword, { oldPaymentPassword: '', password: 'Perya-1234', ...both })
  return () => world.close()
})

const request = (more: object = {}) => ({
  amount: '200.00',
  to: 'tita_baby',
  paymentPassword: pin,
  requestId: `one-intent-of-a-test-${(keys += 1)}`,
  ...more,
})
const hand = (more: object = {}) => world.call(walletTransfer, request(more))
const terms = (requestId?: string) => world.call(walletTransferTerms, { requestId })
const balance = async () => (await world.call(walletBalance, null)).sumBalance
const superiors = async () => {
  const own = world.token
  await world.signIn('tita_baby')
  const has = await balance()
  world.token = own
  return has
}

describe('a transfer to the upline', () => {
  it('[WIRE-85, WALLET-10] shows the recipient and the limits, and moves the money immediately', async () => {
    expect(await terms()).toEqual({
      to: 'tita_baby',
      available: php('5210.30'),
      min: php('50.00'),
      max: php('20000.00'),
      turnover: { total: php('0.00'), left: php('0.00') },
      currency: 'PHP',
      transfer: null,
    })
    expect(await hand()).toMatchObject({ number: 'T00000001', to: 'tita_baby', amount: php('200.00') })
    expect([await balance(), await superiors()]).toEqual([php('5010.30'), php('86620.00')])
  })

  it('[WIRE-85, WALLET-10] moves once per key, however often it is sent', async () => {
    const one = request()
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.call(walletTransfer, one)))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect([await balance(), await superiors()]).toEqual([php('5010.30'), php('86620.00')])
    expect(answers[0]).toMatchObject((await terms(one.requestId)).transfer ?? {})
    await expect(world.call(walletTransfer, { ...one, amount: '300.00' })).rejects.toMatchObject({
      status: 400,
    })
  })

  it('[WIRE-85, WALLET-10] a key looked up before its request arrives is never used', async () => {
    const one = request()
    expect((await terms(one.requestId)).transfer).toBeNull()
    await expect(world.call(walletTransfer, one)).rejects.toMatchObject({ status: 409 })
    expect([await balance(), await superiors()]).toEqual([php('5210.30'), php('86420.00')])
  })

  it('[WALLET-10] an invalid request is refused, and nothing moves', async () => {
    const refused = [
      [{ amount: '49.99' }, 'unknown'],
      [{ amount: '5210.31' }, 'not-enough-money'],
      [{ to: 'don_ramon' }, 'terms-changed'],
      [{ paymentPassword: '000000' }, 'pin-wrong'],
    ] as const
    for (const [more, code] of refused) await expect(hand(more)).rejects.toMatchObject({ code })
    await world.control('turnover', { userName: 'jun_agent', amount: '10.00' })
    await expect(hand()).rejects.toMatchObject({ code: 'turnover-open' })
    expect([await balance(), await superiors()]).toEqual([php('5210.30'), php('86420.00')])
  })

  it('[WALLET-09] is for accounts with an upline, except type 2, while the flag is on', async () => {
    const denied = { code: 'no-permission' }
    await world.control('flags', { AGETRANSFERUP3: '0' })
    await expect(terms()).rejects.toMatchObject(denied)
    await expect(hand()).rejects.toMatchObject(denied)
    await world.control('flags', { AGETRANSFERUP3: '1' })
    await terms()
    const jun = world.sandbox.db.updateTable('member').where('username', '=', 'jun_agent')
    await jun.set({ type: 2 }).execute()
    await expect(terms()).rejects.toMatchObject(denied)
    await jun.set({ type: 1, upline: null }).execute()
    await expect(terms()).rejects.toMatchObject(denied)
    await world.signIn('trial_kuya')
    await expect(terms()).rejects.toMatchObject({ code: 'trial-refused' })
  })

  it('[WALLET-10] leaves no trace of the withdrawal password', async () => {
    await hand()
    const { db, log } = world.sandbox
    const kept = [
      await db.selectFrom('upTransfer').selectAll().execute(),
      await db.selectFrom('ledger').selectAll().execute(),
      log.entries,
    ]
    expect(JSON.stringify(kept)).not.toContain(pin)
  })
})
