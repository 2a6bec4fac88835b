import { describe, expect, it } from 'vitest'
import { bankCardMachine } from '../../machines/bank-card/bank-card.machine'
import { checkPins, isSimple } from '../../machines/payment-pin/form'
import { paymentPinMachine } from '../../machines/payment-pin/payment-pin.machine'
import { limits } from '../../machines/shared/limits'
import { uplineTransferMachine } from '../../machines/upline-transfer/upline-transfer.machine'
import { arriving, cardFor, exact, quickAmounts, type Desk } from '../../machines/withdraw/desk'
import { withdrawMachine } from '../../machines/withdraw/withdraw.machine'
import { drive } from './drive'

const terms = {
  available: '12480.50',
  min: '100.00',
  max: '50000.00',
  fee: '10.00',
  turnover: { total: '0.00', left: '0.00' },
  currency: 'PHP',
}
const desk: Desk = {
  hasPin: true,
  cards: [
    { id: 'C1', bankName: 'Banco Bayani', lastDigits: '9035' },
    { id: 'C2', bankName: 'Isla Savings Bank', lastDigits: '0046' },
  ],
  banks: ['Banco Bayani'],
  terms,
  withMakers: '480.50',
}
const made = {
  number: 'W00000001',
  bankName: 'Isla Savings Bank',
  lastDigits: '0046',
  amount: '500.00',
  fee: '10.00',
  state: 'waiting' as const,
  reason: null,
}

const filling = (of: Desk = desk) => {
  const run = drive(withdrawMachine)
  run.answer('load', of)
  return run
}
const asking = () => {
  const run = filling()
  run.send({ type: 'TYPE', value: '500.' })
  run.send({ type: 'NEXT', requestId: 'k1' })
  run.send({ type: 'TYPE_PIN', value: '246810' })
  return run
}

describe('a withdrawal', () => {
  it('[WALLET-08] asks first for what is missing: a withdrawal password, then an account', () => {
    const run = filling({ ...desk, hasPin: false, cards: [] })
    expect(run.at()).toBe('choosingPin')
    run.send({ type: 'PIN_SET' })
    run.answer('load', { ...desk, cards: [] })
    expect(run.at()).toBe('firstCard')
    run.send({ type: 'CARD_ADDED' })
    run.answer('load', desk)
    expect([run.at(), run.snapshot().context.cardId]).toEqual(['filling', 'C2'])
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
      run.send({ type: 'NEXT', requestId: 'k1' })
      expect([run.at(), run.snapshot().context.problem]).toEqual(['filling', problem])
    }
    run.send({ type: 'ALL' })
    run.send({ type: 'NEXT', requestId: 'k1' })
    expect([run.at(), run.snapshot().context.amount]).toEqual(['confirming', '12480.50'])
  })

  it('[WALLET-08] goes nowhere while something is to be bet first', () => {
    const run = filling({ ...desk, terms: { ...terms, turnover: { total: '500.00', left: '0.01' } } })
    run.send({ type: 'TYPE', value: '500' })
    run.send({ type: 'NEXT', requestId: 'k1' })
    expect(run.at()).toBe('filling')
  })

  it('[WALLET-08] [WIRE-89] sends once, with the fee that was seen, under the key of the intent', () => {
    const run = asking()
    for (let n = 0; n < 5; n++) run.send({ type: 'CONFIRM' })
    const wish = { cardId: 'C2', amount: '500.00', fee: '10.00', pin: '246810', requestId: 'k1' }
    const input = run.inputOf('send')
    expect(input).toEqual(wish)
    run.send({ type: 'CONFIRM' })
    expect(run.inputOf('send')).toBe(input)
    run.answer('send', { ok: true, value: made })
    expect([run.at(), run.snapshot().context.pin, run.effects()]).toEqual(['done', '', [['moneyMoved']]])
  })

  it('[WALLET-08] [WIRE-90] looks after a lost answer, never sends it again, and keeps what was typed', () => {
    const run = asking()
    run.send({ type: 'CONFIRM' })
    run.wait(limits.longestWait)
    expect([run.at(), run.running('send'), run.inputOf('find')]).toEqual([
      'finding',
      false,
      { requestId: 'k1' },
    ])
    run.fail('find', { code: 'offline' })
    run.wait(limits.lookAgain)
    run.answer('find', null)
    run.answer('load', desk)
    const { amount, cardId, notDone, pin, failure } = run.snapshot().context
    expect([run.at(), amount, cardId, notDone, pin, failure]).toEqual([
      'filling',
      '500.',
      'C2',
      true,
      '',
      { code: 'timeout' },
    ])
    expect(run.effects()).toEqual([])
  })

  it('[WALLET-08] asks for the withdrawal password again when it was wrong, for nothing else', () => {
    const run = asking()
    run.send({ type: 'CONFIRM' })
    run.answer('send', { ok: false, failure: { code: 'pin-locked', retryAfter: 900 } })
    expect([run.at(), run.snapshot().context.pin]).toEqual(['confirming', ''])
    run.send({ type: 'CONFIRM' })
    expect([run.at(), run.snapshot().context.pinMissing]).toEqual(['confirming', true])
  })

  it('[WALLET-08] the account that was chosen stays; one that is gone gives way to the newest', () => {
    expect(cardFor(desk, 'C1')).toBe('C1')
    expect(cardFor(desk, 'C9')).toBe('C2')
    expect(cardFor({ ...desk, cards: [] }, 'C1')).toBe('')
  })

  it('[WALLET-01] reckons in exact text: what arrives, quick amounts, and a point at the end', () => {
    expect(arriving('0.30', { fee: '0.10' })).toBe('0.20')
    expect(arriving('10', { fee: '10.00' })).toBeNull()
    expect([exact('500.'), exact('1.5'), exact('')]).toEqual(['500.00', '1.50', '0.00'])
    expect(quickAmounts(terms)).toEqual(['500', '1000', '5000', '12480.50'])
    expect(quickAmounts({ ...terms, available: '500.00' })).toEqual(['500.00'])
    expect(quickAmounts({ ...terms, available: '99.99' })).toEqual([])
  })
})

