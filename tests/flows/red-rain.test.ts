import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { php } from '../../machines/shared/cases'
import { redRainMachine, type Rain } from '../../machines/red-rain/red-rain.machine'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'
import { accepted, never, nothingOpen, refused } from './once'

const round = { id: 'a', from: 1, until: 2 }
const rain: Rain = { open: round, next: { id: 'b', from: 3, until: 4 }, most: 2 }
const receipt = { number: 'C00000001', amount: php('2.00'), envelopes: [php('1.50'), php('0.50')] }

const opened = (what: Rain = rain) => {
  const chart = drive(redRainMachine, { rain: null })
  chart.answer('sendOnce', nothingOpen)
  chart.answer('load', what)
  return chart
}
const falling = () => {
  const chart = opened()
  chart.send({ type: 'START' })
  return chart
}
const caught = (chart: ReturnType<typeof opened>) => chart.snapshot().context.caught

describe('[ROUTE-25] red envelope rain', () => {
  it('counts each envelope once, and opens by itself with the last one that is allowed', () => {
    const chart = falling()
    chart.send({ type: 'OPEN' })
    expect(chart.snapshot().hasTag('falling')).toBe(true)
    chart.send({ type: 'CATCH', envelope: 4 })
    chart.send({ type: 'CATCH', envelope: 4 })
    expect(caught(chart)).toEqual([4])
    chart.send({ type: 'CATCH', envelope: 1 })
    expect(chart.inputOf('sendOnce')).toEqual({ request: { round: 'a', caught: 2 } })
    chart.answer('sendOnce', accepted(receipt))
    expect([chart.at(), chart.effects()]).toEqual(['done', [['moneyMoved']]])
    expect(chart.snapshot().context.receipt).toEqual(receipt)
  })

  it('opens what there is when the player has enough, and when the round ends', () => {
    const early = falling()
    early.send({ type: 'CATCH', envelope: 0 })
    early.send({ type: 'OPEN' })
    expect(early.inputOf('sendOnce')).toEqual({ request: { round: 'a', caught: 1 } })
    const late = falling()
    late.send({ type: 'CATCH', envelope: 0 })
    late.send({ type: 'DEADLINE' })
    expect(late.inputOf('sendOnce')).toEqual({ request: { round: 'a', caught: 1 } })
    const empty = falling()
    empty.send({ type: 'DEADLINE' })
    expect(empty.at()).toBe('loading')
  })

  it('a round that was announced begins by itself, without a call', () => {
    const chart = opened({ ...rain, open: null })
    expect(chart.at()).toBe('waiting')
    chart.send({ type: 'DEADLINE' })
    expect(chart.at()).toBe('open.ready')
    expect(chart.snapshot().context.round?.id).toBe('b')
  })

  it.each([never, refused('conflict')])('what was not paid says why, and moves no money: %o', (outcome) => {
    const chart = falling()
    chart.send({ type: 'CATCH', envelope: 0 })
    chart.send({ type: 'OPEN' })
    chart.answer('sendOnce', outcome)
    expect([chart.at(), chart.effects()]).toEqual(['refused', []])
    expect(chart.snapshot().context.failure).toEqual(outcome.failure)
    chart.send({ type: 'CLOSE' })
    expect([chart.at(), caught(chart)]).toEqual(['loading', []])
  })

  it('a claim from before the page was loaded is looked up first', () => {
    const chart = drive(redRainMachine, { rain: null })
    expect(chart.inputOf('sendOnce')).toEqual({ request: null })
    chart.answer('sendOnce', { ...accepted(receipt), outcome: 'found' })
    expect(chart.at()).toBe('done')
  })
})

describe('bound to the platform', () => {
  eachInItsOwnPage()

  it('[ROUTE-25] the next round is not asked for in a hidden tab, but when the player looks again', async () => {
    await start()
    await signIn('tita_baby')
    const { redRainFlow } = await import('../../src/flows/agency/red-rain')
    const calls = () => page.calls('/wps/relay/MCSFE_getRedRain').length
    Object.assign(document, { visibilityState: 'hidden' })
    const screen = createActor(redRainFlow, { input: { rain: null } }).start()
    await reached(screen, (state) => state.matches('loading'))
    await new Promise(setImmediate)
    expect(calls()).toBe(0)
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(calls).toBe(1)
    screen.stop()
  })
})
