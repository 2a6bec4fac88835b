import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { affiliateLinksMachine } from '../../machines/affiliate-links/affiliate-links.machine'
import { sampleLink } from '../../machines/affiliate-links/links'
import { fieldsOf } from '../../machines/open-account/form'
import { openAccountMachine, type OpenKit } from '../../machines/open-account/open-account.machine'
import { rateProblem, ratesToSend, typedRate } from '../../machines/open-account/rates'
import { drive } from './drive'
import { eachInItsOwnPage, page, reached, signIn, start } from './page'

const own = [{ category: 'RNG', rate: '1.20' }]
const kit: OpenKit = { rules: { username: { enabled: true, required: true, min: 4 } }, own }

describe('rates', () => {
  it.each([
    ['', '1.20', null],
    ['0', '1.20', null],
    ['1.2', '1.20', null],
    ['1.20', '1.20', null],
    ['1.21', '1.20', 'too-much'],
    ['0.01', '0.00', 'too-much'],
    ['.', '1.20', 'format'],
  ] as const)('[AGENT-20] %j of %s: %j', (typed, mine, problem) => {
    expect(rateProblem(typed, mine)).toBe(problem)
  })

  it('[AGENT-20] let digits and two decimals in, and are sent as exact text', () => {
    expect([typedRate('0.5 %'), typedRate('1.234'), typedRate('12345')]).toEqual(['0.5', '1.23', '123'])
    expect(ratesToSend(own, { RNG: '0.5' })).toEqual([{ category: 'RNG', rate: '0.50' }])
    expect(ratesToSend(own, {})).toEqual([{ category: 'RNG', rate: '0.00' }])
  })
})

describe('the form', () => {
  it('[AGENT-20, REG-07] asks for what registration asks for, in its order, but never for a number or a payment password', () => {
    const on = { enabled: true, required: false }
    const rules = {
      email: { ...on, order: 1 },
      mobileNum: on,
      paymentPassword: on,
      captcha: on,
      zalo: { enabled: false, required: true },
      username: { ...on, order: 2 },
      password: { ...on, order: 3 },
    }
    expect(fieldsOf(rules)).toEqual(['email', 'username', 'password'])
  })
})

describe('opening an account', () => {
  const filled = () => {
    const chart = drive(openAccountMachine)
    chart.answer('kit', kit)
    chart.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    chart.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    return chart
  }
  const opening = () => {
    const chart = filled()
    chart.send({ type: 'SUBMIT', requestId: 'a' })
    return chart
  }

  it('[AGENT-20] says what is wrong under the fields and sends nothing', () => {
    const chart = drive(openAccountMachine)
    chart.answer('kit', kit)
    chart.send({ type: 'SUBMIT', requestId: 'a' })
    expect(chart.running('open')).toBe(false)
    expect(chart.snapshot().context.problems).toEqual({ username: 'required', password: 'required' })
    expect(chart.effects()).toEqual([['focusField', { field: 'username' }]])
    chart.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    chart.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    chart.send({ type: 'TYPE_RATE', category: 'RNG', value: '1.3' })
    chart.send({ type: 'SUBMIT', requestId: 'a' })
    expect(chart.snapshot().context.badRates).toEqual(['RNG'])
    expect(chart.effects()).toEqual([['focusField', { field: 'rate.RNG' }]])
  })

  it('[WIRE-116] sends once, under one key, and forgets the password afterwards', () => {
    const chart = opening()
    const input = chart.inputOf('open')
    expect(input).toMatchObject({
      requestId: 'a',
      kind: 'member',
      rates: [{ category: 'RNG', rate: '0.00' }],
    })
    chart.send({ type: 'SUBMIT', requestId: 'b' })
    expect(chart.inputOf('open')).toBe(input)
    chart.answer('open', { ok: true, value: { username: 'neneng_1' } })
    expect(chart.at()).toBe('opened')
    expect(JSON.stringify(chart.snapshot().context)).not.toContain('Perya-1234')
  })

  it('[WIRE-116] an answer that got lost is looked for with the same key before anything can be sent', () => {
    const chart = opening()
    chart.fail('open', { code: 'timeout' })
    expect(chart.inputOf('find')).toEqual({ requestId: 'a' })
    chart.fail('find', { code: 'offline' })
    expect(chart.at()).toBe('unknown')
    chart.send({ type: 'SUBMIT', requestId: 'b' })
    expect(chart.running('open')).toBe(false)
    chart.send({ type: 'LOOK_AGAIN' })
    expect(chart.inputOf('find')).toEqual({ requestId: 'a' })
    chart.answer('find', null)
    expect(chart.at()).toBe('editing')
    expect(chart.snapshot().context.values.username).toBe('neneng_1')
    chart.send({ type: 'SUBMIT', requestId: 'b' })
    expect(chart.inputOf('open')).toMatchObject({ requestId: 'b' })
  })

  it('[AGENT-20] a name that somebody has is blamed under it', () => {
    const chart = opening()
    chart.answer('open', { ok: false, failure: { code: 'already-exists' } })
    expect(chart.snapshot().context.problems).toEqual({ username: 'taken' })
    expect(chart.snapshot().context.failure).toBeNull()
  })
})

