import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { amountProblem } from '../../machines/shared/amount'
import { money as amount, php } from '../../machines/shared/cases'
import {
  add,
  compare,
  isNegative,
  isPositive,
  isZero,
  least,
  shareOf,
  subtract,
  times,
  wholeMoney,
} from '../../machines/shared/arithmetic'
import { typedText } from '../../machines/shared/amount'
import { decimalsOf, moneyText, parseMoney, type Money } from '../../machines/shared/money'
import { maxOf, mustBetFirst, quickAmounts } from '../../machines/withdraw/options'
import { speakLanguage } from '../../src/i18n/language'
import { amountLook, formatMoneyShort, formatSigned } from '../../src/i18n/amounts'
import { currencySign, formatMoney, formatWhole } from '../../src/i18n/money'
import { operatorOf } from '../../src/operators/all'
import { publicPart } from '../../src/operators/public-part'
import { actFor } from '../../src/platform/operator'
import { grouped } from '../../src/ui/money/grouped'
import { bankCards } from '../../src/platform/calls/withdraw'
import { amountText, money, priced } from '../../src/platform/money'
import { parseMinor } from '../../src/sandbox/db/money'

const runs = { numRuns: 1_000, seed: 20_260_115 }
const currencies = ['PHP', 'THB', 'JPY', 'VND', 'SGD', 'KWD', 'TND'] as const
const currency = fc.constantFrom(...currencies)

/** What an answer's schema accepts, as text and as the exact number of ten-thousandths behind it. */
const wireAmount = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 9n * 10n ** 12n - 1n }),
    fc.array(fc.nat(9), { maxLength: 4 }),
  )
  .map(([minus, whole, part]) => ({
    text: `${minus ? '-' : ''}${whole}${part.length === 0 ? '' : `.${part.join('')}`}`,
    exact: (minus ? -1n : 1n) * BigInt(whole.toString() + part.join('').padEnd(4, '0')),
  }))

const someMoney = (limit = Number.MAX_SAFE_INTEGER) =>
  fc.record({ minor: fc.integer({ min: -limit, max: limit }), currency })

const answer = priced(v.object({ sum: money, currency: v.string() }))

describe('an amount in an answer', () => {
  it('[WALLET-01] with more decimals than its currency has is cut, also in limits and turnover', () => {
    const { terms } = v.parse(bankCards.response, {
      cards: [],
      banks: [],
      terms: {
        available: '12480.5050',
        min: '100',
        max: '50000.0000',
        fee: '10.0',
        turnover: { total: '500', left: '499.9950' },
        currency: 'PHP',
      },
    })
    const options = { hasPin: true, cards: [], banks: [], terms, heldByVendors: null }
    expect(maxOf(terms)).toEqual(php('12480.50'))
    expect(quickAmounts(terms).map(moneyText)).toEqual(['500.00', '1000.00', '5000.00', '12480.50'])
    expect(mustBetFirst(options)).toBe(true)
    expect(terms.turnover.left).toEqual(php('499.99'))
  })

  it('[WALLET-01] every amount the schema accepts is money, to the last minor unit', () => {
    fc.assert(
      fc.property(wireAmount, currency, ({ text, exact }, of) => {
        // BigInt division truncates towards zero, as amounts are cut.
        const minor = Number(exact / 10n ** BigInt(4 - decimalsOf(of)))
        expect(Number.isSafeInteger(minor)).toBe(true)
        expect(v.parse(answer, { sum: text, currency: of }).sum).toEqual({ minor, currency: of })
      }),
      runs,
    )
  })

  it('[WALLET-01] stays negative below zero, and less than a minor unit is zero, without a sign', () => {
    expect(parseMoney('-12.3456', 'PHP')).toEqual({ minor: -1_234, currency: 'PHP' })
    expect(parseMoney('-0.0099', 'PHP')).toEqual({ minor: 0, currency: 'PHP' })
    expect(parseMoney('-0.99', 'JPY')).toEqual({ minor: 0, currency: 'JPY' })
  })

  it('[WALLET-01] more digits than can be counted are refused as a wrong shape, and nothing is rounded', () => {
    const read = (sum: string) => v.safeParse(answer, { sum, currency: 'PHP' }).success
    expect(['8999999999999.9999', '-8999999999999', '9000000000000', '1e5', '1.00000', ''].map(read)).toEqual(
      [true, true, false, false, false, false],
    )
    expect(parseMoney('90071992547409.91', 'PHP')).not.toBeNull()
    expect(parseMoney('90071992547409.92', 'PHP')).toBeNull()
  })

  it('takes its currency from the enclosing answer, however deeply it is nested', () => {
    const deep = priced(
      v.object({
        list: v.array(v.object({ own: v.nullable(v.object({ sum: money })), name: v.string() })),
        currency: v.string(),
      }),
    )
    const list = [
      { own: { sum: '1.5' }, name: '1.5' },
      { own: null, name: '' },
    ]
    expect(v.parse(deep, { list, currency: 'THB' })).toEqual({
      list: [
        { own: { sum: amount('1.50', 'THB') }, name: '1.5' },
        { own: null, name: '' },
      ],
      currency: 'THB',
    })
  })
})

