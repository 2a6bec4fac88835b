import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import {
  acceptPromo,
  depositAlipay,
  depositBanksByVendor,
  depositManualTransfer,
  depositPaymentGateway,
  depositPromoList,
  depositQQ,
  depositTransactioNReport,
  depositWechat,
  type DepositOrder,
} from '../../src/platform/calls/deposit'
import { walletBalance } from '../../src/platform/calls/wallet'
import { turnoverOf } from '../../src/sandbox/cash/turnover'
import { found as takes } from '../../src/sandbox/deposits/world'
import { eachWorld } from './support/fresh-world'
import { startAt, type World } from './support/world'

let world: World
eachWorld((fresh) => (world = fresh), 'don_ramon')

const id = (n: number) => String(n).padStart(32, '0')
const request = (n = 1, more: object = {}) => ({
  requestId: id(n),
  methodId: 'qrph',
  amount: '1000.00',
  fee: '0.00',
  bonus: '0.00',
  promoId: '',
  ...more,
})
const transfer = (n = 1) => request(n, { methodId: 'suki', fee: '15.00' })
const page = { pageNo: 1, pageSize: 20 }

const balance = async () => (await world.call(walletBalance, null)).sumBalance
const look = (what: { requestId?: string; number?: string }) =>
  world.call(depositTransactioNReport, { ...what, ...page })
const found = async (order: DepositOrder) => (await look({ number: order.number })).list[0]
const act = (order: DepositOrder, what: string) =>
  world.fetch(order.payUrl ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `act=${what}`,
  })
const tell = async (body: object) => (await world.control('deposit', body)).json()
const orders = async () =>
  (await world.sandbox.db.selectFrom('depositOrder').select('requestId').execute()).filter(
    ({ requestId }) => !requestId.startsWith('seed'),
  )
const forward = (milliseconds: number) => world.control('clock', { advance: milliseconds })

describe('a deposit at a provider', () => {
  it('[WALLET-07, WIRE-96] is pending, and is credited once its payer has paid', async () => {
    const order = await world.call(depositPaymentGateway, request())
    expect(order).toMatchObject({
      state: 'waiting',
      amount: php('1000.00'),
      bonus: php('0.00'),
      transfer: null,
      paidAt: null,
    })
    expect(await balance()).toEqual(php('2350900.75'))
    const paid = await act(order, 'pay')
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, '/m/voucherCenter'])
    expect(await balance()).toEqual(php('2351900.75'))
    expect(await found(order)).toMatchObject({ state: 'paid', paidAt: startAt, payUrl: null })
  })

  it('[WALLET-07] is credited once, whatever is repeated: the request, the payment, the operator’s decision', async () => {
    const [order, ...same] = await Promise.all(
      Array.from({ length: 5 }, () => world.call(depositPaymentGateway, request())),
    )
    expect(new Set(same.map(({ number }) => number))).toEqual(new Set([order!.number]))
    expect(await orders()).toHaveLength(1)
    await Promise.all([act(order!, 'pay'), act(order!, 'pay'), act(order!, 'cancel')])
    await tell({ end: { number: order!.number, state: 'paid' } })
    await act(order!, 'pay')
    await world.call(depositPaymentGateway, request())
    expect((await found(order!))?.state).toBe('paid')
    expect(await balance()).toEqual(php('2351900.75'))
  })

  it.each([
    ['cancel', 'cancelled'],
    ['refuse', 'refused'],
  ])(
    '[WALLET-07] moves nothing when its payer says %s, and cannot be paid after that',
    async (what, state) => {
      const order = await world.call(depositPaymentGateway, request())
      await act(order, what)
      expect(await found(order)).toMatchObject({ state, payUrl: null, paidAt: null })
      expect((await act(order, 'pay')).status).toBe(410)
      expect(await balance()).toEqual(php('2350900.75'))
    },
  )

  it('[WALLET-07] is void once it expires', async () => {
    const order = await world.call(depositPaymentGateway, request())
    await forward(order.expiresAt - order.createdAt)
    expect((await act(order, 'pay')).status).toBe(410)
    expect((await found(order))?.state).toBe('expired')
    expect(await balance()).toEqual(php('2350900.75'))
  })

  it('[WALLET-07] does nothing without its address, or for an invalid request', async () => {
    const order = await world.call(depositPaymentGateway, request())
    expect((await world.fetch('/demo/pay/no-such-word', { method: 'POST', body: 'act=pay' })).status).toBe(
      404,
    )
    expect((await act(order, 'toString')).status).toBe(200)
    expect((await found(order))?.state).toBe('waiting')
  })

  it('[WIRE-94, WIRE-95, WIRE-97] uses the relay of its method, and no other', async () => {
    for (const method of ['alipay', 'qq', 'wechat']) await tell({ method: { id: method, open: true } })
    const made = [
      await world.call(depositAlipay, request(1, { methodId: 'alipay' })),
      await world.call(depositQQ, request(2, { methodId: 'qq' })),
      await world.call(depositWechat, request(3, { methodId: 'wechat' })),
    ]
    expect(made.map(({ method }) => method.id)).toEqual(['alipay', 'qq', 'wechat'])
    const wrong = world.call(depositQQ, request(4, { methodId: 'alipay' }))
    await expect(wrong).rejects.toMatchObject({ code: 'terms-changed' })
  })
})

