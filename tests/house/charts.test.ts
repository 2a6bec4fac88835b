import { describe, expect, it } from 'vitest'
import { and, assign, createMachine, fromCallback, fromPromise, raise, setup } from 'xstate'
import { catalogue } from '../../machines/index'
import { exitFaults, invokeFaults, loopFaults, nameFaults, waitingFaults, wordFaults } from './rules/charts'

describe.each(catalogue.map(({ id, machine }) => ({ id, machine })))('$id', ({ machine }) => {
  it('handles completion and failure of every invoke', () => {
    expect(invokeFaults(machine)).toEqual([])
  })

  it('names and implements its actions, guards and delays', () => {
    expect(nameFaults(machine)).toEqual([])
  })

  it('describes its states', () => {
    expect(wordFaults(machine)).toEqual([])
  })

  it('has a way out of every waiting state', () => {
    expect(waitingFaults(machine)).toEqual([])
  })

  it('takes nothing back from the outside on exit alone', () => {
    expect(exitFaults(machine)).toEqual([])
  })

  it('limits its microsteps', () => {
    expect(loopFaults(machine)).toEqual([])
  })
})

it('the catalogue lists each chart once', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(catalogue.filter(({ id, machine }) => id !== machine.id)).toEqual([])
})

const load = fromPromise(async () => 1)
const watchTime = fromCallback(() => undefined)

it('detects an effect that only leaving a state would take back', () => {
  const faulty = setup({
    actions: { hide: () => {}, stopWaiting: () => {}, forget: assign({}) },
  }).createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { exit: ['hide', 'stopWaiting', 'forget'], after: { 10: 'b' } }, b: {} },
  })
  expect(exitFaults(faulty)).toEqual(['m.a: hide on exit does not run when the chart is stopped'])
})

it('detects an invoke without an id, a source or handlers', () => {
  const faulty = setup({ actors: { load, watchTime } }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { invoke: { src: 'load', onDone: 'b', onError: 'b' } },
      b: { invoke: { id: 'b', src: 'load' } },
      c: { invoke: { id: 'c', src: 'watchTime', onError: 'b' } },
    },
  })
  expect(invokeFaults(faulty)).toEqual([
    'm.a: invoke load has no id',
    'm.b: invoke load does not say what happens on an error',
    'm.b: invoke load does not say what happens when done',
  ])
  const unknown = createMachine({ id: 'm', invoke: { id: 'i', src: 'gone', onDone: {}, onError: {} } })
  expect(invokeFaults(unknown)).toEqual(['m: invoke gone is not implemented'])
  const inline = createMachine({ id: 'm', invoke: { id: 'i', src: load, onDone: {}, onError: {} } })
  expect(invokeFaults(inline)).toHaveLength(1)
})

it('requires no completion handler for a chart without a final state', () => {
  const endless = createMachine({ id: 'endless', initial: 'a', states: { a: {} } })
  const ending = createMachine({ id: 'ending', initial: 'a', states: { a: { type: 'final' } } })
  const parent = setup({ actors: { endless, ending } }).createMachine({
    id: 'm',
    invoke: [
      { id: 'a', src: 'endless', onError: {} },
      { id: 'b', src: 'ending', onError: {} },
    ],
  })
  expect(invokeFaults(parent)).toEqual(['m: invoke ending does not say what happens when done'])
})

it('detects actions, guards and delays without a name or an implementation', () => {
  const sound = setup({
    guards: { yes: () => true },
    actions: { go: () => {} },
    delays: { soon: 1 },
  }).createMachine({
    id: 'm',
    entry: ['go', assign({}), raise({ type: 'A' })],
    always: { guard: and(['yes', { type: 'yes' }]), actions: { type: 'go' } },
    after: { soon: { actions: 'go' } },
  })
  expect(nameFaults(sound)).toEqual([])
  const faulty = createMachine({
    id: 'm',
    entry: ['gone', () => {}],
    on: { A: { guard: and(['lost', () => true]) } },
    after: { 500: {}, missing: {} },
  })
  expect(nameFaults(faulty)).toEqual([
    'm names an action gone, which is not implemented',
    'm has an action without a name',
    'm names a guard lost, which is not implemented',
    'm has a guard without a name',
    'm has a delay without a name',
    'm has a delay missing, which is not implemented',
  ])
})

it('detects a state without a description; children inherit the meta of their parent', () => {
  const machine = createMachine({
    id: 'm',
    description: 'All',
    initial: 'a',
    states: {
      a: {},
      b: { description: 'B', meta: { title: 'b' }, initial: 'c', states: { c: { description: 'C' } } },
    },
  })
  expect(wordFaults(machine)).toEqual(['m.a has no description', 'm.a has no meta'])
})

it('detects a state that waits for nothing or forever, and a chart without a limit', () => {
  const machine = setup({ actors: { load }, delays: { limit: 1 } }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { tags: 'pending', on: { CANCEL: 'b' } },
      b: { tags: 'pending', invoke: { id: 'b', src: 'load', onDone: 'a' } },
      c: { tags: 'pending', invoke: { id: 'c', src: 'load', onDone: 'a' }, after: { limit: 'a' } },
      d: { tags: 'pending', invoke: { id: 'd', src: 'load', onDone: 'a', onError: 'a' } },
    },
  })
  expect(waitingFaults(machine)).toEqual([
    'm.a is pending but waits for nothing',
    'm.b is pending without a way out',
  ])
  expect(loopFaults(machine)).toEqual(['m does not set maxIterations'])
})
