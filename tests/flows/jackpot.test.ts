import { describe, expect, it, vi } from 'vitest'
import type { Money } from '../../machines/shared/money'
import { jackpotMachine, plainStep } from '../../machines/jackpot/jackpot.machine'
import { drawStart, drawStep } from '../../src/flows/home/jackpot'
import { moneyParts } from '../../src/i18n/money'
import { operatorOf } from '../../src/operators/all'
import { publicPart } from '../../src/operators/public-part'
import { drive } from './drive'

const pesos = (minor: number): Money => ({ minor, currency: 'PHP' })
const step = { amount: pesos(12_345), milliseconds: 3_000 }
const minorOf = ({ minor }: Money) => minor

describe('the jackpot counter', () => {
  it('[WIN-06, WIN-09] starts at the drawn value and grows by each drawn step when it is due', () => {
    const jackpot = drive(jackpotMachine, { currency: 'PHP' })
    jackpot.answer('pool', null)
    jackpot.answer('start', pesos(10_000_000_000))
    jackpot.answer('step', step)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_000_000)
    jackpot.wait(2_999)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_000_000)
    jackpot.wait(1)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_012_345)
    jackpot.answer('step', { amount: pesos(50_000), milliseconds: 5_000 })
    jackpot.wait(5_000)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_062_345)
  })

  it('[WIN-06] rests without a network, and leaves on the phone where it stands', () => {
    const jackpot = drive(jackpotMachine, { currency: 'PHP' })
    jackpot.answer('pool', null)
    jackpot.answer('start', pesos(10_000_000_000))
    jackpot.answer('step', step)
    expect(jackpot.effects()).toEqual([['leaveValue', { value: pesos(10_000_000_000) }]])
    jackpot.send({ type: 'OFFLINE' })
    jackpot.wait(60_000)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_000_000)
    jackpot.send({ type: 'ONLINE' })
    jackpot.answer('step', step)
    jackpot.wait(step.milliseconds)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_012_345)
  })

  it('[WIN-06] the platform’s pool is shown as it is, and never as the counter', () => {
    const jackpot = drive(jackpotMachine, { currency: 'PHP' })
    jackpot.answer('pool', pesos(8_000_012_345))
    expect([jackpot.snapshot().hasTag('pool'), jackpot.snapshot().hasTag('counting')]).toEqual([true, false])
    jackpot.wait(29_999)
    expect(jackpot.snapshot().context.value?.minor).toBe(8_000_012_345)
    jackpot.wait(1)
    jackpot.answer('refresh', pesos(8_000_012_400))
    expect(jackpot.snapshot().context.value?.minor).toBe(8_000_012_400)
    jackpot.wait(30_000)
    jackpot.fail('refresh')
    expect(jackpot.snapshot().context.value?.minor).toBe(8_000_012_400)
  })

  it('never stands still for want of a draw', () => {
    const jackpot = drive(jackpotMachine, { currency: 'PHP' })
    jackpot.fail('pool')
    jackpot.fail('start')
    jackpot.fail('step')
    expect(jackpot.snapshot().context).toEqual({
      value: pesos(10_000_000_000),
      step: plainStep('PHP'),
      currency: 'PHP',
    })
    jackpot.wait(plainStep('PHP').milliseconds)
    expect(jackpot.snapshot().context.value?.minor).toBe(10_000_030_000)
  })

  it('[WIN-06, WIN-09, CONST-33] draws 70 to 130 million, steps of 100 to 500, intervals of 3, 4 or 5 seconds', async () => {
    const starts = await Promise.all(Array.from({ length: 400 }, drawStart))
    const steps = await Promise.all(Array.from({ length: 400 }, drawStep))
    const outside = (values: readonly number[], min: number, max: number) =>
      values.filter((value) => !Number.isInteger(value) || value < min || value > max)
    expect(outside(starts.map(minorOf), 7_000_000_000, 13_000_000_000)).toEqual([])
    expect(new Set(starts.map(minorOf)).size).toBeGreaterThan(300)
    const minor = steps.map(({ amount }) => minorOf(amount))
    expect(outside(minor, 10_000, 50_000)).toEqual([])
    expect(new Set(steps.map(({ milliseconds }) => milliseconds))).toEqual(new Set([3_000, 4_000, 5_000]))
  })

  it.each([
    ['JPY', 1],
    ['VND', 1],
    ['PHP', 100],
    ['KWD', 1_000],
  ])('[WIN-06, WIN-09, CONST-33] has the same limits in %s, which has %i to the unit', async (code, unit) => {
    vi.resetModules()
    const { actFor } = await import('../../src/platform/operator')
    const perya = publicPart(operatorOf('perya'))
    actFor({ ...perya, currency: { ...perya.currency, code } })
    const counter = await import('../../src/flows/home/jackpot')
    const within = (values: readonly Money[], min: number, max: number) =>
      values.every(
        ({ minor, currency }) =>
          currency === code && Number.isInteger(minor) && minor >= min * unit && minor <= max * unit,
      )
    const starts = await Promise.all(Array.from({ length: 100 }, counter.drawStart))
    expect(within(starts, 70_000_000, 130_000_000)).toBe(true)
    const steps = await Promise.all(Array.from({ length: 100 }, counter.drawStep))
    expect(
      within(
        steps.map(({ amount }) => amount),
        100,
        500,
      ),
    ).toBe(true)
    // The chart's fallback when no draw succeeds uses the same unit, and so does the page.
    expect(counter.jackpotActor().getSnapshot().context.step).toEqual(plainStep(code))
    expect(plainStep(code).amount).toEqual({ minor: 300 * unit, currency: code })
    const jackpot = drive(jackpotMachine, { currency: code })
    jackpot.fail('pool')
    jackpot.fail('start')
    expect(jackpot.snapshot().context.value).toEqual({ minor: 100_000_000 * unit, currency: code })
  })

  it('[WIN-07, WIN-08, WIN-11] is one value, without decimals on home and with two on the winners page', () => {
    const board = (minor: number) => moneyParts(pesos(minor))
    expect(board(10_488_231_607)).toEqual({ sign: '₱', whole: '104882316', part: '07' })
    expect(board(7_000_000_000)).toEqual({ sign: '₱', whole: '70000000', part: '00' })
  })
})
