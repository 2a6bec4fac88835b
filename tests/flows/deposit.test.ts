import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyTextMachine } from '../../machines/copy-text/copy-text.machine'
import { depositOrderMachine } from '../../machines/deposit-order/deposit-order.machine'
import { depositMachine } from '../../machines/deposit/deposit.machine'
import {
  bonusOf,
  sumOf,
  type DepositMethod,
  type DepositOffer,
  type DepositOrder,
} from '../../machines/deposit/offer'
import { minorOf } from '../../machines/shared/amount'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const method = (id: string, more: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  kind: 'qr',
  name: id,
  relay: 'gateway',
  min: '100.00',
  max: '50000.00',
  fee: '0.00',
  instant: true,
  quick: [],
  ...more,
})
const promo = { id: 'everyday', percent: '1', most: '500.00', turnover: 1 }
const offer: DepositOffer = {
  currency: 'PHP',
  methods: [
    method('qrph'),
    method('suki', { relay: 'manual', kind: 'counter', max: '500.00', fee: '15.00' }),
  ],
  promo,
  limit: { hours: 24, amount: '5000.00', left: '3800.00' },
}
const order: DepositOrder = {
  number: 'D00000012',
  method: { id: 'qrph', kind: 'qr', name: 'QR Ph' },
  amount: '1000.00',
  fee: '0.00',
  bonus: '10.00',
  state: 'waiting',
  createdAt: 0,
  expiresAt: 900_000,
  paidAt: null,
  payUrl: '/demo/pay/word',
  transfer: null,
}

const form = (more: Partial<DepositOffer> = {}) => {
  const chart = drive(depositMachine, { number: null })
  chart.answer('load', { ...offer, ...more })
  chart.effects()
  return chart
}
const submit = (chart: ReturnType<typeof form>, amount: string, requestId = 'key') => {
  chart.send({ type: 'AMOUNT', amount })
  chart.send({ type: 'SUBMIT', requestId })
}

