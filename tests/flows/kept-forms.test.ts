import { describe, expect, it } from 'vitest'
import { agentNoticesMachine } from '../../machines/agent-notices/agent-notices.machine'
import { contractPageMachine } from '../../machines/contract-page/contract-page.machine'
import { depositMachine } from '../../machines/deposit/deposit.machine'
import type { DepositOffer } from '../../machines/deposit/offer'
import { openAccountMachine } from '../../machines/open-account/open-account.machine'
import { emptyValues } from '../../machines/open-account/form'
import { redRainMachine } from '../../machines/red-rain/red-rain.machine'
import { registerMachine } from '../../machines/register/register.machine'
import { securityCentreMachine } from '../../machines/security-centre/security-centre.machine'
import { serviceDeskMachine } from '../../machines/service-desk/service-desk.machine'
import { php } from '../../machines/shared/cases'
import type { TransferOptions } from '../../machines/upline-transfer/options'
import { uplineTransferMachine } from '../../machines/upline-transfer/upline-transfer.machine'
import type { WithdrawOptions } from '../../machines/withdraw/options'
import { withdrawMachine } from '../../machines/withdraw/withdraw.machine'
import { requestOf } from '../../machines/withdraw/withdraw.setup'
import { drive } from './drive'
import { nothingOpen } from './once'

/** Screens that are opened again, with what an earlier visit has loaded. */

const bounds = { available: php('2000.00'), min: php('100.00'), max: php('50000.00') }
const turnover = { total: php('0.00'), left: php('0.00') }
const options: WithdrawOptions = {
  hasPin: true,
  cards: [{ id: 'C1', bankName: 'Banco Bayani', lastDigits: '9035' }],
  banks: ['Banco Bayani'],
  terms: { ...bounds, fee: php('10.00'), turnover, currency: 'PHP' },
  heldByVendors: null,
}
const transfer: TransferOptions = { hasPin: true, to: 'tita_baby', ...bounds, turnover, currency: 'PHP' }
const offer: DepositOffer = {
  currency: 'PHP',
  methods: ['qrph', 'lakas'].map((id) => ({
    id,
    kind: 'qr',
    name: id,
    relay: 'gateway',
    min: php('100.00'),
    max: php('50000.00'),
    fee: php('0.00'),
    instant: true,
    quick: [],
  })),
  promo: null,
  limit: null,
}
const lower = <Of extends WithdrawOptions>(of: Of) => ({
  ...of,
  terms: { ...of.terms, available: php('300.00') },
})

describe('a withdrawal that is opened again', () => {
  it('[WALLET-08] [CONST-50] begins as it was left and requests nothing; an account that is gone gives way to the newest', () => {
    const cards = [...options.cards, { id: 'C2', bankName: 'Isla Savings Bank', lastDigits: '0046' }]
    const left = (cardId: string) =>
      drive(withdrawMachine, { options: { ...options, cards }, draft: { cardId, amount: '500' } }).snapshot()
        .context
    expect(left('C1')).toMatchObject({ cardId: 'C1', amount: '500', pin: '' })
    expect(left('C9').cardId).toBe('C2')
    expect(requestOf(left('C1'))).toBeNull()
  })

  const again = () => {
    const run = drive(withdrawMachine, { options, draft: null })
    run.answer('sendOnce', nothingOpen)
    run.send({ type: 'TYPE', value: '500' })
    return run
  }

  it('[WALLET-08] [CONST-50] shows the known form; the next step waits for the answer, which keeps what was typed', () => {
    const run = again()
    expect([run.at(), run.snapshot().context.cardId]).toEqual(['filling.renewing', 'C1'])
    run.send({ type: 'NEXT' })
    expect(run.at()).toBe('filling.renewing')
    run.answer('renew', lower(options))
    expect([run.at(), run.snapshot().context.amount]).toEqual(['filling.current', '500'])
    run.send({ type: 'NEXT' })
    expect([run.at(), run.snapshot().context.problem]).toEqual(['filling.current', 'not-enough'])
  })

  it('[WALLET-08] [ERROR-32] stays if it cannot be loaded again, says so, and loads again before the next step', () => {
    const run = again()
    run.fail('renew', new Error('offline'))
    expect([run.at(), run.snapshot().hasTag('late'), run.snapshot().context.amount]).toEqual([
      'filling.outdated',
      true,
      '500',
    ])
    run.send({ type: 'NEXT' })
    run.answer('renew', options)
    run.send({ type: 'NEXT' })
    expect(run.at()).toBe('confirming')
  })

  it('[WALLET-08] is loaded again after a panel that was opened before the answer came', () => {
    const run = again()
    run.send({ type: 'ADD_CARD' })
    run.send({ type: 'CANCEL' })
    expect(run.at()).toBe('filling.renewing')
  })

  it('[WALLET-08] starts over if something was missing then: it may have been set up since', () => {
    for (const less of [
      { ...options, hasPin: false },
      { ...options, cards: [] },
    ]) {
      const run = drive(withdrawMachine, { options: less, draft: null })
      run.answer('sendOnce', nothingOpen)
      expect(run.at()).toBe('loading')
    }
  })

  it('[WALLET-08] an earlier request without an answer comes first', () => {
    const run = drive(withdrawMachine, { options, draft: null })
    expect([run.at(), run.inputOf('sendOnce')]).toEqual(['settling', { request: null }])
  })
})