describe('money', () => {
  it('[WALLET-01] adds, compares and multiplies as exact decimals do', () => {
    const limit = 2 ** 50
    fc.assert(
      fc.property(someMoney(limit), fc.integer({ min: -limit, max: limit }), fc.nat(7), (a, other, count) => {
        const b = { ...a, minor: other }
        const [x, y] = [BigInt(a.minor), BigInt(other)]
        expect(BigInt(add(a, b).minor)).toBe(x + y)
        expect(BigInt(subtract(a, b).minor)).toBe(x - y)
        expect(BigInt(times(a, count).minor)).toBe(x * BigInt(count))
        expect(Math.sign(compare(a, b))).toBe(x < y ? -1 : x > y ? 1 : 0)
        expect(BigInt(least(a, b).minor)).toBe(x < y ? x : y)
        expect([isNegative(a), isZero(a), isPositive(a)]).toEqual([x < 0n, x === 0n, x > 0n])
      }),
      runs,
    )
  })

  it('[WALLET-07] a share is cut to whole minor units and exact at any size', () => {
    fc.assert(
      fc.property(someMoney(2 ** 46), fc.integer({ min: 0, max: 100_000 }), (a, hundredths) => {
        expect(BigInt(shareOf(a, hundredths).minor)).toBe((BigInt(a.minor) * BigInt(hundredths)) / 10_000n)
      }),
      runs,
    )
  })

  it('of two currencies is never added or compared, and never counted past a safe integer', () => {
    expect(() => add(php('1'), amount('1', 'THB'))).toThrow(TypeError)
    expect(() => compare(php('1'), amount('1', 'THB'))).toThrow(TypeError)
    expect(() => add({ minor: Number.MAX_SAFE_INTEGER, currency: 'PHP' }, php('0.01'))).toThrow(RangeError)
    expect(() => times(php('90071992547409.91'), 2)).toThrow(RangeError)
  })

  it('a limit in another currency accepts no amount, and the guard does not throw', () => {
    const bounds = { min: null, max: amount('50', 'THB'), available: null }
    expect(amountProblem('10', 'PHP', bounds)).toBe('format')
  })
})