describe('invitation links', () => {
  const listed = () => {
    const chart = drive(affiliateLinksMachine, { canShare: false })
    chart.answer('links', { links: [sampleLink], own })
    return chart
  }

  it('[AGENT-21, WIRE-115] deletes only after it was confirmed', () => {
    const chart = listed()
    chart.send({ type: 'DELETE', id: 'l1' })
    chart.send({ type: 'CANCEL' })
    expect(chart.running('delete')).toBe(false)
    chart.send({ type: 'DELETE', id: 'l1' })
    chart.send({ type: 'CONFIRM' })
    expect(chart.inputOf('delete')).toEqual({ id: 'l1' })
    chart.answer('delete', { ok: true, value: null })
    expect(chart.snapshot().context.links).toEqual([])
  })

  it('[WIRE-113] a link whose answer got lost is looked for in the list by its key', () => {
    const chart = listed()
    chart.send({ type: 'NEW' })
    chart.send({ type: 'TYPE_NOTE', value: 'Cebu' })
    chart.send({ type: 'CREATE', requestId: 'k' })
    chart.fail('create', { code: 'timeout' })
    chart.answer('look', { links: [sampleLink], own })
    expect(chart.at()).toBe('drafting')
    expect(chart.snapshot().context.draft.note).toBe('Cebu')
    chart.send({ type: 'CREATE', requestId: 'm' })
    chart.fail('create', { code: 'timeout' })
    chart.answer('look', { links: [{ ...sampleLink, id: 'l2', requestId: 'm' }, sampleLink], own })
    expect(chart.snapshot().hasTag('drafting')).toBe(false)
    expect(chart.snapshot().context.links).toHaveLength(2)
  })

  it('[AGENT-21] shares only where the phone has a share sheet, and copies anywhere', () => {
    const chart = listed()
    chart.send({ type: 'SHARE', id: 'l1' })
    expect(chart.running('share')).toBe(false)
    chart.send({ type: 'COPY', id: 'l1' })
    expect(chart.inputOf('copy')).toEqual({ link: sampleLink.link })
    chart.answer('copy', null)
    expect(chart.snapshot().hasTag('copied')).toBe(true)
    chart.wait(2_000)
    expect(chart.snapshot().hasTag('copied')).toBe(false)
  })
})

describe('bound to the platform', () => {
  eachInItsOwnPage()

  it('[WIRE-112, WIRE-116] the account goes out sealed, with the agent’s own rates as its bounds', async () => {
    await start()
    await signIn('tita_baby')
    const { openAccountFlow, submitAccount } = await import('../../src/flows/open-account')
    const account = createActor(openAccountFlow).start()
    await reached(account, (state) => state.matches('editing'))
    expect(account.getSnapshot().context.own[0]).toEqual({ category: 'RNG', rate: '1.20' })
    account.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    account.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    submitAccount(account)
    await reached(account, (state) => state.matches('opened'))
    const [sent] = page.calls('/wps/agent/affiliate')
    expect(await sent?.text()).not.toContain('neneng_1')
    expect(sent?.headers.get('Encryption')).not.toBeNull()
    account.stop()
  })
})