describe('a transfer', () => {
  it('[WIRE-93, WALLET-07] has an account and a reference, and is credited when the operator confirms it', async () => {
    const order = await world.call(depositManualTransfer, transfer())
    expect(order.payUrl).toBeNull()
    expect(order.transfer).toEqual({
      bank: 'Suki Bayad Center',
      account: '7024',
      holder: 'Perya Amusement Corp.',
      reference: expect.stringMatching(/^PY\d{8}$/),
    })
    expect(await tell({ end: { number: order.number, state: 'paid' } })).toEqual({ end: true })
    expect(await tell({ end: { number: order.number, state: 'refused' } })).toEqual({ end: false })
    // The fee is paid on top, not deducted from the amount.
    expect(await balance()).toEqual(php('2351900.75'))
  })

  it('[WALLET-07] is matched automatically after a while, once', async () => {
    const order = await world.call(depositManualTransfer, transfer())
    await forward(179_999)
    expect(await balance()).toEqual(php('2350900.75'))
    await forward(1)
    expect(await balance()).toEqual(php('2351900.75'))
    await forward(86_400_000)
    // A day is longer than a session.
    await world.signIn('don_ramon')
    expect(await found(order)).toMatchObject({ state: 'paid', transfer: null })
    expect(await balance()).toEqual(php('2351900.75'))
  })
})

describe('the everyday promotion', () => {
  it('[WIRE-92, WIRE-98] is added only to a deposit started with it after acceptance', async () => {
    const { list } = await world.call(depositPromoList, null)
    expect(list).toEqual([{ id: 'everyday', percent: '1', max: php('500.00'), turnover: 1 }])
    const unasked = world.call(depositPaymentGateway, request(1, { promoId: 'everyday', bonus: '10.00' }))
    await expect(unasked).rejects.toMatchObject({ code: 'terms-changed' })
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    const order = await world.call(depositPaymentGateway, request(2, { promoId: 'everyday', bonus: '10.00' }))
    expect(order.bonus).toEqual(php('10.00'))
    expect(await balance()).toEqual(php('2350900.75'))
    const { db } = world.sandbox
    expect((await turnoverOf(db, 'M10002')).left).toBe(0)
    await act(order, 'pay')
    expect(await balance()).toEqual(php('2351910.75'))
    // Its turnover requirement, once.
    await act(order, 'pay')
    expect((await turnoverOf(db, 'M10002')).left).toBe(1_000)
    // It was accepted for one deposit only.
    const next = world.call(depositPaymentGateway, request(3, { promoId: 'everyday', bonus: '10.00' }))
    await expect(next).rejects.toMatchObject({ code: 'terms-changed' })
  })

  it('[WIRE-98] can be removed by the player, and an unknown one is refused', async () => {
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    await world.call(acceptPromo, { promoId: 'everyday', accept: '0' })
    const late = world.call(depositPaymentGateway, request(1, { promoId: 'everyday', bonus: '10.00' }))
    await expect(late).rejects.toMatchObject({ code: 'terms-changed' })
    const unknown = world.call(acceptPromo, { promoId: 'mountains of gold', accept: '1' })
    await expect(unknown).rejects.toMatchObject({ code: 'gone' })
  })

  it('[WALLET-07] a bonus other than the current one is refused, and never exceeds its limit', async () => {
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    const big = { methodId: 'direkta', amount: '100000.00', promoId: 'everyday' }
    const greedy = world.call(depositPaymentGateway, request(1, { ...big, bonus: '1000.00' }))
    await expect(greedy).rejects.toMatchObject({ code: 'terms-changed' })
    const order = await world.call(depositPaymentGateway, request(2, { ...big, bonus: '500.00' }))
    expect(order.bonus).toEqual(php('500.00'))
  })
})

