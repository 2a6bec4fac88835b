import { beforeEach, describe, expect, it } from 'vitest'
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
import { walletBalance } from '../../src/platform/calls/member'
import { openWorld, startAt, type World } from './support/world'

let world: World

beforeEach(async () => {
  world = await openWorld()
  await world.signIn('don_ramon')
  return () => world.close()
})

const id = (n: number) => String(n).padStart(32, '0')
const wish = (n = 1, more: object = {}) => ({
  requestId: id(n),
  methodId: 'qrph',
  amount: '1000.00',
  fee: '0.00',
  bonus: '0.00',
  promoId: '',
  ...more,
})
const transfer = (n = 1) => wish(n, { methodId: 'suki', fee: '15.00' })
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
  it('[WALLET-07, WIRE-96] waits, and is credited once its payer has paid', async () => {
    const order = await world.call(depositPaymentGateway, wish())
    expect(order).toMatchObject({
      state: 'waiting',
      amount: '1000.00',
      bonus: '0.00',
      transfer: null,
      paidAt: null,
    })
    expect(await balance()).toBe('2350900.75')
    const paid = await act(order, 'pay')
    expect([paid.status, paid.headers.get('Location')]).toEqual([303, '/m/voucherCenter'])
    expect(await balance()).toBe('2351900.75')
    expect(await found(order)).toMatchObject({ state: 'paid', paidAt: startAt, payUrl: null })
  })

  it('[WALLET-07] is credited once, whatever is repeated: the wish, the payment, the operator', async () => {
    const [order, ...same] = await Promise.all(
      Array.from({ length: 5 }, () => world.call(depositPaymentGateway, wish())),
    )
    expect(new Set(same.map(({ number }) => number))).toEqual(new Set([order!.number]))
    expect(await orders()).toHaveLength(1)
    await Promise.all([act(order!, 'pay'), act(order!, 'pay'), act(order!, 'cancel')])
    await tell({ end: { number: order!.number, state: 'paid' } })
    await act(order!, 'pay')
    await world.call(depositPaymentGateway, wish())
    expect((await found(order!))?.state).toBe('paid')
    expect(await balance()).toBe('2351900.75')
  })

  it.each([
    ['cancel', 'cancelled'],
    ['refuse', 'refused'],
  ])(
    '[WALLET-07] moves nothing when its payer says %s, and cannot be paid after that',
    async (what, state) => {
      const order = await world.call(depositPaymentGateway, wish())
      await act(order, what)
      expect(await found(order)).toMatchObject({ state, payUrl: null, paidAt: null })
      expect((await act(order, 'pay')).status).toBe(410)
      expect(await balance()).toBe('2350900.75')
    },
  )

  it('[WALLET-07] is void once its time is over', async () => {
    const order = await world.call(depositPaymentGateway, wish())
    await forward(order.expiresAt - order.createdAt)
    expect((await act(order, 'pay')).status).toBe(410)
    expect((await found(order))?.state).toBe('expired')
    expect(await balance()).toBe('2350900.75')
  })

  it('[WALLET-07] does nothing for whoever does not know its address, or sends something else', async () => {
    const order = await world.call(depositPaymentGateway, wish())
    expect((await world.fetch('/demo/pay/no-such-word', { method: 'POST', body: 'act=pay' })).status).toBe(
      404,
    )
    expect((await act(order, 'toString')).status).toBe(200)
    expect((await found(order))?.state).toBe('waiting')
  })

  it('[WIRE-94, WIRE-95, WIRE-97] goes by the relay of its method, and by no other', async () => {
    for (const method of ['alipay', 'qq', 'wechat']) await tell({ method: { id: method, open: true } })
    const made = [
      await world.call(depositAlipay, wish(1, { methodId: 'alipay' })),
      await world.call(depositQQ, wish(2, { methodId: 'qq' })),
      await world.call(depositWechat, wish(3, { methodId: 'wechat' })),
    ]
    expect(made.map(({ method }) => method.id)).toEqual(['alipay', 'qq', 'wechat'])
    const wrong = world.call(depositQQ, wish(4, { methodId: 'alipay' }))
    await expect(wrong).rejects.toMatchObject({ code: 'terms-changed' })
  })
})

