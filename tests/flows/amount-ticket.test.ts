import { describe, expect, it } from 'vitest'
import { grouped, sameAmount } from '../../src/ui/money/grouped'

describe('an amount while typing', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['1000', '1,000'],
    ['12480.5', '12,480.5'],
    ['12480.', '12,480.'],
    ['0.05', '0.05'],
    ['99999999999.99', '99,999,999,999.99'],
  ])('[WALLET-05] %s shows as %s', (amount, shown) => {
    expect(grouped(amount)).toBe(shown)
  })

  it('[WALLET-05] lights the chip of the same amount, however it is written', () => {
    for (const typed of ['1000', '1000.', '1000.0', '1000.00']) expect(sameAmount('1000', typed)).toBe(true)
    expect(sameAmount('1000', '100')).toBe(false)
    expect(sameAmount('100', '1000')).toBe(false)
    expect(sameAmount('0', '')).toBe(false)
    expect(sameAmount('1000.50', '1000.5')).toBe(true)
  })
})
