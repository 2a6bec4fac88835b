import { expect, it } from 'vitest'
import { letterMachine } from '../../machines/letter/letter.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const letter = { id: '7', title: 'Rebate paid', content: '<p>x</p>', sentAt: 1, read: false }

const opened = (read = false) => {
  const chart = drive(letterMachine, { id: '7' })
  chart.answer('load', { ...letter, read })
  return chart
}

it('[MSG-09] opening a new message marks it as read, once; one that was read is left alone', () => {
  const chart = opened()
  expect(chart.inputOf('mark')).toEqual({ id: '7' })
  chart.answer('mark', null)
  expect([chart.at(), chart.snapshot().context.letter?.read]).toEqual(['shown', true])
  expect(opened(true).running('mark')).toBe(false)
})

it('[MSG-09] a mark that got lost takes nothing away from the message', () => {
  for (const lose of ['fail', 'wait'] as const) {
    const chart = opened()
    if (lose === 'fail') chart.fail('mark', { code: 'offline' })
    else chart.wait(limits.longestWait)
    expect([chart.at(), chart.snapshot().context.failure]).toEqual(['shown', null])
  }
})

it('[MSG-09] deletes after a question only, once, and goes back to the others', () => {
  const chart = opened(true)
  chart.send({ type: 'CONFIRM' })
  expect(chart.at()).toBe('shown')
  chart.send({ type: 'DELETE' })
  chart.send({ type: 'CANCEL' })
  expect([chart.at(), chart.running('delete')]).toEqual(['shown', false])
  chart.send({ type: 'DELETE' })
  chart.send({ type: 'CONFIRM' })
  chart.send({ type: 'CONFIRM' })
  expect(chart.inputOf('delete')).toEqual({ id: '7' })
  chart.effects()
  chart.answer('delete', null)
  expect(chart.effects()).toEqual([['goBack', { otherwise: '/m/webEmail' }]])
})

it('[MSG-09] a deletion whose answer got lost leaves the message with the reason, to be deleted again', () => {
  const chart = opened(true)
  chart.send({ type: 'DELETE' })
  chart.send({ type: 'CONFIRM' })
  chart.wait(limits.longestWait)
  expect(chart.snapshot().context.failure).toEqual({ code: 'timeout' })
  chart.send({ type: 'DELETE' })
  chart.send({ type: 'CONFIRM' })
  expect(chart.snapshot().context.failure).toBe(null)
  expect(chart.running('delete')).toBe(true)
})