describe('a transfer', () => {
  it('[WIRE-93, WALLET-07] names an account and a reference, and is found when the operator says so', async () => {
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
    // The fee is paid on top: it is not taken from the amount.
    expect(await balance()).toBe('2351900.75')
  })

  it('[WALLET-07] is found by itself after a while, once', async () => {
    const order = await world.call(depositManualTransfer, transfer())
    await forward(179_999)
    expect(await balance()).toBe('2350900.75')
    await forward(1)
    expect(await balance()).toBe('2351900.75')
    await forward(86_400_000)
    // A day is longer than a session.
    await world.signIn('don_ramon')
    expect(await found(order)).toMatchObject({ state: 'paid', transfer: null })
    expect(await balance()).toBe('2351900.75')
  })
})

describe('the everyday promotion', () => {
  it('[WIRE-92, WIRE-98] is added only to a deposit that was begun with it after it was accepted', async () => {
    const { list } = await world.call(depositPromoList, null)
    expect(list).toEqual([{ id: 'everyday', percent: '1', most: '500.00', turnover: 1 }])
    const unasked = world.call(depositPaymentGateway, wish(1, { promoId: 'everyday', bonus: '10.00' }))
    await expect(unasked).rejects.toMatchObject({ code: 'terms-changed' })
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    const order = await world.call(depositPaymentGateway, wish(2, { promoId: 'everyday', bonus: '10.00' }))
    expect(order.bonus).toBe('10.00')
    expect(await balance()).toBe('2350900.75')
    await act(order, 'pay')
    expect(await balance()).toBe('2351910.75')
    // It was accepted for one deposit.
    const next = world.call(depositPaymentGateway, wish(3, { promoId: 'everyday', bonus: '10.00' }))
    await expect(next).rejects.toMatchObject({ code: 'terms-changed' })
  })

  it('[WIRE-98] is off again when the player takes it off, and an unknown one is refused', async () => {
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    await world.call(acceptPromo, { promoId: 'everyday', accept: '0' })
    const late = world.call(depositPaymentGateway, wish(1, { promoId: 'everyday', bonus: '10.00' }))
    await expect(late).rejects.toMatchObject({ code: 'terms-changed' })
    const unknown = world.call(acceptPromo, { promoId: 'mountains of gold', accept: '1' })
    await expect(unknown).rejects.toMatchObject({ code: 'not-found' })
  })

  it('[WALLET-07] a bonus other than the one that counts is refused, and never more than its bound', async () => {
    await world.call(acceptPromo, { promoId: 'everyday', accept: '1' })
    const big = { methodId: 'direkta', amount: '100000.00', promoId: 'everyday' }
    const greedy = world.call(depositPaymentGateway, wish(1, { ...big, bonus: '1000.00' }))
    await expect(greedy).rejects.toMatchObject({ code: 'terms-changed' })
    const order = await world.call(depositPaymentGateway, wish(2, { ...big, bonus: '500.00' }))
    expect(order.bonus).toBe('500.00')
  })
})

