import { expect, it } from 'vitest'
import { messageMachine } from '../../machines/message/message.machine'
import { drive } from './drive'

const message = { id: '7', title: 'Rebate paid', content: '<p>x</p>', sentAt: 1, read: false }

const opened = (read = false) => {
  const chart = drive(messageMachine, { id: '7' })
  chart.answer('load', { ...message, read })
  return chart
}

it('[MSG-09] opening an unread message marks it as read, once; a read one is left alone', () => {
  const chart = opened()
  expect(chart.inputOf('mark')).toEqual({ id: '7' })
  chart.answer('mark', null)
  expect([chart.at(), chart.snapshot().context.message?.read]).toEqual(['shown', true])
  expect(opened(true).running('mark')).toBe(false)
})

it('[MSG-09] a message shows even if marking it as read failed', () => {
  const chart = opened()
  chart.fail('mark', { code: 'timeout' })
  expect([chart.at(), chart.snapshot().context.failure]).toEqual(['shown', null])
})

it('[MSG-09] deletes only after a confirmation, once, and returns to the others', () => {
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

it('[MSG-09] a deletion whose answer is lost keeps the message with the reason, and it can be deleted again', () => {
  const chart = opened(true)
  chart.send({ type: 'DELETE' })
  chart.send({ type: 'CONFIRM' })
  chart.fail('delete', { code: 'timeout' })
  expect(chart.snapshot().context.failure).toEqual({ code: 'timeout' })
  chart.send({ type: 'DELETE' })
  chart.send({ type: 'CONFIRM' })
  expect(chart.snapshot().context.failure).toBe(null)
  expect(chart.running('delete')).toBe(true)
})
