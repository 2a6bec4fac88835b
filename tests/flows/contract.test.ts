import { describe, expect, it } from 'vitest'
import { contractPageMachine } from '../../machines/contract-page/contract-page.machine'
import { contractPromptMachine } from '../../machines/contract-prompt/contract-prompt.machine'
import { contractRoutes, waitingContracts } from '../../machines/contract-prompt/contracts'
import { limits } from '../../machines/shared/limits'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

const none = { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null }
const all = { dailysalreqtype: '1', divtypecompperiodreq: '2', contracthoursalreq: '3' }
const offer = { id: 'k1', offeredBy: 'upline_1', rows: [{ label: 'turnover', value: '0.5' }] }

const inFilipino = { ...offer, rows: [{ label: 'taya', value: '0.5' }] }

const asked = (type: number, again = false) => drive(contractPromptMachine, { type, asked: again })

describe('the contract prompt', () => {
  it.each([4, 40, 41, 42])('[CONTRACT-01, CONST-41] does not ask type %i', (type) => {
    expect(asked(type).at()).toBe('done')
  })

  it.each([0, 1, 2, 5])('[CONTRACT-06] asks type %i, including plain members', (type) => {
    expect(asked(type).running('requests')).toBe(true)
  })

  it('[CONTRACT-06] asks once per session', () => {
    expect(asked(1, true).at()).toBe('done')
    const chart = asked(1)
    chart.answer('requests', none)
    expect(chart.effects()).toEqual([['markAsked']])
  })

  it('[CONTRACT-02, CONTRACT-03, CONTRACT-05] pairs each value with its contract, in order; empty ones ask nothing', () => {
    expect(waitingContracts(all)).toEqual(['salary', 'dividend', 'hourly'])
    expect(waitingContracts({ ...none, dailysalreqtype: 'x' })).toEqual(['salary'])
    expect(waitingContracts({ ...none, divtypecompperiodreq: 'x' })).toEqual(['dividend'])
    expect(waitingContracts({ ...none, contracthoursalreq: 'x' })).toEqual(['hourly'])
    expect(waitingContracts({ ...none, dailysalreqtype: ' ' })).toEqual([])
  })

  it('[CONTRACT-04] leads to the contract, and asks about the next one afterwards', () => {
    const chart = asked(1)
    chart.answer('requests', all)
    chart.effects()
    for (const to of Object.values(contractRoutes)) {
      expect(chart.snapshot().hasTag('open')).toBe(true)
      chart.send({ type: 'GO' })
      expect(chart.effects()).toEqual([['goTo', { to }]])
      expect(chart.snapshot().hasTag('open')).toBe(false)
      chart.send({ type: 'CONTRACT_LEFT' })
    }
    expect(chart.at()).toBe('done')
  })

  it('[CONTRACT-03] continues with the next one after a no', () => {
    const chart = asked(1)
    chart.answer('requests', all)
    chart.send({ type: 'CANCEL' })
    expect(chart.snapshot().context.queue).toEqual(['dividend', 'hourly'])
    chart.send({ type: 'CANCEL' })
    chart.send({ type: 'CANCEL' })
    expect(chart.at()).toBe('done')
  })

  it('[CONTRACT-06] shows nothing when loading fails', () => {
    const chart = asked(1)
    chart.fail('requests', { code: 'offline' })
    expect(chart.at()).toBe('done')
    expect(chart.effects()).toEqual([])
  })
})

describe('bound to the platform', () => {
  eachInItsOwnPage()

  it.each([404, 500])('[CONTRACT-06] a failure with status %i is logged, once', async (status) => {
    const { root } = await start()
    await page.control('faults', { call: 'contractRequests', kind: 'status', status })
    await signIn('tita_baby')
    const session = root.currentSession()
    if (!session) throw new Error('nobody is signed in')
    const { startContractPrompt } = await import('../../src/flows/agency/contracts')
    await reached(
      startContractPrompt(session, () => {}),
      (state) => state.status === 'done',
    )
    const { faults } = await import('../../src/flows/core/log')
    const logged = faults().filter(({ what }) => /contract/i.test(what))
    expect(logged.map(({ what, times }) => [what, times])).toEqual([['contractRequests', 1]])
  })
})

