import { expect, it } from 'vitest'
import { realityCheckMachine } from '../../machines/reality-check/reality-check.machine'
import { php } from '../../machines/shared/cases'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const check = (due: boolean) => ({ minutes: 30, dueAt: 1_000, due, startedAt: 0, net: php('-120.00') })

it('[I18N-07] a check that is due covers the game until the platform has the answer (trust 35)', () => {
  const chart = drive(realityCheckMachine, undefined)
  chart.answer('load', check(true))
  expect(chart.snapshot().hasTag('due')).toBe(true)
  chart.send({ type: 'CONTINUE' })
  chart.send({ type: 'CONTINUE' })
  expect(chart.snapshot().hasTag('due')).toBe(true)
  chart.fail('answer', { code: 'offline' })
  expect(chart.snapshot().hasTag('due')).toBe(true)
  chart.send({ type: 'CONTINUE' })
  chart.answer('answer', check(false))
  expect(chart.snapshot().hasTag('due')).toBe(false)
  expect(chart.effects()).toEqual([['tellOtherTabs']])
})

it('[I18N-07] after the interval, or what another tab did, the platform decides (trust 35)', () => {
  const chart = drive(realityCheckMachine, undefined)
  chart.answer('load', check(false))
  expect(chart.inputOf('wait')).toEqual({ until: 1_000 })
  chart.send({ type: 'DEADLINE' })
  chart.answer('load', check(true))
  // Whatever happens elsewhere: while the platform waits for an answer, the game stays covered.
  chart.send({ type: 'CHANGED_ELSEWHERE' })
  expect(chart.snapshot().hasTag('due')).toBe(true)
  chart.fail('compare', { code: 'offline' })
  expect(chart.snapshot().hasTag('due')).toBe(true)
  chart.send({ type: 'CHANGED_ELSEWHERE' })
  chart.answer('compare', check(false))
  expect(chart.at()).toBe('counting')
})

it('asks again by itself where the platform does not answer', () => {
  const chart = drive(realityCheckMachine, undefined)
  chart.fail('load', { code: 'offline' })
  expect(chart.snapshot().hasTag('error')).toBe(true)
  expect(chart.snapshot().context.failure?.code).toBe('offline')
  chart.wait(10_000)
  expect(chart.snapshot().context.failure).toBeNull()
  expect(chart.snapshot().hasTag('loading')).toBe(true)
})

it('[I18N-07] the interval is the player’s: it is told to the platform and to all tabs, or the screen says why not', () => {
  const chart = drive(realityCheckMachine, undefined)
  chart.answer('load', check(false))
  chart.send({ type: 'SET', minutes: 15 })
  expect(chart.inputOf('set')).toEqual({ minutes: 15 })
  expect(['pending', 'content', 'sending'].every((tag) => chart.snapshot().hasTag(tag as 'due'))).toBe(true)
  chart.send({ type: 'SET', minutes: 60 })
  expect(chart.inputOf('set')).toEqual({ minutes: 15 })
  chart.fail('set', { code: 'offline' })
  expect(chart.at()).toBe('counting')
  expect(chart.snapshot().context.failure?.code).toBe('offline')
  expect(chart.effects()).toEqual([])
  chart.send({ type: 'SET', minutes: 20 })
  expect(chart.snapshot().context.failure).toBeNull()
  chart.answer('set', { ...check(false), minutes: 20 })
  expect(chart.snapshot().context.check?.minutes).toBe(20)
  expect(chart.effects()).toEqual([
    ['tellOtherTabs'],
    ['notify', { kind: 'success', text: 'change-saved', milliseconds: limits.successToast }],
  ])
  // A due check stays due, whatever its interval is now.
  chart.send({ type: 'CHANGED_ELSEWHERE' })
  chart.answer('load', check(true))
  chart.send({ type: 'SET', minutes: 30 })
  chart.fail('set', { code: 'offline' })
  expect(chart.snapshot().hasTag('due')).toBe(true)
})

it('what fails beside it stops nothing: other tabs unheard, no clock, an answer that did not get through', () => {
  const chart = drive(realityCheckMachine, undefined)
  chart.fail('tabs')
  expect(chart.effects()).toEqual([['logFault', { what: 'tab watcher', code: 'unknown' }]])
  chart.answer('load', check(false))
  chart.fail('wait')
  expect(chart.running('load')).toBe(true)
  chart.answer('load', check(true))
  chart.send({ type: 'CONTINUE' })
  expect(['pending', 'sending'].every((tag) => chart.snapshot().hasTag(tag as 'sending'))).toBe(true)
  chart.fail('answer', { code: 'offline' })
  expect(chart.snapshot().context.failure?.code).toBe('offline')
  chart.send({ type: 'CONTINUE' })
  expect(chart.snapshot().context.failure).toBeNull()
})