describe('a withdrawal password', () => {
  it('[WALLET-08] is six digits that are not the first ones anybody tries', () => {
    for (const pin of ['000000', '123456', '654321', '999999']) expect(isSimple(pin)).toBe(true)
    for (const pin of ['482913', '112233', '135791']) expect(isSimple(pin)).toBe(false)
    const facts = (mode: 'set' | 'change', proof: string, newPin: string, pinAgain = newPin) =>
      checkPins({ mode, values: { proof, newPin, pinAgain } })
    expect(facts('set', '', '48291')).toEqual({ newPin: 'too-short' })
    expect(facts('set', '', '482913', '482914')).toEqual({ pinAgain: 'mismatch' })
    expect(facts('change', '482913', '482913')).toEqual({ newPin: 'same' })
    expect(facts('change', '', '')).toEqual({ proof: 'required', newPin: 'required', pinAgain: 'required' })
  })

  it('[WIRE-33] lets in digits only, but a login password as it is', () => {
    const typed = (mode: 'change' | 'forgotten') => {
      const run = drive(paymentPinMachine, { mode })
      run.send({ type: 'TYPE', field: 'proof', value: 'Perya-1234567' })
      return run.snapshot().context.values.proof
    }
    expect([typed('change'), typed('forgotten')]).toEqual(['123456', 'Perya-1234567'])
  })

  it('[WIRE-32] [WIRE-33] looks whether the first one was kept when its answer got lost', () => {
    const run = drive(paymentPinMachine, { mode: 'set' })
    run.send({ type: 'TYPE', field: 'newPin', value: '482913' })
    run.send({ type: 'TYPE', field: 'pinAgain', value: '482913' })
    run.send({ type: 'SUBMIT' })
    run.fail('save', { code: 'offline' })
    expect(run.running('save')).toBe(false)
    run.answer('look', true)
    expect([run.at(), run.snapshot().context.values.newPin]).toEqual(['saved', ''])
  })

  it('[WIRE-35] an account whose answer got lost is looked up on the list', () => {
    const run = drive(bankCardMachine)
    for (const [field, value] of [
      ['bankName', 'Banco Bayani'],
      ['accountNum', '0044 1772-9035'],
      ['cardPin', '246810'],
    ] as const) {
      run.send({ type: 'TYPE', field, value })
    }
    run.send({ type: 'SUBMIT' })
    run.fail('add', { code: 'timeout' })
    run.answer('look', desk.cards)
    expect(run.at()).toBe('saved')
  })
})

describe('a transfer to the superior', () => {
  const to = 'tita_baby'
  const known = { hasPin: true, to, ...terms }
  it('[WALLET-10] [WIRE-85] is sent once, to whom the player saw, and looked after when its answer is lost', () => {
    const run = drive(uplineTransferMachine)
    run.answer('load', known)
    run.send({ type: 'TYPE', value: '500' })
    run.send({ type: 'NEXT', requestId: 'k1' })
    run.send({ type: 'TYPE_PIN', value: '246810' })
    for (let n = 0; n < 3; n++) run.send({ type: 'CONFIRM' })
    expect(run.inputOf('send')).toEqual({ to, amount: '500.00', pin: '246810', requestId: 'k1' })
    run.fail('send', { code: 'offline' })
    expect(run.running('send')).toBe(false)
    run.answer('find', { number: 'T00000001', to, amount: '500.00' })
    expect([run.at(), run.snapshot().context.failure, run.effects()]).toEqual([
      'done',
      null,
      [['moneyMoved']],
    ])
  })
})