describe('the contract page', () => {
  const opened = () => {
    const chart = drive(contractPageMachine, { kind: 'salary', offer: null })
    chart.answer('load', offer)
    return chart
  }
  const answering = () => {
    const chart = opened()
    chart.send({ type: 'ACCEPT' })
    chart.send({ type: 'CONFIRM' })
    return chart
  }

  it('[CONTRACT-07] sends an answer only after confirmation, and once', () => {
    const chart = opened()
    chart.send({ type: 'DECLINE' })
    chart.send({ type: 'CANCEL' })
    chart.send({ type: 'CONFIRM' })
    expect(chart.at()).toBe('offered')
    chart.send({ type: 'DECLINE' })
    chart.send({ type: 'CONFIRM' })
    const input = chart.inputOf('answer')
    expect(input).toEqual({ kind: 'salary', id: 'k1', accept: false })
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('answer')).toBe(input)
    chart.answer('answer', { ok: true, value: null })
    expect(chart.at()).toBe('declined')
  })

  it('[CONTRACT-07] looks up the outcome before sending again if it is not known whether the answer arrived', () => {
    const chart = answering()
    chart.fail('answer', { code: 'timeout' })
    expect(chart.running('answer')).toBe(false)
    expect(chart.running('look')).toBe(true)
    chart.answer('look', null)
    expect(chart.at()).toBe('nothing')
  })

  it('[CONTRACT-07] offers the contract again, with the reason, if the answer did not arrive', () => {
    const chart = answering()
    chart.fail('answer', { code: 'timeout' })
    chart.answer('look', offer)
    expect(chart.at()).toBe('offered')
    expect(chart.snapshot().context.failure).toEqual({ code: 'timeout' })
  })

  it('[CONTRACT-07] reloads the terms, once, when the language changes, and keeps the old ones meanwhile', () => {
    const chart = opened()
    chart.send({ type: 'LANGUAGE_CHANGED' })
    chart.send({ type: 'LANGUAGE_CHANGED' })
    expect(chart.snapshot().hasTag('offer')).toBe(true)
    expect(chart.running('renew')).toBe(false)
    chart.wait(limits.languageDebounce)
    chart.answer('renew', inFilipino)
    expect(chart.at()).toBe('offered')
    expect(chart.snapshot().context).toMatchObject({ offer: inFilipino, stale: false })
  })

  it('[CONTRACT-07] changes no terms behind the dialog: they reload once it is closed', () => {
    const chart = opened()
    chart.send({ type: 'LANGUAGE_CHANGED' })
    chart.wait(limits.languageDebounce)
    chart.send({ type: 'ACCEPT' })
    expect([chart.at(), chart.running('renew')]).toEqual(['confirming', false])
    chart.send({ type: 'CANCEL' })
    chart.wait(limits.languageDebounce)
    chart.answer('renew', inFilipino)
    chart.send({ type: 'ACCEPT' })
    chart.send({ type: 'LANGUAGE_CHANGED' })
    expect(chart.at()).toBe('confirming')
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('answer')).toEqual({ kind: 'salary', id: 'k1', accept: true })
  })

  it('[CONTRACT-07] after an answer that did not arrive, the terms are in the current language', () => {
    const chart = answering()
    chart.send({ type: 'LANGUAGE_CHANGED' })
    expect(chart.at()).toBe('deciding')
    chart.fail('answer', { code: 'timeout' })
    chart.answer('look', inFilipino)
    expect(chart.snapshot().context.offer).toEqual(inFilipino)
  })

  it('[CONTRACT-07] says so when no contract is waiting', () => {
    const chart = drive(contractPageMachine, { kind: 'hourly', offer: null })
    expect(chart.inputOf('load')).toEqual({ kind: 'hourly' })
    chart.answer('load', null)
    expect(chart.snapshot().hasTag('empty')).toBe(true)
  })
})
