import { expect, it } from 'vitest'
import type { Limits } from '../../machines/play-limits/limit'
import { playLimitsMachine } from '../../machines/play-limits/play-limits.machine'
import { limits as times } from '../../machines/shared/limits'
import { drive } from './drive'

const limits: Limits = { currency: 'PHP', waitHours: 24, list: [] }
const stake = { kind: 'stake', period: 'day' } as const
const week = { kind: 'time', period: 'week' } as const
const refused = { outcome: 'refused', value: null, failure: { code: 'too-many-requests' } }

function listed() {
  const chart = drive(playLimitsMachine, undefined)
  chart.answer('load', limits)
  return chart
}

it('[I18N-07, WALLET-07] a limit begins with an empty field, and is sent as exact text', () => {
  const chart = listed()
  chart.send({ type: 'CHOOSE', name: stake })
  expect(['content', 'form'].every((tag) => chart.snapshot().hasTag(tag as 'form'))).toBe(true)
  expect(chart.snapshot().context.typed).toBe('')
  chart.send({ type: 'SAVE' })
  expect(chart.snapshot().context.problem).not.toBeNull()
  expect(chart.effects()).toEqual([['focusField', { field: 'limit' }]])
  chart.send({ type: 'TYPE', value: '500' })
  expect(chart.snapshot().context.problem).toBeNull()
  chart.send({ type: 'SAVE' })
  expect(chart.inputOf('change')).toEqual({
    change: { ...stake, act: 'set', value: '500.00' },
    asks: 'nothing',
  })
  expect(['pending', 'content'].every((tag) => chart.snapshot().hasTag(tag as 'pending'))).toBe(true)
  chart.answer('change', refused)
  expect(chart.at()).toBe('editing')
  expect(chart.snapshot().context).toMatchObject({ typed: '500', failure: { code: 'too-many-requests' } })
  chart.send({ type: 'SAVE' })
  expect(chart.snapshot().context.failure).toBeNull()
  chart.answer('change', { outcome: 'accepted', value: { ...limits, waitHours: 48 }, failure: null })
  expect(chart.at()).toBe('list')
  expect(chart.snapshot().context).toMatchObject({ limits: { waitHours: 48 }, chosen: null, typed: '' })
  const saved = { kind: 'success', text: 'change-saved', milliseconds: times.successToast }
  expect(chart.effects()).toEqual([['notify', saved]])
})

it('[WALLET-07] none is asked for as none; a closed panel forgets what was typed', () => {
  const chart = listed()
  chart.send({ type: 'CHOOSE', name: week })
  chart.send({ type: 'TYPE', value: '99999' })
  chart.send({ type: 'SAVE' })
  expect(chart.at()).toBe('editing')
  chart.send({ type: 'CLOSE' })
  expect(chart.at()).toBe('list')
  expect(chart.snapshot().context).toMatchObject({ chosen: null, typed: '', problem: null })
  chart.send({ type: 'CHOOSE', name: week })
  chart.send({ type: 'REMOVE' })
  expect(chart.inputOf('change')).toMatchObject({ change: { ...week, act: 'set', value: null } })
})

it('[WALLET-07] what waits is confirmed or cancelled from the list, which says why not', () => {
  for (const [type, act] of [
    ['CONFIRM', 'confirm'],
    ['CANCEL', 'cancel'],
  ] as const) {
    const chart = listed()
    chart.send({ type, name: stake })
    expect(chart.inputOf('change')).toEqual({ change: { ...stake, act }, asks: 'nothing' })
    chart.answer('change', refused)
    expect(chart.at()).toBe('list')
    expect(chart.snapshot().context.failure?.code).toBe('too-many-requests')
    expect(chart.effects()).toEqual([])
  }
})

it('what could not be loaded is asked for again', () => {
  const chart = drive(playLimitsMachine, undefined)
  expect(['pending', 'loading'].every((tag) => chart.snapshot().hasTag(tag as 'pending'))).toBe(true)
  chart.fail('load', { code: 'offline' })
  expect(chart.snapshot().hasTag('error')).toBe(true)
  expect(chart.snapshot().context.failure?.code).toBe('offline')
  chart.send({ type: 'RETRY' })
  chart.answer('load', limits)
  expect(chart.snapshot().context).toMatchObject({ limits, failure: null })
  chart.send({ type: 'CONFIRM', name: stake })
  chart.fail('change', { code: 'bad-answer' })
  expect(chart.snapshot().hasTag('error')).toBe(true)
})
