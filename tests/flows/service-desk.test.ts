import { describe, expect, it } from 'vitest'
import { deskTypes, serviceDeskMachine, type Agent } from '../../machines/service-desk/service-desk.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const agents: readonly Agent[] = [
  { csPosition: 1, title: 'Help desk', type: 'LIVECHAT' },
  { csPosition: 2, title: 'Account', type: 'TELEGRAM' },
  { csPosition: 3, title: 'Money', type: 'TELEGRAM' },
]

const opened = (widget = false) => {
  const chart = drive(serviceDeskMachine, { widget })
  if (widget) chart.send({ type: 'OPEN' })
  chart.answer('agents', agents)
  return chart
}

describe('the customer-service desk', () => {
  it('[HELP-07, CONST-49] knows three ways', () => {
    expect(deskTypes).toEqual(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'])
  })

  it('[HELP-08, HELP-10, HELP-12] a way with several agents is listed, and folds when it is tapped again', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    expect([chart.at(), chart.snapshot().context.open]).toEqual(['ready', 'TELEGRAM'])
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    expect(chart.snapshot().context.open).toBe(null)
  })

  it('[HELP-09] exactly one agent opens directly, after the chat has been asked where', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'LIVECHAT' })
    expect(chart.inputOf('launch')).toEqual({ agent: agents[0] })
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    expect(chart.at()).toBe('launching')
    chart.answer('launch', { ok: true, value: { url: '/demo/service/livechat' } })
    expect(chart.effects()).toEqual([['openExternal', { url: '/demo/service/livechat' }]])
  })

  it('[HELP-10] one of several is reached from the list only, and the list stays', () => {
    const chart = opened()
    chart.send({ type: 'PICK', csPosition: 3 })
    expect(chart.at()).toBe('ready')
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    chart.send({ type: 'PICK', csPosition: 1 })
    expect(chart.at()).toBe('ready')
    chart.send({ type: 'PICK', csPosition: 3 })
    expect(chart.inputOf('launch')).toEqual({ agent: agents[2] })
    expect(chart.snapshot().context.open).toBe('TELEGRAM')
  })

  it('[HELP-07] a way without anybody does nothing', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'FACEBOOK' })
    expect([chart.at(), chart.snapshot().context.open]).toEqual(['ready', null])
  })

  it.each([
    [
      'a refusal',
      (chart: ReturnType<typeof opened>) =>
        chart.answer('launch', { ok: false, failure: { code: 'not-found' } }),
    ],
    [
      'no address',
      (chart: ReturnType<typeof opened>) => chart.answer('launch', { ok: true, value: { url: '' } }),
    ],
    ['a fault', (chart: ReturnType<typeof opened>) => chart.fail('launch', { code: 'offline' })],
    ['no answer', (chart: ReturnType<typeof opened>) => chart.wait(limits.longestWait)],
  ])('[HELP-14, ERROR-28] %s says so, and every way still shows', (_, end) => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'LIVECHAT' })
    end(chart)
    expect(chart.at()).toBe('ready')
    expect(chart.effects()).toEqual([['notify', { kind: 'fail', text: 'link-missing' }]])
  })

  it('[HELP-13] the panel asks only when it is opened, and forgets what it was opening when it is closed', () => {
    const chart = drive(serviceDeskMachine, { widget: true })
    expect([chart.at(), chart.running('agents')]).toEqual(['closed', false])
    const open = opened(true)
    open.send({ type: 'CHOOSE_WAY', way: 'LIVECHAT' })
    open.send({ type: 'CLOSE' })
    expect([open.at(), open.running('launch')]).toEqual(['closed', false])
    const screen = opened()
    screen.send({ type: 'CLOSE' })
    expect(screen.at()).toBe('ready')
  })
})
