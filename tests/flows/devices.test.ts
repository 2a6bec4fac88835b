import { describe, expect, it } from 'vitest'
import type { Devices } from '../../machines/devices/device'
import { devicesMachine } from '../../machines/devices/devices.machine'
import { drive } from './drive'

const at = 1_768_449_600_000
const here = {
  id: 'here',
  current: true,
  name: 'Chrome, Android',
  place: null,
  startedAt: at,
  lastUsedAt: at,
}
const both: Devices = { list: [here, { ...here, id: 'other', current: false }], before: null }
const alone: Devices = { list: [here], before: null }

const shown = (devices = both) => {
  const chart = drive(devicesMachine, undefined)
  chart.answer('load', devices)
  return chart
}

describe('the devices of an account', () => {
  it('[ROUTE-60] one is ended only after a yes, and this one never', () => {
    const chart = shown()
    chart.send({ type: 'END', id: 'here' })
    expect(chart.running('change')).toBe(false)
    chart.send({ type: 'END', id: 'other' })
    expect(chart.inputOf('change')).toEqual({ change: { id: 'other' }, asks: 'yes' })
    chart.answer('change', { outcome: 'left', value: null, failure: null })
    expect(chart.snapshot().context).toMatchObject({ devices: both, ending: null, failure: null })
    chart.send({ type: 'END', id: 'other' })
    chart.answer('change', { outcome: 'accepted', value: alone, failure: null })
    expect(chart.snapshot().context.devices).toEqual(alone)
  })

  it('where there are no others, there is nothing to end', () => {
    const chart = shown(alone)
    chart.send({ type: 'END_OTHERS' })
    expect(chart.running('change')).toBe(false)
  })

  it('what could not be ended stays on the list, and the screen says why', () => {
    const chart = shown()
    chart.send({ type: 'END_OTHERS' })
    expect(chart.inputOf('change')).toEqual({ change: 'others', asks: 'yes' })
    chart.answer('change', { outcome: 'refused', value: null, failure: { code: 'timeout' } })
    expect(chart.snapshot().context).toMatchObject({ devices: both, failure: { code: 'timeout' } })
  })

  it('says that the list could not be loaded, or that ending broke, and tries again; a return fetches it anew', () => {
    const chart = drive(devicesMachine, undefined)
    const fails = (id: 'load' | 'change') => {
      chart.fail(id, { code: 'offline' })
      expect(chart.snapshot().hasTag('error')).toBe(true)
      expect(chart.snapshot().context.failure?.code).toBe('offline')
      chart.send({ type: 'RETRY' })
      expect(['pending', 'loading'].every((tag) => chart.snapshot().hasTag(tag as 'loading'))).toBe(true)
    }
    fails('load')
    chart.answer('load', both)
    expect(chart.snapshot().context).toMatchObject({ devices: both, failure: null })
    chart.send({ type: 'END_OTHERS' })
    expect(chart.snapshot().hasTag('content')).toBe(true)
    fails('change')
    chart.answer('load', both)
    chart.send({ type: 'RETURNED' })
    expect(chart.running('load')).toBe(true)
  })
})
