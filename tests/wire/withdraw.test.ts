import { describe, expect, it, vi } from 'vitest'
import { php } from '../../machines/shared/cases'
import { walletBalance } from '../../src/platform/calls/wallet'
import { addBankCard, setPaymentPassword } from '../../src/platform/calls/security'
import { bankCards, withdraw, withdrawReport } from '../../src/platform/calls/withdraw'
import { setExclusion } from '../../src/sandbox/play/exclusion'
import { payeeRest } from '../../src/sandbox/cash/payees'
import { seededPin } from '../../src/sandbox/seed/cash'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

let world: World
let keys = 0
eachWorld((fresh) => (world = fresh), 'tita_baby')

const newKey = () => `one-intent-of-a-test-${(keys += 1)}`
const request = (more: object = {}) => ({
  cardId: 'C000000000003',
  amount: '500.00',
  fee: '10.00',
  paymentPassword: seededPin,
  requestId: newKey(),
  ...more,
})
const ask = (more: object = {}) => world.call(withdraw, request(more))
const balance = async () => (await world.call(walletBalance, null)).sumBalance
const minute = 60_000
const report = (requestId?: string) =>
  world.call(withdrawReport, {
    from: startAt - 30 * 24 * 60 * minute,
    to: startAt + 24 * 60 * minute,
    pageNo: 1,
    pageSize: 3,
    requestId,
  })
const advance = (milliseconds: number) => world.sandbox.clock.advance(milliseconds)
const ledger = async () => {
  const rows = world.sandbox.db.selectFrom('ledger').select(['minor', 'reason'])
  return rows.where('memberId', '=', 'M10003').where('reason', 'like', 'withdraw%').orderBy('id').execute()
}

