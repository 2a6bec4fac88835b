import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountOf, amountProblem, minorOf, typedAmount } from '../../machines/shared/amount'

const runs = { numRuns: 2_000, seed: 20_260_115 }
const free = { min: null, max: null, available: null }

describe('amounts of money as somebody types them', () => {
  it('[WALLET-01] minor units and text are two ways to write the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (minor) => {
        expect(minorOf(amountOf(minor))).toBe(minor)
      }),
      runs,
    )
    expect(amountOf(-5)).toBe('-0.05')
    expect(minorOf('12480.5')).toBe(1_248_050)
  })

  it.each(['', '.', '.5', '1.234', '1e5', '-3', '1,000', ' 1', '123456789012'])('%j is no amount', (text) => {
    expect(minorOf(text)).toBeNull()
  })

  it('whatever is typed, the field holds an amount on its way', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const kept = typedAmount(typed)
        expect(kept).toMatch(/^(\d{0,11}|\d{1,11}\.\d{0,2})$/)
        expect(typedAmount(kept)).toBe(kept)
      }),
      runs,
    )
  })

  it.each([
    ['1,000', '1000'],
    ['₱ 1,234.567', '1234.56'],
    ['007', '7'],
    ['.5', '0.5'],
    ['1.2.3', '1.23'],
    ['0', '0'],
  ])('%j becomes %j', (typed, kept) => {
    expect(typedAmount(typed)).toBe(kept)
  })

  it.each([
    ['', free, 'required'],
    ['0', free, 'required'],
    ['0.00', free, 'required'],
    ['5.', free, null],
    ['1.999', free, 'format'],
    ['99.99', { ...free, min: '100' }, 'too-little'],
    ['100', { ...free, min: '100' }, null],
    ['50000.01', { ...free, max: '50000.00' }, 'too-much'],
    ['50000', { ...free, max: '50000.00' }, null],
    ['12480.51', { ...free, available: '12480.50' }, 'not-enough'],
    ['12480.50', { ...free, available: '12480.50' }, null],
    ['10', { min: 'x', max: 'y', available: 'z' }, null],
  ] as const)('%j within %j: %j', (amount, bounds, problem) => {
    expect(amountProblem(amount, bounds)).toBe(problem)
  })
})
