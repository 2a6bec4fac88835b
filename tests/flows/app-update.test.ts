import { expect, it } from 'vitest'
import { appUpdateMachine, type Place } from '../../machines/app-update/app-update.machine'
import { drive } from './drive'

const at = (place: Place) => drive(appUpdateMachine, { place })
type Chart = ReturnType<typeof at>
const state = (chart: Chart) => chart.snapshot().value

it('[APP-18] a newer version is taken at once on home, and the page loads anew', () => {
  const chart = at('home')
  chart.send({ type: 'WAITING' })
  expect(state(chart)).toBe('taking')
  chart.answer('activate', null)
  expect(chart.effects()).toEqual([['reload']])
})

it('[APP-18] nothing is said on a money screen; elsewhere the player is asked, once', () => {
  const chart = at('money')
  chart.send({ type: 'WAITING' })
  expect(state(chart)).toBe('held')
  chart.send({ type: 'PLACE', place: 'elsewhere' })
  expect(chart.snapshot().hasTag('asking')).toBe(true)
  chart.send({ type: 'PLACE', place: 'money' })
  expect(state(chart)).toBe('held')
  chart.send({ type: 'PLACE', place: 'elsewhere' })
  chart.send({ type: 'LATER' })
  chart.send({ type: 'PLACE', place: 'elsewhere' })
  expect(state(chart)).toBe('later')
  chart.send({ type: 'PLACE', place: 'home' })
  expect(state(chart)).toBe('taking')
})

it('[APP-18] a version that another tab has taken is one like any other', () => {
  const chart = at('elsewhere')
  chart.send({ type: 'REPLACED' })
  chart.send({ type: 'UPDATE' })
  chart.fail('activate', { code: 'unknown' })
  expect(chart.effects()).toEqual([['reload']])
})
