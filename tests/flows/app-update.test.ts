import { expect, it } from 'vitest'
import { appUpdateMachine, type Place } from '../../machines/app-update/app-update.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const at = (place: Place) => drive(appUpdateMachine, { place })
type Chart = ReturnType<typeof at>
const state = (chart: Chart) => chart.snapshot().value

it('[APP-18] a newer version is taken at once on home; the page loads anew once it is in charge, and in its turn', () => {
  const chart = at('home')
  chart.send({ type: 'WAITING' })
  expect(state(chart)).toBe('found')
  chart.answer('turn', null)
  expect(state(chart)).toBe('taking')
  chart.answer('activate', null)
  expect(chart.effects()).toEqual([])
  chart.answer('turn', null)
  expect(chart.effects()).toEqual([['reload']])
})

it('[APP-18] a version that does not come into charge loads nothing anew, until it does', () => {
  const chart = at('home')
  chart.send({ type: 'WAITING' })
  chart.answer('turn', null)
  chart.wait(limits.takeOver)
  expect(state(chart)).toBe('ordered')
  expect(chart.effects()).toEqual([])
  chart.send({ type: 'REPLACED' })
  expect(state(chart)).toBe('found')
  expect(chart.effects()).toEqual([])
  chart.answer('turn', null)
  expect(chart.effects()).toEqual([['reload']])
})

it('[APP-18] nothing is said out of turn; elsewhere the player is asked, once', () => {
  const chart = at('money')
  chart.send({ type: 'WAITING' })
  expect(state(chart)).toBe('found')
  chart.send({ type: 'PLACE', place: 'elsewhere' })
  chart.answer('turn', null)
  expect(chart.snapshot().hasTag('asking')).toBe(true)
  chart.send({ type: 'PLACE', place: 'money' })
  expect(state(chart)).toBe('found')
  chart.send({ type: 'PLACE', place: 'elsewhere' })
  chart.answer('turn', null)
  chart.send({ type: 'LATER' })
  chart.send({ type: 'PLACE', place: 'elsewhere' })
  expect(state(chart)).toBe('later')
  chart.send({ type: 'PLACE', place: 'home' })
  expect(state(chart)).toBe('found')
})

it('[APP-18] whoever has agreed is not asked again when it takes longer', () => {
  const chart = at('elsewhere')
  chart.send({ type: 'WAITING' })
  chart.answer('turn', null)
  chart.send({ type: 'UPDATE' })
  chart.fail('activate', { code: 'unknown' })
  expect(state(chart)).toBe('ordered')
  chart.send({ type: 'REPLACED' })
  chart.answer('turn', null)
  expect(chart.effects()).toEqual([['reload']])
})

it('[APP-18] a version that another tab has taken is asked about like any other, and needs no taking over', () => {
  const chart = at('elsewhere')
  chart.send({ type: 'REPLACED' })
  chart.answer('turn', null)
  expect(chart.snapshot().hasTag('asking')).toBe(true)
  chart.send({ type: 'UPDATE' })
  expect(chart.effects()).toEqual([['reload']])
})