describe('the deposit form', () => {
  it('[WALLET-07] keeps exact decimal text of what is typed, and sends it with the terms that showed', () => {
    const chart = form()
    submit(chart, '1,000.5')
    expect(chart.inputOf('begin')).toEqual({
      wish: {
        requestId: 'key',
        relay: 'gateway',
        methodId: 'qrph',
        amount: '1000.50',
        fee: '0.00',
        bonus: '0.00',
        promoId: '',
      },
    })
  })

  it.each([
    ['', 'required'],
    ['0', 'required'],
    ['99.99', 'too-little'],
    ['50,000.01', 'too-much'],
    ['3800.01', 'not-enough'],
  ])(
    '[WALLET-07] says what is wrong with "%s", puts the cursor there and asks nothing',
    (amount, problem) => {
      const chart = form()
      submit(chart, amount)
      expect(chart.snapshot().context.problem).toBe(problem)
      expect(chart.effects()).toContainEqual(['focusField', { field: 'amount' }])
      expect(chart.running('begin')).toBe(false)
      chart.send({ type: 'AMOUNT', amount: '100' })
      expect(chart.snapshot().context.problem).toBeNull()
    },
  )

  it('[WALLET-07] looks at a complaint again under the bounds of another way to pay', () => {
    const chart = form()
    chart.send({ type: 'METHOD', id: 'suki' })
    submit(chart, '1000')
    expect(chart.snapshot().context.problem).toBe('too-much')
    chart.send({ type: 'METHOD', id: 'qrph' })
    expect(chart.snapshot().context.problem).toBeNull()
    chart.send({ type: 'METHOD', id: 'gold' })
    expect(chart.snapshot().context.methodId).toBe('qrph')
  })

  it('[WALLET-07, WIRE-98] adds the promotion only when the player adds it, and not when the platform has not heard', () => {
    const chart = form()
    expect(chart.snapshot().context.promo).toBe('off')
    chart.send({ type: 'ADD_PROMO' })
    expect(chart.inputOf('accept')).toEqual({ promoId: 'everyday' })
    chart.fail('accept', { code: 'offline' })
    expect(chart.snapshot().context.promo).toBe('failed')
    chart.send({ type: 'ADD_PROMO' })
    chart.send({ type: 'AMOUNT', amount: '1000' })
    chart.answer('accept', null)
    expect(chart.snapshot().context).toMatchObject({ promo: 'on', amount: '1000' })
    chart.send({ type: 'SUBMIT', requestId: 'key' })
    expect(chart.inputOf('begin')).toMatchObject({ wish: { promoId: 'everyday', bonus: '10.00' } })
  })

  it('[WALLET-07] sends nothing of a promotion that was taken off', () => {
    const chart = form()
    chart.send({ type: 'ADD_PROMO' })
    chart.answer('accept', null)
    chart.send({ type: 'DROP_PROMO' })
    submit(chart, '1000')
    expect(chart.inputOf('begin')).toMatchObject({ wish: { promoId: '', bonus: '0.00' } })
  })

  it('[WALLET-07] asks once, however often it is tapped', () => {
    const chart = form()
    submit(chart, '1000')
    const asked = chart.inputOf('begin')
    chart.send({ type: 'SUBMIT', requestId: 'another key' })
    chart.send({ type: 'AMOUNT', amount: '2000' })
    expect(chart.inputOf('begin')).toBe(asked)
    expect(chart.snapshot().context.amount).toBe('1000')
  })

  it('[WALLET-07] remembers the number first and then goes to the provider', () => {
    const chart = form()
    submit(chart, '1000')
    chart.answer('begin', { ok: true, value: order })
    expect(chart.effects()).toEqual([
      ['rememberOrder', { number: 'D00000012' }],
      ['openPayment', { url: '/demo/pay/word' }],
    ])
    expect(chart.snapshot().hasTag('begun')).toBe(true)
    chart.send({ type: 'AGAIN' })
    expect(chart.effects()).toEqual([['forgetOrder']])
    expect(chart.at()).toBe('loading')
  })

  it('[WALLET-07] looks under the same key when the answer got lost, and never sends it again', () => {
    const chart = form()
    submit(chart, '1000')
    chart.wait(limits.longestWait)
    expect([chart.running('begin'), chart.inputOf('find')]).toEqual([false, { requestId: 'key' }])
    chart.fail('find', { code: 'offline' })
    expect(chart.at()).toBe('unresolved')
    chart.wait(limits.lookAgain)
    chart.answer('find', null)
    expect(chart.snapshot().hasTag('form')).toBe(true)
    expect(chart.snapshot().context).toMatchObject({ amount: '1000', failure: { code: 'offline' } })
    chart.send({ type: 'SUBMIT', requestId: 'a new key' })
    expect(chart.inputOf('begin')).toMatchObject({ wish: { requestId: 'a new key' } })
  })

  it('[WALLET-07] what was found after a lost answer opens no page by itself', () => {
    const chart = form()
    submit(chart, '1000')
    chart.fail('begin', { code: 'timeout' })
    chart.effects()
    chart.answer('find', order)
    expect(chart.effects()).toEqual([['rememberOrder', { number: 'D00000012' }]])
    expect(chart.at()).toBe('begun')
  })

  it('[WALLET-07] fetches the terms again when they have changed, and keeps what was typed', () => {
    const chart = form()
    chart.send({ type: 'METHOD', id: 'suki' })
    submit(chart, '400')
    chart.answer('begin', { ok: false, failure: { code: 'terms-changed' } })
    expect(chart.at()).toBe('loading')
    chart.answer('load', offer)
    expect(chart.snapshot().context).toMatchObject({
      methodId: 'suki',
      amount: '400',
      promo: 'off',
      failure: { code: 'terms-changed' },
    })
  })

  it('[WALLET-07] says so when no way to pay is open, and looks again', () => {
    const chart = drive(depositMachine, { number: null })
    chart.answer('load', { ...offer, methods: [] })
    expect(chart.snapshot().hasTag('empty')).toBe(true)
    chart.send({ type: 'RETRY' })
    expect(chart.running('load')).toBe(true)
  })

  it('[WALLET-07] goes on with a deposit that was begun before the page was loaded', () => {
    const chart = drive(depositMachine, { number: 'D00000012' })
    expect(chart.snapshot().hasTag('begun')).toBe(true)
    expect(chart.running('load')).toBe(false)
  })

  it('[WALLET-07] a bonus is whole centavos, never rounded up, never above its bound', () => {
    expect(bonusOf(promo, '1000.99')).toBe('10.00')
    expect(bonusOf({ ...promo, percent: '2.5', most: null }, '100.30')).toBe('2.50')
    expect(bonusOf(promo, '90000')).toBe('500.00')
    expect(bonusOf(promo, '')).toBe('0.00')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (minor) => {
        const text = `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
        const bonus = minorOf(bonusOf({ ...promo, most: null }, text)) ?? -1
        expect(bonus * 100).toBeLessThanOrEqual(minor)
        expect((bonus + 1) * 100).toBeGreaterThan(minor)
      }),
      { seed: 7 },
    )
    expect(sumOf('12480.50', '1000', '10.00')).toBe('13490.50')
    expect(sumOf('12480.505', '1')).toBeNull()
  })
})

describe('a deposit under way', () => {
  const under = (known: DepositOrder | null = order) =>
    drive(depositOrderMachine, { number: 'D00000012', order: known })

  it('[WALLET-07] looks by itself, and says so when the money has come', () => {
    const chart = under()
    expect(chart.at()).toBe('waiting')
    chart.wait(limits.lookAgain)
    expect(chart.inputOf('look')).toEqual({ number: 'D00000012' })
    chart.answer('look', order)
    chart.send({ type: 'LOOK' })
    chart.answer('look', { ...order, state: 'paid', payUrl: null, paidAt: 1 })
    expect(chart.at()).toBe('paid')
    expect(chart.effects()).toEqual([['moneyMoved'], ['forgetOrder']])
  })

  it.each(['cancelled', 'expired', 'refused'] as const)(
    '[WALLET-07] ends %s, and no money moves',
    (state) => {
      const chart = under()
      chart.send({ type: 'LOOK' })
      chart.answer('look', { ...order, state })
      expect(chart.at()).toBe(state)
      expect(chart.effects()).toEqual([['forgetOrder']])
    },
  )

  it('[WALLET-07] keeps what is known when a look fails, and looks again', () => {
    const chart = under()
    chart.send({ type: 'LOOK' })
    chart.fail('look', { code: 'offline' })
    expect([chart.at(), chart.snapshot().context.order?.number]).toEqual(['waiting', 'D00000012'])
    chart.wait(limits.lookAgain)
    chart.wait(limits.longestWait)
    expect(chart.snapshot().context).toMatchObject({ order, failure: { code: 'timeout' } })
  })

  it('[WALLET-07] after a page was loaded again it looks first, and goes on looking until it knows', () => {
    const chart = under(null)
    chart.fail('look', { code: 'offline' })
    expect(chart.at()).toBe('unresolved')
    chart.wait(limits.lookAgain)
    chart.wait(limits.longestWait)
    expect(chart.at()).toBe('unresolved')
    chart.send({ type: 'LOOK' })
    chart.answer('look', null)
    expect(chart.at()).toBe('gone')
  })

  it('[WALLET-07] opens the provider’s page where there is one', () => {
    const chart = under()
    chart.send({ type: 'PAY' })
    expect(chart.effects()).toEqual([['openPayment', { url: '/demo/pay/word' }]])
    const own = under({ ...order, payUrl: null })
    own.send({ type: 'PAY' })
    expect(own.effects()).toEqual([])
  })
})

describe('a copy button', () => {
  it('[WALLET-07] says for a moment that the text is copied, and says when it is not', () => {
    const chart = drive(copyTextMachine, { text: 'PY12345678' })
    chart.send({ type: 'COPY' })
    expect(chart.inputOf('copy')).toEqual({ text: 'PY12345678' })
    chart.answer('copy', null)
    expect(chart.snapshot().hasTag('copied')).toBe(true)
    chart.wait(limits.copied)
    chart.send({ type: 'COPY' })
    chart.fail('copy', new Error('shut'))
    expect(chart.effects()).toEqual([['notify', { kind: 'fail', text: 'copy-failed' }]])
    chart.send({ type: 'COPY' })
    chart.wait(limits.longestWait)
    expect(chart.at()).toBe('ready')
  })
})
