import { describe, expect, it } from 'vitest'
import { bankCardMachine } from '../../machines/bank-card/bank-card.machine'
import { checkPins, isSimple } from '../../machines/payment-pin/form'
import { paymentPinMachine } from '../../machines/payment-pin/payment-pin.machine'
import { php } from '../../machines/shared/cases'
import { uplineTransferMachine } from '../../machines/upline-transfer/upline-transfer.machine'
import { arriving, cardFor, quickAmounts, type WithdrawOptions } from '../../machines/withdraw/options'
import { withdrawMachine } from '../../machines/withdraw/withdraw.machine'
import { drive } from './drive'
import { accepted, never, nothingOpen, refused } from './once'

const terms = {
  available: php('12480.50'),
  min: php('100.00'),
  max: php('50000.00'),
  fee: php('10.00'),
  turnover: { total: php('0.00'), left: php('0.00') },
  currency: 'PHP',
}
const options: WithdrawOptions = {
  hasPin: true,
  cards: [
    { id: 'C1', bankName: 'Banco Bayani', lastDigits: '9035' },
    { id: 'C2', bankName: 'Isla Savings Bank', lastDigits: '0046' },
  ],
  banks: ['Banco Bayani'],
  terms,
  heldByVendors: php('480.50'),
}
const made = {
  number: 'W00000001',
  bankName: 'Isla Savings Bank',
  lastDigits: '0046',
  amount: php('500.00'),
  fee: php('10.00'),
  state: 'waiting' as const,
  reason: null,
}

const filling = (of: WithdrawOptions = options) => {
  const run = drive(withdrawMachine, { options: null, draft: null })
  run.answer('sendOnce', nothingOpen)
  run.answer('load', of)
  return run
}
const asking = () => {
  const run = filling()
  run.send({ type: 'TYPE', value: '500.' })
  run.send({ type: 'NEXT' })
  run.send({ type: 'TYPE_PIN', value: '246810' })
  return run
}

describe('a withdrawal', () => {
  it('[WALLET-08] asks first for what is missing: a withdrawal password, then a bank account', () => {
    const run = filling({ ...options, hasPin: false, cards: [] })
    expect(run.at()).toBe('choosingPin')
    run.send({ type: 'PIN_SET' })
    run.answer('load', { ...options, cards: [] })
    expect(run.at()).toBe('firstCard')
    run.send({ type: 'CARD_ADDED' })
    run.answer('load', options)
    expect([run.at(), run.snapshot().context.cardId]).toEqual(['filling.current', 'C2'])
  })

  it('[WALLET-08] says what is wrong with an amount and sends nothing', () => {
    const run = filling()
    const problems = {
      '': 'required',
      '99.99': 'too-little',
      '50000.01': 'too-much',
      '12480.51': 'not-enough',
    }
    for (const [value, problem] of Object.entries(problems)) {
      run.send({ type: 'TYPE', value })
      run.send({ type: 'NEXT' })
      expect([run.at(), run.snapshot().context.problem]).toEqual(['filling.current', problem])
    }
    run.send({ type: 'ALL' })
    run.send({ type: 'NEXT' })
    expect([run.at(), run.snapshot().context.amount]).toEqual(['confirming', '12480.50'])
  })

  it('[WALLET-08] is not possible while something has to be bet first', () => {
    const run = filling({
      ...options,
      terms: { ...terms, turnover: { total: php('500.00'), left: php('0.01') } },
    })
    run.send({ type: 'TYPE', value: '500' })
    run.send({ type: 'NEXT' })
    expect(run.at()).toBe('filling.current')
  })

  it('[WALLET-08] [WIRE-89] sends once, with the fee that was shown', () => {
    const run = asking()
    for (let n = 0; n < 5; n++) run.send({ type: 'CONFIRM' })
    const request = { cardId: 'C2', amount: php('500.00'), fee: php('10.00'), pin: '246810' }
    const input = run.inputOf('sendOnce')
    expect(input).toEqual({ request })
    run.send({ type: 'CONFIRM' })
    expect(run.inputOf('sendOnce')).toBe(input)
    run.answer('sendOnce', accepted(made))
    expect([run.at(), run.snapshot().context.pin, run.effects()]).toEqual([
      'done',
      '',
      [['keepDraft', { draft: { cardId: 'C2', amount: '500.' } }], ['moneyMoved']],
    ])
  })

  it('[WALLET-08] [WIRE-90] says so if it never arrived, and keeps what was typed', () => {
    const run = asking()
    run.send({ type: 'CONFIRM' })
    run.answer('sendOnce', never)
    run.answer('load', options)
    const { amount, cardId, notDone, pin, failure } = run.snapshot().context
    expect([run.at(), amount, cardId, notDone, pin, failure]).toEqual([
      'filling.current',
      '500.',
      'C2',
      true,
      '',
      { code: 'not-arrived' },
    ])
    expect(run.effects()).toEqual([['keepDraft', { draft: { cardId, amount } }]])
  })

  it('[WALLET-08] [WIRE-90] looks up one that was sent before the page was loaded', () => {
    const run = drive(withdrawMachine, { options: null, draft: null })
    expect(run.inputOf('sendOnce')).toEqual({ request: null })
    run.answer('sendOnce', accepted(made))
    expect([run.at(), run.snapshot().context.result]).toEqual(['done', made])
  })

  it('[WALLET-08] asks for the withdrawal password again only if it was wrong', () => {
    const run = asking()
    run.send({ type: 'CONFIRM' })
    run.answer('sendOnce', {
      ...nothingOpen,
      outcome: 'refused',
      failure: { code: 'pin-locked', retryAfter: 900 },
    })
    expect([run.at(), run.snapshot().context.pin]).toEqual(['confirming', ''])
    run.send({ type: 'CONFIRM' })
    expect([run.at(), run.snapshot().context.pinMissing]).toEqual(['confirming', true])
  })

  it('[WALLET-08] the chosen account stays; one that is gone is replaced by the newest', () => {
    expect(cardFor(options, 'C1')).toBe('C1')
    expect(cardFor(options, 'C9')).toBe('C2')
    expect(cardFor({ ...options, cards: [] }, 'C1')).toBe('')
  })

  it('[WALLET-01] computes the received amount and the quick amounts exactly', () => {
    expect(arriving(php('0.30'), php('0.10'))).toEqual(php('0.20'))
    expect(arriving(php('10'), php('10.00'))).toBeNull()
    expect(quickAmounts(terms)).toEqual(['500', '1000', '5000', '12480.50'].map(php))
    expect(quickAmounts({ ...terms, available: php('500.00') })).toEqual([php('500.00')])
    expect(quickAmounts({ ...terms, available: php('99.99') })).toEqual([])
  })
})

