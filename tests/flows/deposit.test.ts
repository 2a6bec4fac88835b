import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copyTextMachine } from '../../machines/copy-text/copy-text.machine'
import { depositOrderMachine } from '../../machines/deposit-order/deposit-order.machine'
import { depositMachine } from '../../machines/deposit/deposit.machine'
import {
  bonusOf,
  boundsIn,
  isLimitSpent,
  quickIn,
  type DepositMethod,
  type DepositOffer,
  type DepositOrder,
} from '../../machines/deposit/offer'
import { php } from '../../machines/shared/cases'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'
import { accepted, never, nothingOpen, refused } from './once'

const method = (id: string, more: Partial<DepositMethod> = {}): DepositMethod => ({
  id,
  kind: 'qr',
  name: id,
  relay: 'gateway',
  min: php('100.00'),
  max: php('50000.00'),
  fee: php('0.00'),
  instant: true,
  quick: [],
  ...more,
})
const promo = { id: 'everyday', percent: '1', max: php('500.00'), turnover: 1 }
const offer: DepositOffer = {
  currency: 'PHP',
  methods: [
    method('qrph'),
    method('suki', { relay: 'manual', kind: 'counter', max: php('500.00'), fee: php('15.00') }),
  ],
  promo,
  limit: { hours: 24, amount: php('5000.00'), left: php('3800.00') },
}
const order: DepositOrder = {
  number: 'D00000012',
  method: { id: 'qrph', kind: 'qr', name: 'QR Ph' },
  amount: php('1000.00'),
  fee: php('0.00'),
  bonus: php('10.00'),
  state: 'waiting',
  createdAt: 0,
  expiresAt: 900_000,
  paidAt: null,
  payUrl: '/demo/pay/word',
  transfer: null,
}

const form = (more: Partial<DepositOffer> = {}) => {
  const chart = drive(depositMachine, { number: null, draft: null, offer: null })
  chart.answer('sendOnce', nothingOpen)
  chart.answer('load', { ...offer, ...more })
  chart.effects()
  return chart
}
const submit = (chart: ReturnType<typeof form>, amount: string) => {
  chart.send({ type: 'AMOUNT', amount })
  chart.send({ type: 'SUBMIT' })
}