describe('a withdrawal', () => {
  it('[WIRE-88] lists cards by their last digits, banks and all terms up front', async () => {
    const { cards, banks, terms } = await world.call(bankCards, null)
    expect(cards).toEqual([{ id: 'C000000000003', bankName: 'Bangko ng Bayan', lastDigits: '5610' }])
    expect(banks.length).toBeGreaterThan(2)
    expect(terms).toEqual({
      available: php('86420.00'),
      min: php('100.00'),
      max: php('50000.00'),
      fee: php('10.00'),
      turnover: { total: php('0.00'), left: php('0.00') },
      usualMinutes: 5,
      currency: 'PHP',
    })
  })

  it('[WIRE-89, WALLET-08] holds the money immediately, and is paid automatically after a while', async () => {
    const made = await ask()
    expect(made).toMatchObject({ amount: php('500.00'), fee: php('10.00'), state: 'waiting', doneAt: null })
    expect(await balance()).toEqual(php('85920.00'))
    const stands = async () => (await report()).list.find(({ number }) => number === made.number)
    advance(minute)
    expect(await stands()).toMatchObject({ state: 'processing', doneAt: null })
    advance(4 * minute)
    expect(await stands()).toMatchObject({ state: 'paid', doneAt: startAt + 5 * minute })
    expect(await balance()).toEqual(php('85920.00'))
    expect(await ledger()).toEqual([{ minor: -50_000, reason: 'withdraw' }])
  })

  it('[WIRE-89] is made once per key, however often it is sent', async () => {
    const one = request()
    const answers = await Promise.all(Array.from({ length: 6 }, () => world.call(withdraw, one)))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
    expect(await balance()).toEqual(php('85920.00'))
    // Another amount under the first key cannot be intended.
    await expect(world.call(withdraw, { ...one, amount: '600.00' })).rejects.toMatchObject({ status: 400 })
    expect((await report(one.requestId)).list).toHaveLength(1)
  })

  it('[WIRE-89, WIRE-90] a key looked up before its request arrives is never used', async () => {
    const one = request()
    expect((await report(one.requestId)).list).toEqual([])
    await expect(world.call(withdraw, one)).rejects.toMatchObject({ status: 409 })
    expect(await balance()).toEqual(php('86420.00'))
    await ask()
    expect(await balance()).toEqual(php('85920.00'))
  })

  it('[WIRE-89, WALLET-08] is refused by the operator with a reason, once; a paid one cannot be', async () => {
    const { number } = await ask()
    const refuse = { number, refuse: 'account-name' }
    await world.control('withdrawal', refuse)
    await world.control('withdrawal', refuse)
    await world.control('withdrawal', { number })
    expect(await balance()).toEqual(php('86420.00'))
    expect((await report()).list[0]).toMatchObject({ number, state: 'refused', reason: 'account-name' })
    expect(await ledger()).toEqual([
      { minor: -50_000, reason: 'withdraw' },
      { minor: 50_000, reason: 'withdraw-refused' },
    ])
    const paid = await ask()
    await world.control('withdrawal', { number: paid.number })
    await world.control('withdrawal', { number: paid.number, refuse: 'bank' })
    const late = await ask()
    advance(5 * minute)
    await world.control('withdrawal', { number: late.number, refuse: 'bank' })
    expect(await balance()).toEqual(php('85420.00'))
  })

  it('[WIRE-89, WALLET-08] an invalid request is refused, and nothing moves', async () => {
    const refused = [
      [{ amount: '86420.01' }, 'unknown'],
      [{ amount: '99.99' }, 'unknown'],
      [{ amount: '-500.00' }, 'unknown'],
      [{ cardId: 'C000000000001' }, 'unknown'],
      [{ fee: '0.00' }, 'terms-changed'],
      [{ paymentPassword: '000000' }, 'pin-wrong'],
    ] as const
    for (const [more, code] of refused) await expect(ask(more)).rejects.toMatchObject({ code })
    // The contract allows three decimals, an account in pesos does not.
    await expect(ask({ amount: '500.005' })).rejects.toMatchObject({ status: 400 })
    await ask({ amount: '50000.00' })
    await expect(ask({ amount: '36420.01' })).rejects.toMatchObject({ code: 'not-enough-money' })
    expect(await balance()).toEqual(php('36420.00'))
    await ask({ amount: '36420.00' })
    expect(await balance()).toEqual(php('0.00'))
  })

  it('[WALLET-08] takes money held with vendors once the main wallet is empty', async () => {
    await world.signIn('mika_07')
    const pin = { paymentPassword: '482913', confirmPaymentPassword: '482913' }
    await world.call(setPaymentPassword, { oldPaymentPassword: '', password: 'Perya-1234', ...pin })
    const account = { bankName: 'Luntian Bank', accountNum: '1234567890', paymentPassword: '482913' }
    const { id } = await world.call(addBankCard, account)
    world.sandbox.clock.advance(payeeRest)
    await world.signIn('mika_07')
    await ask({ cardId: id, amount: '12480.50', paymentPassword: '482913' })
    expect(await balance()).toEqual(php('0.00'))
  })

  it('[WALLET-08] is refused until a deposit has been bet, and says how much is left', async () => {
    await world.control('turnover', { userName: 'tita_baby', amount: '300.00' })
    await expect(ask()).rejects.toMatchObject({ code: 'turnover-open' })
    expect((await world.call(bankCards, null)).terms.turnover).toEqual({
      total: php('300.00'),
      left: php('300.00'),
    })
    await stake(20_000, 'settled')
    // Open or voided bets have not been risked.
    await stake(90_000, 'open')
    await stake(90_000, 'void')
    expect((await world.call(bankCards, null)).terms.turnover).toEqual({
      total: php('300.00'),
      left: php('100.00'),
    })
    await stake(40_000, 'settled')
    expect((await world.call(bankCards, null)).terms.turnover).toEqual({
      total: php('0.00'),
      left: php('0.00'),
    })
    await ask()
    advance(minute)
    await world.control('turnover', { userName: 'tita_baby', amount: '50.00' })
    expect((await world.call(bankCards, null)).terms.turnover.left).toEqual(php('50.00'))
  })

  it('is open to a player excluded from play, and closed to a trial account', async () => {
    await setExclusion(world.sandbox.db, 'M10003', null)
    await ask()
    await world.signIn('trial_kuya')
    await expect(ask()).rejects.toMatchObject({ code: 'trial-refused' })
    await expect(world.call(bankCards, null)).rejects.toMatchObject({ code: 'trial-refused' })
    await expect(report()).rejects.toMatchObject({ code: 'trial-refused' })
  })

  it('is visible only to its owner', async () => {
    const one = request()
    await world.call(withdraw, one)
    await world.signIn('don_ramon')
    expect((await report(one.requestId)).list).toEqual([])
  })
})