describe('a withdrawal password', () => {
  it('[WALLET-08] is six digits that are not easy to guess', () => {
    for (const pin of ['000000', '123456', '654321', '999999']) expect(isSimple(pin)).toBe(true)
    for (const pin of ['482913', '112233', '135791']) expect(isSimple(pin)).toBe(false)
    const facts = (mode: 'set' | 'change', proof: string, newPin: string, pinAgain = newPin) =>
      checkPins({ mode, values: { proof, newPin, pinAgain } })
    expect(facts('set', 'Perya-1234', '48291')).toEqual({ newPin: 'too-short' })
    expect(facts('set', 'Perya-1234', '482913', '482914')).toEqual({ pinAgain: 'mismatch' })
    expect(facts('set', '', '482913')).toEqual({ proof: 'required' })
    expect(facts('change', '482913', '482913')).toEqual({ newPin: 'same' })
    expect(facts('change', '', '')).toEqual({ proof: 'required', newPin: 'required', pinAgain: 'required' })
  })

  it('[WIRE-33] accepts only digits, but a login password as it is', () => {
    const typed = (mode: 'change' | 'forgotten') => {
      const run = drive(paymentPinMachine, { mode })
      run.answer('sendOnce', nothingOpen)
      run.send({ type: 'TYPE', field: 'proof', value: 'Perya-1234567' })
      return run.snapshot().context.values.proof
    }
    expect([typed('change'), typed('forgotten')]).toEqual(['123456', 'Perya-1234567'])
  })

  it('[WIRE-33] a first one that exists already counts as saved', () => {
    const run = drive(paymentPinMachine, { mode: 'set' })
    run.answer('sendOnce', nothingOpen)
    run.send({ type: 'TYPE', field: 'proof', value: 'Perya-1234' })
    run.send({ type: 'TYPE', field: 'newPin', value: '482913' })
    run.send({ type: 'TYPE', field: 'pinAgain', value: '482913' })
    run.send({ type: 'SUBMIT' })
    run.answer('sendOnce', refused('already-exists'))
    expect([run.at(), run.snapshot().context.values.newPin]).toEqual(['saved', ''])
  })

  it('[WIRE-35] an account that never arrived keeps all but the withdrawal password', () => {
    const run = drive(bankCardMachine)
    run.answer('sendOnce', nothingOpen)
    for (const [field, value] of [
      ['bankName', 'Banco Bayani'],
      ['accountNum', '0044 1772-9035'],
      ['cardPin', '246810'],
    ] as const) {
      run.send({ type: 'TYPE', field, value })
    }
    run.send({ type: 'SUBMIT' })
    run.answer('sendOnce', never)
    const { values, failure } = run.snapshot().context
    expect([run.at(), values.accountNum, values.cardPin, failure]).toEqual([
      'editing',
      '004417729035',
      '',
      { code: 'not-arrived' },
    ])
  })
})

describe('a transfer to the superior', () => {
  const to = 'tita_baby'
  const known = { hasPin: true, to, ...terms }
  it('[WALLET-10] [WIRE-85] is sent once, to the recipient the player saw', () => {
    const run = drive(uplineTransferMachine, { options: null, amount: '' })
    run.answer('sendOnce', nothingOpen)
    run.answer('load', known)
    run.send({ type: 'TYPE', value: '500' })
    run.send({ type: 'NEXT' })
    run.send({ type: 'TYPE_PIN', value: '246810' })
    for (let n = 0; n < 3; n++) run.send({ type: 'CONFIRM' })
    expect(run.inputOf('sendOnce')).toEqual({ request: { to, amount: php('500.00'), pin: '246810' } })
    run.answer('sendOnce', accepted({ number: 'T00000001', to, amount: php('500.00') }))
    expect([run.at(), run.snapshot().context.failure, run.effects()]).toEqual([
      'done',
      null,
      [['keepAmount', { amount: '500' }], ['moneyMoved']],
    ])
  })
})
