import { describe, expect, it } from 'vitest'
import { php } from '../../machines/shared/cases'
import { claimMachine } from '../../machines/claim/claim.machine'
import { drive } from './drive'
import { accepted, never, nothingOpen, refused } from './once'

const offer = { kind: 'reward', id: 'welcome', amount: php('58.00') } as const
const receipt = { number: 'C00000001', amount: php('58.00') }

const idle = () => {
  const chart = drive(claimMachine, undefined)
  chart.answer('sendOnce', nothingOpen)
  return chart
}
const sending = () => {
  const chart = idle()
  chart.send({ type: 'CLAIM', offer })
  chart.send({ type: 'CONFIRM' })
  return chart
}

describe('a claim', () => {
  it('[PROMO-07] is confirmed with its amount, and sent once', () => {
    const chart = idle()
    chart.send({ type: 'CLAIM', offer })
    chart.send({ type: 'CANCEL' })
    expect([chart.at(), chart.snapshot().context.offer]).toEqual(['idle', null])
    chart.send({ type: 'CLAIM', offer })
    chart.send({ type: 'CONFIRM' })
    const input = chart.inputOf('sendOnce')
    expect(input).toEqual({ request: offer })
    chart.send({ type: 'CONFIRM' })
    chart.send({ type: 'CLAIM', offer })
    expect(chart.inputOf('sendOnce')).toBe(input)
    chart.answer('sendOnce', accepted(receipt))
    expect(chart.at()).toBe('done')
    expect(chart.effects()).toEqual([['offersChanged'], ['moneyMoved']])
    expect(chart.snapshot().context.receipt).toEqual(receipt)
  })

  it('[PROMO-07] that was sent before the page was loaded is looked up first', () => {
    const chart = drive(claimMachine, undefined)
    expect(chart.inputOf('sendOnce')).toEqual({ request: null })
    chart.answer('sendOnce', { ...accepted(receipt), outcome: 'found' })
    expect(chart.at()).toBe('done')
    expect(chart.effects()).toEqual([['offersChanged'], ['moneyMoved']])
  })

  it('[PROMO-07] that the player does not wait for leaves its outcome to the list', () => {
    const chart = sending()
    chart.answer('sendOnce', { ...nothingOpen, outcome: 'left' })
    expect([chart.at(), chart.effects()]).toEqual(['idle', [['offersChanged'], ['moneyMoved']]])
  })

  it('[PROMO-07] that did not arrive says so, and can be claimed again', () => {
    const chart = sending()
    chart.answer('sendOnce', never)
    expect(chart.at()).toBe('notDone')
    expect(chart.effects()).toEqual([['offersChanged']])
    chart.send({ type: 'CLOSE' })
    chart.send({ type: 'CLAIM', offer })
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('sendOnce')).toEqual({ request: offer })
  })

  it('[PROMO-07] that is refused keeps the reason, moves no money and reloads what can be claimed', () => {
    const chart = sending()
    chart.answer('sendOnce', refused('already-exists'))
    expect([chart.at(), chart.snapshot().context.failure?.code]).toEqual(['refused', 'already-exists'])
    expect(chart.effects()).toEqual([['offersChanged']])
  })
})