describe('what a deposit is checked against', () => {
  it.each([
    ['less than the least', { amount: '99.99' }],
    ['more than the most', { amount: '50000.01' }],
    ['a third decimal', { amount: '1000.005' }],
    ['less than nothing', { amount: '-1000.00' }],
    ['another fee than it costs', { fee: '1.00' }],
    ['a way to pay that there is not', { methodId: 'gold' }],
    ['a way to pay that is shut', { methodId: 'alipay' }],
  ])('[WALLET-07, WIRE-91] %s is refused, and nothing is kept', async (_, more) => {
    await expect(world.call(depositPaymentGateway, wish(1, more))).rejects.toMatchObject({
      code: 'terms-changed',
    })
    expect(await orders()).toEqual([])
  })

  it('[WALLET-07] a limit of the player counts what he has deposited and what still waits', async () => {
    await world.signIn('mika_07')
    const limit = async () => (await world.call(depositBanksByVendor, null)).limit
    expect(await limit()).toEqual({ hours: 24, amount: '5000.00', left: '3800.00' })
    const much = world.call(depositPaymentGateway, wish(1, { amount: '3800.01' }))
    await expect(much).rejects.toMatchObject({ code: 'terms-changed' })
    const order = await world.call(depositPaymentGateway, wish(2, { amount: '3800.00' }))
    expect((await limit())?.left).toBe('0.00')
    await act(order, 'cancel')
    expect((await limit())?.left).toBe('3800.00')
    await forward(21 * 3_600_000)
    expect((await limit())?.left).toBe('5000.00')
    await tell({ limit: { userName: 'mika_07', amount: null } })
    expect(await limit()).toBeNull()
  })

  it('[WALLET-07] who is shut out of play deposits nothing', async () => {
    await world.control('exclusion', { userName: 'don_ramon', hours: 24 })
    await expect(world.call(depositPaymentGateway, wish())).rejects.toMatchObject({ code: 'excluded' })
  })

  it('[SESSION-17, WALLET-05] a trial account is refused', async () => {
    await world.signIn('trial_kuya')
    const refused = { code: 'trial-refused' }
    await expect(world.call(depositBanksByVendor, null)).rejects.toMatchObject(refused)
    await expect(world.call(depositPaymentGateway, wish())).rejects.toMatchObject(refused)
    await expect(world.call(depositTransactioNReport, { from: 0, to: 1, ...page })).rejects.toMatchObject(
      refused,
    )
  })
})

describe('the report', () => {
  it('[WIRE-99] says what became of a wish whose answer got lost', async () => {
    await world.control('faults', { kind: 'commit-then-drop', call: 'depositPaymentGateway', times: 1 })
    await expect(world.call(depositPaymentGateway, wish())).rejects.toMatchObject({ code: 'offline' })
    const { list } = await look({ requestId: id(1) })
    expect(list).toMatchObject([{ state: 'waiting', amount: '1000.00' }])
  })

  it('[WIRE-99] what it has not found is refused from then on, even if it still arrives', async () => {
    expect((await look({ requestId: id(9) })).list).toEqual([])
    await expect(world.call(depositPaymentGateway, wish(9))).rejects.toMatchObject({ code: 'terms-changed' })
    expect(await orders()).toEqual([])
  })

  it('[WIRE-99] shows a stretch of time by pages, with totals over all of them', async () => {
    const from = startAt - 365 * 86_400_000
    const first = await world.call(depositTransactioNReport, { from, to: startAt, pageNo: 1, pageSize: 3 })
    const last = await world.call(depositTransactioNReport, { from, to: startAt, pageNo: 3, pageSize: 3 })
    expect([first.list.length, last.list.length, first.totalPages]).toEqual([3, 1, 3])
    expect(first.total).toEqual(last.total)
    expect(first.total).toEqual({
      count: 7,
      paid: 5,
      amount: '400000.00',
      fee: '0.00',
      bonus: '1000.00',
      waiting: '0.00',
    })
    const times = first.list.map(({ createdAt }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
  })

  it('[WIRE-99] wants a stretch, and shows nobody the deposits of another', async () => {
    await expect(look({})).rejects.toMatchObject({ status: 400 })
    await expect(world.call(depositTransactioNReport, { from: 2, to: 1, ...page })).rejects.toMatchObject({
      status: 400,
    })
    const order = await world.call(depositPaymentGateway, wish())
    await world.signIn('ana_team')
    expect((await look({ number: order.number })).list).toEqual([])
    // A key of somebody else's is not this player's: asking about it burns nothing of his.
    expect((await look({ requestId: id(1) })).list).toEqual([])
    await world.signIn('don_ramon')
    expect((await look({ requestId: id(1) })).list).toHaveLength(1)
  })
})
