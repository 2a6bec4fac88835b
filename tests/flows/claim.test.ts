import { describe, expect, it } from 'vitest'
import { claimMachine } from '../../machines/claim/claim.machine'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'

const offer = { kind: 'reward', id: 'welcome', amount: '58.00' } as const
const receipt = { number: 'C00000001', amount: '58.00' }

const sending = () => {
  const chart = drive(claimMachine, undefined)
  chart.send({ type: 'CLAIM', offer, requestId: 'a key' })
  chart.send({ type: 'CONFIRM' })
  return chart
}

describe('a claim', () => {
  it('[PROMO-07] is asked about with its amount, and sent once with its key', () => {
    const chart = drive(claimMachine, undefined)
    chart.send({ type: 'CLAIM', offer, requestId: 'a key' })
    chart.send({ type: 'CANCEL' })
    expect([chart.at(), chart.snapshot().context.offer]).toEqual(['idle', null])
    chart.send({ type: 'CLAIM', offer, requestId: 'another key' })
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('pay')).toEqual({ offer, requestId: 'another key' })
    chart.send({ type: 'CONFIRM' })
    chart.send({ type: 'CLAIM', offer, requestId: 'a third key' })
    expect(chart.snapshot().context.requestId).toBe('another key')
    chart.answer('pay', { ok: true, value: receipt })
    expect(chart.at()).toBe('done')
    expect(chart.effects()).toEqual([['offersChanged'], ['moneyMoved']])
    expect(chart.snapshot().context.receipt).toEqual(receipt)
  })

  it('[PROMO-07] whose answer got lost is looked after by its key, and nothing is sent again', () => {
    const chart = sending()
    chart.fail('pay', { code: 'timeout' })
    expect([chart.running('pay'), chart.inputOf('look')]).toEqual([false, { requestId: 'a key' }])
    chart.fail('look', { code: 'offline' })
    expect(chart.at()).toBe('unknown')
    chart.wait(limits.lookAgain)
    expect(chart.running('look')).toBe(true)
    chart.answer('look', receipt)
    expect(chart.at()).toBe('done')
    expect(chart.effects()).toEqual([['offersChanged'], ['moneyMoved']])
  })

  it('[PROMO-07] that did not arrive says so; the next wish has a key of its own', () => {
    const chart = sending()
    chart.wait(limits.longestWait)
    chart.answer('look', null)
    expect(chart.at()).toBe('notDone')
    expect(chart.effects()).toEqual([['offersChanged']])
    chart.send({ type: 'CLOSE' })
    chart.send({ type: 'CLAIM', offer, requestId: 'a new key' })
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('pay')).toEqual({ offer, requestId: 'a new key' })
  })

  it('[PROMO-07] that is refused keeps the reason, moves no balance and asks what waits now', () => {
    const chart = sending()
    chart.answer('pay', { ok: false, failure: { code: 'already-exists' } })
    expect([chart.at(), chart.snapshot().context.failure?.code]).toEqual(['refused', 'already-exists'])
    expect(chart.effects()).toEqual([['offersChanged']])
  })
})