describe('a transfer that is opened again', () => {
  const again = () => {
    const run = drive(uplineTransferMachine, { options: transfer, amount: '' })
    run.answer('sendOnce', nothingOpen)
    run.send({ type: 'TYPE', value: '500' })
    return run
  }

  it('[WALLET-10] [CONST-50] shows the known form, and sends nothing before it is up to date', () => {
    const run = again()
    run.send({ type: 'NEXT' })
    expect(run.at()).toBe('filling.renewing')
    run.fail('renew', new Error('offline'))
    run.send({ type: 'NEXT' })
    expect(run.at()).toBe('filling.renewing')
    run.answer('renew', transfer)
    run.send({ type: 'NEXT' })
    expect([run.at(), run.snapshot().context.amount]).toEqual(['confirming', '500'])
  })

  it('[WALLET-09] an account that may no longer transfer is told so', () => {
    const run = again()
    run.fail('renew', { code: 'no-permission' })
    expect([run.at(), run.snapshot().context.options]).toEqual(['failed', null])
  })
})

describe('a deposit that is opened again', () => {
  const draft = { methodId: 'lakas', amount: '1000', promoId: '' }

  it('[WALLET-07] never sends what was typed before, although the form is complete', () => {
    const run = drive(depositMachine, { number: null, draft, offer })
    expect(run.inputOf('sendOnce')).toEqual({ request: null })
  })

  it('[WALLET-07] [CONST-50] shows the known form, and asks for nothing before it is up to date', () => {
    const run = drive(depositMachine, { number: null, draft, offer })
    run.answer('sendOnce', nothingOpen)
    expect([run.at(), run.snapshot().context.methodId]).toEqual(['form.renewing', 'lakas'])
    for (const type of ['SUBMIT', 'ADD_PROMO'] as const) run.send({ type })
    run.send({ type: 'AMOUNT', amount: '700' })
    expect(run.at()).toBe('form.renewing')
    run.answer('renew', { ...offer, methods: offer.methods.slice(0, 1) })
    const { amount, methodId } = run.snapshot().context
    expect([run.at(), amount, methodId]).toEqual(['form.idle', '700', 'qrph'])
    run.send({ type: 'SUBMIT' })
    expect(run.inputOf('sendOnce')).toMatchObject({ request: { methodId: 'qrph', amount: php('700.00') } })
  })

  it('[WALLET-07] [ERROR-32] stays if it cannot be loaded again, and says so', () => {
    const run = drive(depositMachine, { number: null, draft, offer })
    run.answer('sendOnce', nothingOpen)
    run.fail('renew', new Error('offline'))
    expect([run.at(), run.snapshot().hasTag('late')]).toEqual(['form.outdated', true])
    run.send({ type: 'SUBMIT' })
    expect(run.at()).toBe('form.renewing')
  })
})

