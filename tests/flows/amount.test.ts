import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountProblem, typedAmount, typedMoney } from '../../machines/shared/amount'
import { php } from '../../machines/shared/cases'
import { parseMoney } from '../../machines/shared/money'
import { hundredthsOf, percentText, typedPercent } from '../../machines/shared/percent'

const runs = { numRuns: 2_000, seed: 20_260_115 }
const free = { min: null, max: null, available: null }

describe('amounts of money as players type them', () => {
  it.each(['', '.', '.5', '1e5', '1,000', ' 1', '--1', '0x10', 'NaN', '90071992547409.92'])(
    '[WALLET-01] %j is not an amount',
    (text) => {
      expect(parseMoney(text, 'PHP')).toBeNull()
      expect(typedMoney(text, 'PHP')).toEqual(php('0'))
    },
  )

  it('whatever is typed, the field holds the beginning of an amount', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = typedAmount(typed, 'PHP')
        expect(kept).toMatch(/^(\d{0,11}|\d{1,11}\.\d{0,2})$/)
        expect(typedAmount(kept, 'PHP')).toBe(kept)
        expect(typedAmount(typed, 'JPY')).toMatch(/^\d{0,11}$/)
        expect(typedAmount(typed, 'KWD')).toMatch(/^(\d{0,11}|\d{1,11}\.\d{0,3})$/)
        expect(parseMoney(kept, 'PHP') === null).toBe(kept === '')
      }),
      runs,
    )
  })

  it('[WALLET-01] a currency with three decimals is typed, and held to its limits, to the last of them', () => {
    expect(typedAmount('12.3456', 'KWD')).toBe('12.345')
    const bounds = {
      min: parseMoney('1.005', 'KWD'),
      max: parseMoney('2.500', 'KWD'),
      available: parseMoney('2.100', 'KWD'),
    }
    const found = ['1.004', '1.005', '2.1', '2.101', '2.501'].map((typed) =>
      amountProblem(typed, 'KWD', bounds),
    )
    expect(found).toEqual(['too-little', null, null, 'not-enough', 'too-much'])
  })

  it.each([
    ['1,000', '1000'],
    ['₱ 1,234.567', '1234.56'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['0', '0'],
  ])('%j becomes %j', (typed, kept) => {
    expect(typedAmount(typed, 'PHP')).toBe(kept)
  })

  it.each([
    ['', free, 'required'],
    ['0', free, 'required'],
    ['0.00', free, 'required'],
    ['5.', free, null],
    ['five', free, 'format'],
    ['99.99', { ...free, min: php('100') }, 'too-little'],
    ['100', { ...free, min: php('100') }, null],
    ['50000.01', { ...free, max: php('50000.00') }, 'too-much'],
    ['50000', { ...free, max: php('50000.00') }, null],
    ['12480.51', { ...free, available: php('12480.50') }, 'not-enough'],
    ['12480.50', { ...free, available: php('12480.50') }, null],
  ] as const)('%j within %j: %j', (amount, bounds, problem) => {
    expect(amountProblem(amount, 'PHP', bounds)).toBe(problem)
  })
})

describe('percentages', () => {
  it('[AGENT-20] hundredths and text are two notations of the same value', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (hundredths) => {
        expect(hundredthsOf(percentText(hundredths))).toBe(hundredths)
      }),
      runs,
    )
    expect([percentText(80), hundredthsOf('2.5'), hundredthsOf('all'), typedPercent('1.234')]).toEqual([
      '0.80',
      250,
      null,
      '1.23',
    ])
  })
})