describe('what a deposit is checked against', () => {
  it.each([
    ['less than the least', { amount: '99.99' }],
    ['more than the most', { amount: '50000.01' }],
    ['another fee than it costs', { fee: '1.00' }],
    ['a way to pay that there is not', { methodId: 'gold' }],
    ['a way to pay that is shut', { methodId: 'alipay' }],
  ])('[WALLET-07, WIRE-91] %s is refused, and nothing is stored', async (_, more) => {
    await expect(world.call(depositPaymentGateway, request(1, more))).rejects.toMatchObject({
      code: 'terms-changed',
    })
    expect(await orders()).toEqual([])
  })

  it.each(['1000.005', '-1000.00', '1e3', ''])(
    '[WALLET-07, WALLET-01] %j is not an amount',
    async (amount) => {
      const asked = world.call(depositPaymentGateway, request(1, { amount }))
      await expect(asked).rejects.toMatchObject({ status: 400 })
      expect(await orders()).toEqual([])
    },
  )

  it('[WALLET-07, WIRE-91] says how long a transfer usually takes, and nothing where a page takes the payment', async () => {
    await world.signIn('mika_07')
    const { methods } = await world.call(depositBanksByVendor, null)
    const minutes = methods.map(({ id, usualMinutes }) => [id, usualMinutes])
    expect(Object.fromEntries(minutes)).toEqual({
      qrph: undefined,
      lakas: undefined,
      direkta: undefined,
      suki: takes / 60_000,
      sampaguita: takes / 60_000,
    })
  })

  it('[WALLET-07] a player’s limit counts past and pending deposits', async () => {
    await world.signIn('mika_07')
    const limit = async () => (await world.call(depositBanksByVendor, null)).limit
    expect(await limit()).toMatchObject({ hours: 24, amount: php('5000.00'), left: php('3800.00') })
    const much = world.call(depositPaymentGateway, request(1, { amount: '3800.01' }))
    await expect(much).rejects.toMatchObject({ code: 'terms-changed' })
    const order = await world.call(depositPaymentGateway, request(2, { amount: '3800.00' }))
    expect((await limit())?.left).toEqual(php('0.00'))
    await act(order, 'cancel')
    expect((await limit())?.left).toEqual(php('3800.00'))
    await forward(21 * 3_600_000)
    expect((await limit())?.left).toEqual(php('5000.00'))
    await tell({ limit: { userName: 'mika_07', amount: null } })
    expect(await limit()).toBeNull()
  })

  it('[WALLET-07] an excluded player cannot deposit', async () => {
    await world.control('exclusion', { userName: 'don_ramon', hours: 24 })
    await expect(world.call(depositPaymentGateway, request())).rejects.toMatchObject({ code: 'excluded' })
  })

  it('[SESSION-17, WALLET-05] a trial account is refused', async () => {
    await world.signIn('trial_kuya')
    const refused = { code: 'trial-refused' }
    await expect(world.call(depositBanksByVendor, null)).rejects.toMatchObject(refused)
    await expect(world.call(depositPaymentGateway, request())).rejects.toMatchObject(refused)
    await expect(world.call(depositTransactioNReport, { from: 0, to: 1, ...page })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('the report', () => {
  it('[WIRE-99] looks up a request whose answer was lost', async () => {
    await world.control('faults', { kind: 'commit-then-drop', call: 'depositPaymentGateway', times: 1 })
    await expect(world.call(depositPaymentGateway, request())).rejects.toMatchObject({ code: 'offline' })
    const { list } = await look({ requestId: id(1) })
    expect(list).toMatchObject([{ state: 'waiting', amount: php('1000.00') }])
  })

  it('[WIRE-99] a request it has not found is refused from then on, even if it still arrives', async () => {
    expect((await look({ requestId: id(9) })).list).toEqual([])
    await expect(world.call(depositPaymentGateway, request(9))).rejects.toMatchObject({
      code: 'terms-changed',
    })
    expect(await orders()).toEqual([])
  })

  it('[WIRE-99] shows a date range in pages, with totals over all of them', async () => {
    const from = startAt - 365 * 86_400_000
    const first = await world.call(depositTransactioNReport, { from, to: startAt, pageNo: 1, pageSize: 3 })
    const last = await world.call(depositTransactioNReport, { from, to: startAt, pageNo: 3, pageSize: 3 })
    expect([first.list.length, last.list.length, first.totalPages]).toEqual([3, 1, 3])
    expect(first.total).toEqual(last.total)
    expect(first.total).toEqual({
      count: 7,
      paid: 5,
      amount: php('400000.00'),
      fee: php('0.00'),
      bonus: php('1000.00'),
      waiting: php('0.00'),
    })
    const times = first.list.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('[WIRE-99] requires a date range, and shows players only their own deposits', async () => {
    await expect(look({})).rejects.toMatchObject({ status: 400 })
    await expect(world.call(depositTransactioNReport, { from: 2, to: 1, ...page })).rejects.toMatchObject({
      status: 400,
    })
    const order = await world.call(depositPaymentGateway, request())
    await world.signIn('ana_team')
    expect((await look({ number: order.number })).list).toEqual([])
    // Someone else's key is unknown to this player: looking it up burns nothing of the owner's.
    expect((await look({ requestId: id(1) })).list).toEqual([])
    await world.signIn('don_ramon')
    expect((await look({ requestId: id(1) })).list).toHaveLength(1)
  })
})