describe('other screens that are opened again', () => {
  const facts = { mobileNum: null, email: null, hasPin: false, hasQuestions: false, cards: [], banks: [] }

  it('[ROUTE-60] [CONST-50] the security centre opens a panel at once, and is loaded again after it', () => {
    const run = drive(securityCentreMachine, { facts })
    run.send({ type: 'OPEN', panel: 'pin' })
    expect(run.at()).toBe('opened')
    run.send({ type: 'CLOSE' })
    run.answer('load', { ...facts, hasPin: true })
    expect([run.at(), run.snapshot().context.facts?.hasPin]).toEqual(['showing', true])
  })

  it('[HELP-11] [CONST-50] customer service shows the agents it knew, until others are available or nobody is', () => {
    const agents = [{ csPosition: 1, title: 'Help desk', type: 'LIVECHAT' as const }]
    const known = () => drive(serviceDeskMachine, { widget: false, agents })
    const failed = known()
    failed.fail('renew', new Error('offline'))
    expect([failed.at(), failed.snapshot().context.agents]).toEqual(['ready.current', agents])
    const empty = known()
    empty.answer('renew', [])
    expect(empty.at()).toBe('nobody')
    const panel = drive(serviceDeskMachine, { widget: true, agents: [] })
    panel.send({ type: 'OPEN' })
    panel.answer('agents', agents)
    panel.send({ type: 'CLOSE' })
    panel.send({ type: 'OPEN' })
    expect(panel.at()).toBe('ready.renewing')
  })

  it('[AGENT-15] [CONST-50] agents’ announcements that were read before the answer are loaded again after it', () => {
    const notice = { id: 'A-1', title: '', content: '', publishedAt: 0, picture: null, read: true }
    const run = drive(agentNoticesMachine, { list: [notice] })
    expect(run.at()).toBe('list.renewing')
    run.send({ type: 'OPEN', id: 'A-1' })
    run.send({ type: 'CLOSE' })
    expect(run.at()).toBe('list.renewing')
    run.fail('renew', new Error('offline'))
    expect(run.at()).toBe('list.current')
  })

  it('[CONTRACT-07] [CONST-50] a known contract can be answered; it stays if it cannot be loaded again', () => {
    const known = { id: 'k1', offeredBy: 'upline_1', rows: [] }
    const run = drive(contractPageMachine, { kind: 'salary', offer: known })
    run.send({ type: 'ACCEPT' })
    run.send({ type: 'CANCEL' })
    expect(run.at()).toBe('renewing.fetching')
    run.fail('renew', new Error('offline'))
    expect([run.at(), run.snapshot().context.offer]).toEqual(['offered', known])
  })

  it('[ROUTE-25] [CONST-50] known rounds of the red envelope rain show, and the rain waits for the answer', () => {
    const open = { id: 'r1', from: 0, until: 600_000 }
    const rain = { open, next: null, most: 3 }
    const run = drive(redRainMachine, { rain })
    run.answer('sendOnce', nothingOpen)
    run.send({ type: 'START' })
    expect([run.at(), run.snapshot().context.round]).toEqual(['renewing', open])
    run.fail('renew', new Error('offline'))
    expect(run.at()).toBe('open.ready')
  })

  it('[AGENT-20] an account being opened keeps what was typed, but no password', () => {
    const formSetup = { rules: { username: { enabled: true, required: true } }, own: [] }
    const run = drive(openAccountMachine, { formSetup: null, draft: null })
    run.answer('sendOnce', nothingOpen)
    run.answer('formSetup', formSetup)
    run.send({ type: 'TYPE', field: 'username', value: 'neneng_1' })
    run.send({ type: 'TYPE', field: 'password', value: 'Perya-1234' })
    const draft = { kind: 'member', values: { ...emptyValues, username: 'neneng_1' }, rates: {} } as const
    expect(run.effects().at(-1)).toEqual(['keepDraft', { draft }])
    const again = drive(openAccountMachine, { formSetup, draft })
    again.answer('sendOnce', nothingOpen)
    expect([again.at(), again.snapshot().context.values]).toEqual(['editing.renewing', draft.values])
  })

  it('[REG-18] [CONST-50] the registration shows its known form, and a captcha once the new setup requires one', () => {
    const settings = {
      captcha: false,
      smsVerification: false,
      thirdPartyPhone: false,
      agreeDefault: true,
      dialingCodePicker: false,
    }
    const formSetup = { flags: { USERNAMEREG3: '1' }, settings, rules: {}, countries: [] }
    const run = drive(registerMachine, {
      link: { code: '', domain: '' },
      environment: { hostname: 'perya.test', registerMethod: 'H5' },
      next: null,
      cooldownUntil: null,
      formSetup,
    })
    expect([run.snapshot().hasTag('form'), run.inputOf('renew')]).toEqual([true, { fresh: false }])
    run.send({ type: 'TYPE', field: 'username', value: 'mika_07' })
    run.answer('renew', { ...formSetup, settings: { ...settings, captcha: true } })
    const { values } = run.snapshot().context
    expect([run.snapshot().hasTag('captcha'), values.username]).toEqual([true, 'mika_07'])
  })
})