describe('the deposit form', () => {
  it('[WALLET-07] keeps the exact decimal text that was typed, and sends it with the terms on screen', () => {
    const chart = form()
    submit(chart, '1,000.5')
    expect(chart.inputOf('sendOnce')).toEqual({
      request: {
        relay: 'gateway',
        methodId: 'qrph',
        amount: php('1000.50'),
        fee: php('0.00'),
        bonus: php('0.00'),
        promoId: '',
      },
    })
  })

  it.each([
    ['', 'required'],
    ['0', 'required'],
    ['99.99', 'too-little'],
    ['3800.01', 'not-enough'],
    ['50,000.01', 'not-enough'],
  ])('[WALLET-07] says what is wrong with "%s", focuses the field and sends nothing', (amount, problem) => {
    const chart = form()
    submit(chart, amount)
    expect(chart.snapshot().context.problem).toBe(problem)
    expect(chart.effects()).toContainEqual(['focusField', { field: 'amount' }])
    expect(chart.running('sendOnce')).toBe(false)
    chart.send({ type: 'AMOUNT', amount: '100' })
    expect(chart.snapshot().context.problem).toBeNull()
  })

  it.each([
    // What remains of the limit, the method's maximum as reported, whether it is used up, and the quick
    // amounts.
    ['300.00', null, false, ['100.00', '300.00']],
    ['99.99', null, true, []],
    ['0.00', null, true, []],
    ['500.00', '500.00', false, ['100.00', '300.00']],
  ])('[WALLET-07] names no more than the player’s own limit leaves: %s', (left, max, spent, quick) => {
    const sums = ['100.00', '300.00', '1000.00'].map(php)
    const chart = form({
      methods: [method('suki', { max: php('500.00'), quick: sums })],
      limit: { hours: 24, amount: php('5000.00'), left: php(left) },
    })
    const choice = chart.snapshot().context
    expect(boundsIn(choice)).toEqual({ min: php('100.00'), max: max && php(max), available: php(left) })
    expect(isLimitSpent(choice)).toBe(spent)
    expect(quickIn(choice)).toEqual(quick.map(php))
    submit(chart, '600')
    expect(chart.snapshot().context.problem).toBe(max ? 'too-much' : 'not-enough')
    expect(chart.running('sendOnce')).toBe(false)
  })

  it('[WALLET-07] checks a message again under the limits of another payment method', () => {
    const chart = form()
    chart.send({ type: 'METHOD', id: 'suki' })
    submit(chart, '1000')
    expect(chart.snapshot().context.problem).toBe('too-much')
    chart.send({ type: 'METHOD', id: 'qrph' })
    expect(chart.snapshot().context.problem).toBeNull()
    chart.send({ type: 'METHOD', id: 'gold' })
    expect(chart.snapshot().context.methodId).toBe('qrph')
  })

  it('[WALLET-07, WIRE-98] adds the promotion only if the player adds it, and not if the platform has not recorded it', () => {
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
    chart.send({ type: 'SUBMIT' })
    expect(chart.inputOf('sendOnce')).toMatchObject({ request: { promoId: 'everyday', bonus: php('10.00') } })
  })

  it('[WALLET-07] sends nothing of a removed promotion', () => {
    const chart = form()
    chart.send({ type: 'ADD_PROMO' })
    chart.answer('accept', null)
    chart.send({ type: 'DROP_PROMO' })
    submit(chart, '1000')
    expect(chart.inputOf('sendOnce')).toMatchObject({ request: { promoId: '', bonus: php('0.00') } })
  })

  it('[WALLET-07] sends one request, however often it is tapped', () => {
    const chart = form()
    submit(chart, '1000')
    const asked = chart.inputOf('sendOnce')
    chart.send({ type: 'SUBMIT' })
    chart.send({ type: 'AMOUNT', amount: '2000' })
    expect(chart.inputOf('sendOnce')).toBe(asked)
    expect(chart.snapshot().context.amount).toBe('1000')
  })

  it('[WALLET-07] remembers the number first and then goes to the provider', () => {
    const chart = form()
    submit(chart, '1000')
    chart.effects()
    chart.answer('sendOnce', accepted(order))
    expect(chart.effects()).toEqual([
      ['rememberOrder', { number: 'D00000012' }],
      ['openPayment', { url: '/demo/pay/word' }],
    ])
    expect(chart.snapshot().hasTag('begun')).toBe(true)
    chart.send({ type: 'AGAIN' })
    expect(chart.effects()).toEqual([['forgetOrder']])
    expect(chart.at()).toBe('loading')
  })

  it('[WALLET-07] says so when it never arrived, and keeps what was typed', () => {
    const chart = form()
    submit(chart, '1000')
    chart.answer('sendOnce', never)
    expect(chart.snapshot().hasTag('form')).toBe(true)
    expect(chart.snapshot().context).toMatchObject({ amount: '1000', failure: { code: 'not-arrived' } })
  })

  it('[WALLET-07] a deposit found after a lost answer opens no page by itself', () => {
    const chart = drive(depositMachine, { number: null, draft: null, offer: null })
    expect(chart.inputOf('sendOnce')).toEqual({ request: null })
    chart.answer('sendOnce', { ...accepted(order), outcome: 'found' })
    expect(chart.effects()).toEqual([['rememberOrder', { number: 'D00000012' }]])
    expect(chart.at()).toBe('begun')
  })

  it('[WALLET-07] reloads the terms if they have changed, and keeps what was typed', () => {
    const chart = form()
    chart.send({ type: 'METHOD', id: 'suki' })
    submit(chart, '400')
    chart.answer('sendOnce', refused('terms-changed'))
    expect(chart.at()).toBe('loading')
    chart.answer('load', offer)
    expect(chart.snapshot().context).toMatchObject({
      methodId: 'suki',
      amount: '400',
      promo: 'off',
      failure: { code: 'terms-changed' },
    })
  })

  it('[WALLET-07] says so if no payment method is available, and checks again', () => {
    const chart = drive(depositMachine, { number: null, draft: null, offer: null })
    chart.answer('sendOnce', nothingOpen)
    chart.answer('load', { ...offer, methods: [] })
    expect(chart.snapshot().hasTag('empty')).toBe(true)
    chart.send({ type: 'RETRY' })
    expect(chart.running('load')).toBe(true)
  })

  it('[WALLET-07] continues a deposit that was started before the page was loaded', () => {
    const chart = drive(depositMachine, { number: 'D00000012', draft: null, offer: null })
    expect(chart.snapshot().hasTag('begun')).toBe(true)
    expect(chart.running('load')).toBe(false)
  })

  it('[WALLET-07] keeps amount, method and bonus for the visit, and adds the bonus again', () => {
    const chart = form()
    chart.send({ type: 'METHOD', id: 'suki' })
    chart.send({ type: 'AMOUNT', amount: '400' })
    chart.send({ type: 'ADD_PROMO' })
    chart.answer('accept', null)
    const draft = { methodId: 'suki', amount: '400', promoId: 'everyday' }
    expect(chart.effects().at(-1)).toEqual(['keepDraft', { draft }])
    // After a refused payment the page was reloaded.
    const again = drive(depositMachine, { number: 'D00000012', draft, offer: null })
    again.send({ type: 'AGAIN' })
    again.answer('load', offer)
    expect(again.inputOf('accept')).toEqual({ promoId: 'everyday' })
    again.answer('accept', null)
    expect(again.snapshot().context).toMatchObject({ methodId: 'suki', amount: '400', promo: 'on' })
    // A promotion no longer on offer is not added.
    const later = drive(depositMachine, { number: null, draft, offer: null })
    later.answer('sendOnce', nothingOpen)
    later.answer('load', { ...offer, promo: { ...promo, id: 'another' } })
    expect(later.snapshot().context).toMatchObject({ amount: '400', promo: 'off' })
  })

  it('[WALLET-07] keeps them for another try in the same page, and empties the form after a paid one', () => {
    const begin = () => {
      const chart = form()
      chart.send({ type: 'ADD_PROMO' })
      chart.answer('accept', null)
      submit(chart, '400')
      chart.answer('sendOnce', accepted(order))
      return chart
    }
    const again = begin()
    again.send({ type: 'AGAIN' })
    again.answer('load', offer)
    again.answer('accept', null)
    expect(again.snapshot().context).toMatchObject({ amount: '400', promo: 'on' })
    const another = begin()
    another.send({ type: 'NEW_DEPOSIT' })
    another.answer('load', offer)
    expect(another.snapshot().context).toMatchObject({ amount: '', promo: 'off' })
  })

  it('[WALLET-07] a bonus is whole centavos, never rounded up, never above its maximum', () => {
    expect(bonusOf(promo, php('1000.99'))).toEqual(php('10.00'))
    expect(bonusOf({ ...promo, percent: '2.5', max: null }, php('100.30'))).toEqual(php('2.50'))
    expect(bonusOf(promo, php('90000'))).toEqual(php('500.00'))
    expect(bonusOf(promo, php('0'))).toEqual(php('0'))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (minor) => {
        const bonus = bonusOf({ ...promo, max: null }, { minor, currency: 'PHP' }).minor
        expect(bonus * 100).toBeLessThanOrEqual(minor)
        expect((bonus + 1) * 100).toBeGreaterThan(minor)
      }),
      { seed: 7 },
    )
  })
})

