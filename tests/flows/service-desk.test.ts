import { describe, expect, it } from 'vitest'
import {
  channelTypes,
  serviceDeskMachine,
  type Agent,
} from '../../machines/service-desk/service-desk.machine'
import { drive } from './drive'

const agents: readonly Agent[] = [
  { csPosition: 1, title: 'Help desk', type: 'LIVECHAT' },
  { csPosition: 2, title: 'Account', type: 'TELEGRAM' },
  { csPosition: 3, title: 'Money', type: 'TELEGRAM' },
]

const opened = (widget = false) => {
  const chart = drive(serviceDeskMachine, { widget, agents: [] })
  if (widget) chart.send({ type: 'OPEN' })
  chart.answer('agents', agents)
  return chart
}

describe('customer service', () => {
  it('[HELP-07, CONST-49] knows three contact options', () => {
    expect(channelTypes).toEqual(['LIVECHAT', 'TELEGRAM', 'FACEBOOK'])
  })

  it('[HELP-08, HELP-10, HELP-12] an option with several agents lists them, and closes when tapped again', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    expect([chart.at(), chart.snapshot().context.open]).toEqual(['ready.current', 'TELEGRAM'])
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    expect(chart.snapshot().context.open).toBe(null)
  })

  it('[HELP-09] exactly one agent opens directly, after asking for their address', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'LIVECHAT' })
    expect(chart.inputOf('launch')).toEqual({ agent: agents[0] })
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    expect(chart.at()).toBe('launching')
    chart.answer('launch', { ok: true, value: { url: '/demo/service/livechat' } })
    expect(chart.effects()).toEqual([['openExternal', { url: '/demo/service/livechat' }]])
  })

  it('[HELP-10] one of several is reached only from the list, and the list stays', () => {
    const chart = opened()
    chart.send({ type: 'PICK', csPosition: 3 })
    expect(chart.at()).toBe('ready.current')
    chart.send({ type: 'CHOOSE_WAY', way: 'TELEGRAM' })
    chart.send({ type: 'PICK', csPosition: 1 })
    expect(chart.at()).toBe('ready.current')
    chart.send({ type: 'PICK', csPosition: 3 })
    expect(chart.inputOf('launch')).toEqual({ agent: agents[2] })
    expect(chart.snapshot().context.open).toBe('TELEGRAM')
  })

  it('[HELP-07] an option without agents does nothing', () => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'FACEBOOK' })
    expect([chart.at(), chart.snapshot().context.open]).toEqual(['ready.current', null])
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
    ['no answer', (chart: ReturnType<typeof opened>) => chart.fail('launch', { code: 'timeout' })],
  ])('[HELP-14, ERROR-28] %s says so, and every option still shows', (_, end) => {
    const chart = opened()
    chart.send({ type: 'CHOOSE_WAY', way: 'LIVECHAT' })
    end(chart)
    expect(chart.at()).toBe('ready.current')
    expect(chart.effects()).toEqual([['notify', { kind: 'fail', text: 'link-missing' }]])
  })

  it('[HELP-13] the panel loads only when it is opened, and drops what it was opening when it is closed', () => {
    const chart = drive(serviceDeskMachine, { widget: true, agents: [] })
    expect([chart.at(), chart.running('agents')]).toEqual(['closed', false])
    const open = opened(true)
    open.send({ type: 'CHOOSE_WAY', way: 'LIVECHAT' })
    open.send({ type: 'CLOSE' })
    expect([open.at(), open.running('launch')]).toEqual(['closed', false])
    const screen = opened()
    screen.send({ type: 'CLOSE' })
    expect(screen.at()).toBe('ready.current')
  })
})