describe('money as text', () => {
  it('[WALLET-01] what a request sends is accepted by its schema, and the platform counts the same minor units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), currency, (minor, of) => {
        const text = moneyText({ minor, currency: of })
        expect(v.safeParse(amountText, text).success).toBe(true)
        expect(parseMoney(text, of)).toEqual({ minor, currency: of })
      }),
      runs,
    )
    // The sandbox counts in pesos.
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (minor) => {
        expect(parseMinor(moneyText({ minor, currency: 'PHP' }))).toBe(minor)
      }),
      runs,
    )
  })

  it('[CONST-32] what shows parses back to the same money', () => {
    const back = (shown: string, of: string) =>
      parseMoney(shown.replace(currencySign(of), '').replace('−', '-').replace(/[,\s]/g, ''), of)
    fc.assert(
      fc.property(someMoney(), (one) => {
        expect(back(formatMoney(one), one.currency)).toEqual(one)
        expect(back(formatMoneyShort(one), one.currency)).toEqual(one)
        expect(back(moneyText(one), one.currency)).toEqual(one)
        expect(back(typedText(one), one.currency)).toEqual(one)
        expect(formatMoney(one)).toMatch(/^−?(₱|[A-Z]{3} )\d{1,3}(,\d{3})*(\.\d{2,3})?$/)
      }),
      runs,
    )
  })

  const shown: readonly [Money, string, string][] = [
    [php('0'), '₱0.00', '₱0'],
    [php('1000.5'), '₱1,000.50', '₱1,000.50'],
    [php('-1234567.8'), '−₱1,234,567.80', '−₱1,234,567.80'],
    [php('50000'), '₱50,000.00', '₱50,000'],
    [amount('100', 'THB'), 'THB 100.00', 'THB 100'],
    [amount('1200', 'JPY'), 'JPY 1,200', 'JPY 1,200'],
    [amount('12480.505', 'KWD'), 'KWD 12,480.505', 'KWD 12,480.505'],
    [amount('-1', 'TND'), '−TND 1.000', '−TND 1'],
    [amount('-1200000', 'VND'), '−VND 1,200,000', '−VND 1,200,000'],
  ]
  it.each(shown)('[CONST-32] %o shows as %s, and in short as %s', (one, whole, short) => {
    expect([formatMoney(one), formatMoneyShort(one)]).toEqual([whole, short])
  })

  it('[WIN-07] has a sign for incoming or outgoing amounts, and optionally no decimals', () => {
    expect([php('1'), php('0'), php('-1')].map(formatSigned)).toEqual(['+₱1.00', '₱0.00', '−₱1.00'])
    expect(formatWhole(php('104882316.99'))).toBe('₱104,882,316')
    expect(wholeMoney(500, 'JPY')).toEqual(amount('500', 'JPY'))
    expect(wholeMoney(500, 'KWD')).toEqual({ minor: 500_000, currency: 'KWD' })
  })
})

describe('money in another country [WALLET-01] [CONST-05]', () => {
  afterEach(() => {
    actFor(publicPart(operatorOf('perya')))
    speakLanguage('EN')
  })
  const dong = (minor: number): Money => ({ minor, currency: 'VND' })

  it('the sign stands where the operator’s country has it, points and commas are the language’s', () => {
    actFor(publicPart(operatorOf('hoadang')))
    speakLanguage('VI')
    expect(formatMoney(dong(12_480))).toBe('12.480\u00a0₫')
    expect(formatMoney(dong(-1_234_567))).toBe('−1.234.567\u00a0₫')
    expect(formatSigned(dong(500))).toBe('+500\u00a0₫')
    expect([formatWhole(dong(12_480)), formatMoneyShort(dong(50_000))]).toEqual([
      '12.480\u00a0₫',
      '50.000\u00a0₫',
    ])
    expect(formatMoney({ minor: 1_248_050, currency: 'PHP' })).toBe('12.480,50\u00a0PHP')
    expect(formatMoney(dong(NaN))).toBe('–')
    speakLanguage('EN')
    expect(formatMoney(dong(12_480))).toBe('12,480\u00a0₫')
  })

  it('an amount field is grouped as amounts are; with decimals the point stays for them', () => {
    actFor(publicPart(operatorOf('hoadang')))
    speakLanguage('VI')
    const { sign, mark, isSignLast } = amountLook('VND')
    expect([sign, isSignLast, grouped('12480', mark)]).toEqual(['₫', true, '12.480'])
    expect(grouped('12480.5', amountLook('PHP').mark)).toBe('12,480.5')
  })
})