describe('a deposit in progress', () => {
  const under = (known: DepositOrder | null = order) =>
    drive(depositOrderMachine, { number: 'D00000012', order: known })

  it('[WALLET-07] checks by itself, and says when the money has arrived', () => {
    const chart = under()
    expect(chart.at()).toBe('waiting')
    chart.wait(limits.lookAgain)
    expect(chart.inputOf('look')).toEqual({ number: 'D00000012' })
    chart.answer('look', order)
    chart.send({ type: 'LOOK' })
    chart.answer('look', { ...order, state: 'paid', payUrl: null, paidAt: 1 })
    expect(chart.at()).toBe('paid')
    expect(chart.effects()).toEqual([['moneyMoved'], ['forgetOrder'], ['forgetDraft']])
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

  it('[WALLET-07] keeps what is known if a check fails, and checks again', () => {
    const chart = under()
    chart.send({ type: 'LOOK' })
    chart.fail('look', { code: 'offline' })
    expect([chart.at(), chart.snapshot().context.order?.number]).toEqual(['waiting', 'D00000012'])
    chart.wait(limits.lookAgain)
    chart.fail('look', { code: 'timeout' })
    expect(chart.snapshot().context).toMatchObject({ order, failure: { code: 'timeout' } })
  })

  it('[WALLET-07] after a reload it checks first, and repeats until it knows', () => {
    const chart = under(null)
    chart.fail('look', { code: 'offline' })
    expect(chart.at()).toBe('unresolved')
    chart.wait(limits.lookAgain)
    chart.fail('look', { code: 'timeout' })
    expect(chart.at()).toBe('unresolved')
    chart.send({ type: 'LOOK' })
    chart.answer('look', null)
    expect(chart.at()).toBe('gone')
  })

  it('[WALLET-07] opens the provider’s page if there is one', () => {
    const chart = under()
    chart.send({ type: 'PAY' })
    expect(chart.effects()).toEqual([['openPayment', { url: '/demo/pay/word' }]])
    const own = under({ ...order, payUrl: null })
    own.send({ type: 'PAY' })
    expect(own.effects()).toEqual([])
  })
})

describe('a copy button', () => {
  it('[WALLET-07] says for a moment that the text is copied, and says if it is not', () => {
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
