import { describe, expect, it } from 'vitest'
import { firstLimitsMachine } from '../../machines/first-limits/first-limits.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const asked = () => drive(firstLimitsMachine, { currency: 'PHP' })
const type = (chart: ReturnType<typeof asked>, period: 'day' | 'week' | 'month', value: string) =>
  chart.send({ type: 'TYPE', period, value })

describe('[WALLET-07] limits before the first deposit (trust 33)', () => {
  it('nothing is suggested, and what stays empty is not limited', () => {
    const chart = asked()
    expect(chart.snapshot().context.typed).toEqual({ day: '', week: '', month: '' })
    type(chart, 'month', '5000')
    type(chart, 'day', '500')
    chart.send({ type: 'SAVE' })
    expect(chart.inputOf('change')).toMatchObject({
      change: [
        { period: 'day', value: '500.00' },
        { period: 'month', value: '5000.00' },
      ],
    })
    expect(['pending', 'saving'].every((tag) => chart.snapshot().hasTag(tag as 'saving'))).toBe(true)
    chart.answer('change', { outcome: 'accepted', value: null, failure: null })
    expect(chart.snapshot().status).toBe('done')
    const saved = { kind: 'success', text: 'change-saved', milliseconds: limits.successToast }
    expect(chart.effects()).toEqual([['notify', saved]])
  })

  it('an empty form and an amount of nothing are not sent: the field says so', () => {
    const chart = asked()
    chart.send({ type: 'SAVE' })
    expect(chart.snapshot().context.wrong).toBe('day')
    type(chart, 'week', '0')
    expect(chart.snapshot().context.wrong).toBeNull()
    chart.send({ type: 'SAVE' })
    expect(chart.snapshot().context.wrong).toBe('week')
    expect(chart.effects()).toEqual([
      ['focusField', { field: 'limit-day' }],
      ['focusField', { field: 'limit-week' }],
    ])
    expect(chart.running('change')).toBe(false)
  })

  it('what could not be saved is still there', () => {
    const chart = asked()
    type(chart, 'day', '500')
    chart.send({ type: 'SAVE' })
    chart.answer('change', { outcome: 'refused', value: null, failure: { code: 'timeout' } })
    expect(chart.snapshot().context).toMatchObject({ typed: { day: '500' }, failure: { code: 'timeout' } })
    chart.send({ type: 'SAVE' })
    expect(chart.inputOf('change')).toMatchObject({ asks: 'nothing' })
    expect(chart.snapshot().context.failure).toBeNull()
    chart.fail('change', { code: 'offline' })
    expect(chart.snapshot().context.failure?.code).toBe('offline')
    chart.send({ type: 'SKIP' })
    expect(chart.snapshot().context.failure).toBeNull()
  })

  it('goes on without, even where the platform cannot be told', () => {
    const [told, untold] = [asked(), asked()]
    for (const chart of [told, untold]) {
      chart.send({ type: 'SKIP' })
      expect(chart.snapshot().hasTag('pending')).toBe(true)
    }
    told.answer('decline', null)
    untold.fail('decline', { code: 'timeout' })
    for (const chart of [told, untold]) {
      expect(chart.snapshot().status).toBe('done')
      expect(chart.snapshot().hasTag('done')).toBe(true)
    }
  })
})