describe('the withdrawal password', () => {
  it('[WALLET-08] locks for 15 minutes after five wrong attempts, concurrent or in sequence, even for the right one', async () => {
    const wrong = () => ask({ paymentPassword: '000000' }).catch(({ code }: { code: string }) => code)
    const codes = await Promise.all(Array.from({ length: 8 }, wrong))
    expect(codes.filter((code) => code === 'pin-wrong')).toHaveLength(5)
    expect(codes.filter((code) => code === 'pin-locked')).toHaveLength(3)
    await expect(ask()).rejects.toMatchObject({ code: 'pin-locked', retryAfter: 15 * 60 })
    advance(15 * minute)
    await ask()
    for (let n = 0; n < 4; n++) expect(await wrong()).toBe('pin-wrong')
    await ask()
    expect(await wrong()).toBe('pin-wrong')
  })

  it('[WALLET-08] never appears in rows, logs or answers', async () => {
    const said = vi.spyOn(console, 'error')
    const answers = [await ask(), await report(), await world.call(bankCards, null)]
    await ask({ paymentPassword: '135791' }).catch(() => {})
    const { db, log } = world.sandbox
    const rows = [
      await db.selectFrom('memberSecurity').selectAll().execute(),
      await db.selectFrom('withdrawal').selectAll().execute(),
      await db.selectFrom('ledger').selectAll().execute(),
    ]
    for (const kept of [answers, rows, log.entries]) {
      expect(JSON.stringify(kept)).not.toMatch(/246810|135791/)
    }
    expect(said).not.toHaveBeenCalled()
  })
})

describe('the report', () => {
  it('[WIRE-90] is paged, newest first, with totals over all pages', async () => {
    const { number } = await ask({ amount: '1000.00' })
    const first = await report()
    expect(first).toMatchObject({ pageNum: 1, totalPages: 2, currency: 'PHP' })
    expect(first.list.map(({ state }) => state)).toEqual(['waiting', 'paid', 'refused'])
    expect(first.list[0]?.number).toBe(number)
    expect(first.total).toEqual({
      count: 4,
      amount: php('9700.00'),
      paid: php('7480.00'),
      fee: php('20.00'),
      held: php('1000.00'),
      refused: php('1200.00'),
    })
    const range = { from: 10, to: 10, pageNo: 1, pageSize: 3, requestId: undefined }
    await expect(world.call(withdrawReport, range)).rejects.toMatchObject({ status: 400 })
  })
})

/** Inserts a bet as the games write it. */
async function stake(minor: number, state: 'open' | 'settled' | 'void') {
  await world.sandbox.db
    .insertInto('bet')
    .values({
      memberId: 'M10003',
      key: newKey(),
      roundId: 1,
      sessionHash: 'none',
      vendor: 'SPG',
      nodeId: newKey(),
      gameName: 'Candy Parade',
      gameType: 'RNG',
      kind: 'slot',
      stake: minor,
      payout: 0,
      state,
      intent: '{}',
      outcome: '{}',
      due: 0,
      placedAt: startAt,
      settledAt: state === 'open' ? null : startAt,
      balanceAfter: 0,
    })
    .execute()
}
