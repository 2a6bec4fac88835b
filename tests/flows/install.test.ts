import { expect, it } from 'vitest'
import { installMachine, type InstallInput } from '../../machines/install/install.machine'
import { drive } from './drive'

const open = (input: Partial<InstallInput> = {}) =>
  drive(installMachine, { installed: false, means: 'prompt', asked: false, ...input })
const state = (chart: ReturnType<typeof open>) => chart.snapshot().value

it('[APP-14] is offered at a good moment, counts as offered from then on, and a no stays a no', () => {
  const chart = open()
  expect(state(chart)).toBe('waiting')
  expect(chart.effects()).toEqual([])
  chart.answer('moment', null)
  expect(chart.snapshot().hasTag('offering')).toBe(true)
  expect(chart.effects()).toEqual([['rememberAsked']])
  chart.send({ type: 'DECLINE' })
  chart.send({ type: 'PROMPT' })
  expect([state(chart), chart.running('moment')]).toEqual(['quiet', false])
})

it('[APP-14] whoever was asked before is not asked again; the app panel still has the prompt', () => {
  const chart = open({ asked: true })
  expect(state(chart)).toBe('quiet')
  chart.send({ type: 'INSTALL' })
  chart.answer('prompt', false)
  expect(state(chart)).toBe('quiet')
  // A prompt can be used once; the browser may offer another.
  chart.send({ type: 'INSTALL' })
  expect(state(chart)).toBe('quiet')
  chart.send({ type: 'PROMPT' })
  chart.send({ type: 'INSTALL' })
  chart.answer('prompt', true)
  expect(state(chart)).toBe('installed')
})

it('[APP-14] whoever asks for it themselves is not asked later', () => {
  const chart = open()
  chart.send({ type: 'INSTALL' })
  expect(chart.effects()).toEqual([['rememberAsked']])
  chart.fail('prompt', new Error('gone'))
  chart.send({ type: 'PROMPT' })
  expect(state(chart)).toBe('quiet')
})

it('[APP-04, APP-05] nothing is offered where the site runs from the home screen, or once it has been put there', () => {
  expect(state(open({ installed: true, means: 'steps' }))).toBe('installed')
  const chart = open()
  chart.answer('moment', null)
  chart.send({ type: 'INSTALLED' })
  expect([state(chart), chart.snapshot().hasTag('offering')]).toEqual(['installed', false])
})

it.each(['steps', 'browser'] as const)(
  '[APP-12] without a prompt the offer is the way there: %s',
  (means) => {
    const chart = open({ means })
    chart.answer('moment', null)
    expect(chart.snapshot().hasTag('offering')).toBe(true)
    chart.send({ type: 'INSTALL' })
    expect(chart.snapshot().hasTag('offering')).toBe(true)
    chart.send({ type: 'DECLINE' })
    expect(state(chart)).toBe('quiet')
  },
)

it('[APP-14] a browser that offers its prompt later has it kept for the moment', () => {
  const chart = open({ means: 'none' })
  expect(state(chart)).toBe('quiet')
  chart.send({ type: 'PROMPT' })
  expect(state(chart)).toBe('waiting')
})
