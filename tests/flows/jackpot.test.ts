import { describe, expect, it } from 'vitest'
import { jackpotMachine, plainStep } from '../../machines/jackpot/jackpot.machine'
import { amountOf, drawStart, drawStep, pesosOf } from '../../src/flows/jackpot'
import { drive } from './drive'

const step = { centavos: 12_345, milliseconds: 3_000 }

describe('the jackpot counter', () => {
  it('[WIN-06, WIN-09] starts at what is drawn and grows by each drawn step, when its time has come', () => {
    const jackpot = drive(jackpotMachine)
    jackpot.answer('start', 10_000_000_000)
    jackpot.answer('step', step)
    expect(jackpot.snapshot().context.centavos).toBe(10_000_000_000)
    jackpot.wait(2_999)
    expect(jackpot.snapshot().context.centavos).toBe(10_000_000_000)
    jackpot.wait(1)
    expect(jackpot.snapshot().context.centavos).toBe(10_000_012_345)
    jackpot.answer('step', { centavos: 50_000, milliseconds: 5_000 })
    jackpot.wait(5_000)
    expect(jackpot.snapshot().context.centavos).toBe(10_000_062_345)
  })

  it('never stands still for want of a draw', () => {
    const jackpot = drive(jackpotMachine)
    jackpot.fail('start')
    jackpot.fail('step')
    expect(jackpot.snapshot().context).toEqual({ centavos: 10_000_000_000, step: plainStep })
    jackpot.wait(plainStep.milliseconds)
    expect(jackpot.snapshot().context.centavos).toBe(10_000_000_000 + plainStep.centavos)
  })

  it('[WIN-06, WIN-09, CONST-33] draws 70 to 130 million, steps of 100 to 500, pauses of 3, 4 or 5 seconds', async () => {
    const starts = await Promise.all(Array.from({ length: 400 }, drawStart))
    const steps = await Promise.all(Array.from({ length: 400 }, drawStep))
    const outside = (values: readonly number[], least: number, most: number) =>
      values.filter((value) => !Number.isInteger(value) || value < least || value > most)
    expect(outside(starts, 7_000_000_000, 13_000_000_000)).toEqual([])
    expect(new Set(starts).size).toBeGreaterThan(300)
    const centavos = steps.map((drawn) => drawn.centavos)
    expect(outside(centavos, 10_000, 50_000)).toEqual([])
    expect(new Set(steps.map(({ milliseconds }) => milliseconds))).toEqual(new Set([3_000, 4_000, 5_000]))
  })

  it('[WIN-07, WIN-08, WIN-11] is one value, without decimals on home and with two on the winner page', () => {
    expect(pesosOf(10_488_231_607)).toBe('104882316')
    expect(amountOf(10_488_231_607)).toBe('104882316.07')
    expect(amountOf(7_000_000_000)).toBe('70000000.00')
    expect([pesosOf(null), amountOf(null)]).toEqual(['', ''])
  })
})
