import { describe, expect, it } from 'vitest'
import { smsCodeMachine } from '../../machines/sms-code/sms-code.machine'
import { drive, type Driven } from './drive'

const mine = { mobileNum: '9171234567', dialingCode: '63' }
const other = { mobileNum: '9179999999', dialingCode: '63' }
const until = 1_800_000_060_000
type Sms = Driven<typeof smsCodeMachine>

function ready(): Sms {
  const sms = drive(smsCodeMachine, { purpose: 'login', target: mine })
  sms.answer('deadline', null)
  return sms
}
function sending(captcha = '', captchaId: string | null = null): Sms {
  const sms = ready()
  sms.send({ type: 'SEND', target: mine, captcha, captchaId })
  return sms
}
function counting(): Sms {
  const sms = sending()
  sms.effects()
  sms.answer('send', { ok: true, value: { until } })
  return sms
}
const send = { type: 'SEND', target: mine, captcha: '', captchaId: null } as const

describe('the get-code button', () => {
  it('[SMS-01] is ready, then counting until the deadline, then ready again', () => {
    const sms = counting()
    expect(sms.snapshot().hasTag('counting')).toBe(true)
    expect(sms.inputOf('wait')).toEqual({ until })
    sms.send({ type: 'DEADLINE' })
    expect(sms.at()).toBe('ready')
    expect(sms.snapshot().context.until).toBeNull()
  })

  it('looks up the cooldown of the same number in another country, and not that of the number it has', () => {
    const sms = ready()
    sms.send({ type: 'NUMBER_CHANGED', target: { ...mine } })
    expect(sms.at()).toBe('ready')
    const abroad = { ...mine, dialingCode: '65' }
    sms.send({ type: 'NUMBER_CHANGED', target: abroad })
    expect([sms.at(), sms.snapshot().context.target]).toEqual(['checking', abroad])
  })

  it('[SMS-05] ignores taps while it counts, and while a code is on its way', () => {
    const sms = sending()
    const first = sms.snapshot()
    sms.send(send)
    expect(sms.snapshot().value).toBe(first.value)
    sms.effects()
    const later = counting()
    later.effects()
    for (let tap = 0; tap < 5; tap++) later.send(send)
    expect(later.at()).toBe('counting')
    expect(later.running('send')).toBe(false)
    expect(later.effects()).toEqual([])
  })

  it('[CONST-15, CONST-16] says that it is sending for 10 seconds at the login, elsewhere until the answer', () => {
    const says = (purpose: 'login' | 'register') => {
      const sms = drive(smsCodeMachine, { purpose, target: mine })
      sms.answer('deadline', null)
      sms.effects()
      sms.send({ type: 'SEND', target: mine, captcha: '', captchaId: null })
      return sms.effects()
    }
    const notice = { kind: 'loading', text: 'sms-sending' }
    expect(says('login')).toEqual([['notify', { ...notice, milliseconds: 10_000 }]])
    expect(says('register')).toEqual([['notify', notice]])
  })

  it('[ERROR-37] says that it is sending until the answer, then "sent" for 1.5 seconds', () => {
    const sms = sending()
    expect(sms.effects()).toMatchObject([['notify', { kind: 'loading', text: 'sms-sending' }]])
    sms.answer('send', { ok: true, value: { until } })
    const names = sms.effects()
    expect(names).toContainEqual(['stopWaiting'])
    expect(names).toContainEqual(['notify', { kind: 'success', text: 'sms-sent', milliseconds: 1_500 }])
  })

  it('starts the cooldown only after the platform has accepted, and stores the deadline', () => {
    const sms = sending()
    expect(sms.snapshot().context.until).toBeNull()
    sms.effects()
    sms.answer('send', { ok: true, value: { until } })
    expect(sms.effects()).toContainEqual([
      'keepDeadline',
      { purpose: 'login', target: mine, wait: { until, imposed: false } },
    ])
  })

  it('[SMS-06, WIRE-09] sends number, dialing code and, if there is one, the captcha by its id', () => {
    expect(sending('4711', 'c1').inputOf('send')).toEqual({
      purpose: 'login',
      target: mine,
      captcha: '4711',
      captchaId: 'c1',
    })
  })

  it('says after sending whether a picture was used up', () => {
    const imposed = (value: { until: number; captchaUsed?: boolean }) => {
      const sms = sending('4711', 'c1')
      sms.answer('send', { ok: true, value })
      return sms.effects().filter(([name]) => name === 'tellSent')
    }
    expect(imposed({ until, captchaUsed: true })).toEqual([['tellSent', { target: mine, captchaUsed: true }]])
    expect(imposed({ until })).toEqual([['tellSent', { target: mine, captchaUsed: false }]])
    const back = drive(smsCodeMachine, { purpose: 'login', target: mine })
    back.answer('deadline', { until, imposed: false })
    expect(back.effects()).toEqual([['tellSent', { target: mine, captchaUsed: false }]])
  })
})

describe('an earlier cooldown', () => {
  it('continues after a reload, for the same purpose and number', () => {
    const sms = drive(smsCodeMachine, { purpose: 'register', target: mine })
    expect(sms.inputOf('deadline')).toEqual({ purpose: 'register', target: mine })
    sms.answer('deadline', { until, imposed: false })
    expect(sms.at()).toBe('counting')
    expect(sms.snapshot().context.sent).toBe(true)
  })

  it('no code is ever sent by opening the page', () => {
    const sms = drive(smsCodeMachine, { purpose: 'login', target: mine })
    sms.answer('deadline', null)
    expect(sms.at()).toBe('ready')
    expect(sms.running('send')).toBe(false)
  })

  it('each number has its own cooldown; the same number again changes nothing', () => {
    const sms = counting()
    sms.send({ type: 'NUMBER_CHANGED', target: mine })
    expect(sms.at()).toBe('counting')
    sms.send({ type: 'NUMBER_CHANGED', target: other })
    expect(sms.at()).toBe('checking')
    expect(sms.inputOf('deadline')).toEqual({ purpose: 'login', target: other })
    sms.answer('deadline', null)
    expect(sms.snapshot().context.sent).toBe(false)
    sms.send({ type: 'NUMBER_CHANGED', target: mine })
    sms.answer('deadline', { until, imposed: false })
    expect(sms.at()).toBe('counting')
  })
})

describe('a cooldown started in another tab', () => {
  it('[SMS-01] is listened for while a code can be requested, by purpose and number', () => {
    const sms = ready()
    expect(sms.inputOf('otherTabs')).toEqual({ purpose: 'login', target: mine })
    sms.send({ type: 'NUMBER_CHANGED', target: other })
    sms.answer('deadline', null)
    expect(sms.inputOf('otherTabs')).toEqual({ purpose: 'login', target: other })
  })

  it('[SMS-01] counts down here too, and the form learns that a code was sent', () => {
    const sms = ready()
    sms.effects()
    sms.send({ type: 'ASKED_ELSEWHERE' })
    expect(sms.inputOf('deadline')).toEqual({ purpose: 'login', target: mine })
    sms.answer('deadline', { until, imposed: false })
    expect([sms.at(), sms.inputOf('wait')]).toEqual(['counting', { until }])
    expect(sms.effects()).toEqual([['tellSent', { target: mine, captchaUsed: false }]])
  })

  it('[ERROR-50] claims no sent code if the other tab was only told to wait', () => {
    const sms = counting()
    sms.send({ type: 'DEADLINE' })
    sms.send({ type: 'ASKED_ELSEWHERE' })
    sms.answer('deadline', { until, imposed: true })
    expect(sms.snapshot().context).toMatchObject({ sent: false, failure: { code: 'too-many-tries', until } })
  })

  it('leaves the button as it is if other tabs cannot be heard', () => {
    const sms = ready()
    sms.fail('otherTabs', new Error('no other tabs'))
    expect(sms.at()).toBe('ready')
  })
})

describe('when no code is sent', () => {
  it('a required captcha is passed to the form', () => {
    const sms = sending()
    sms.effects()
    sms.answer('send', { ok: false, failure: { code: 'captcha-required', captcha: true } })
    expect(sms.at()).toBe('ready')
    expect(sms.effects().map(([name]) => name)).toContain('wantCaptcha')
  })

  it.each([
    {
      how: 'too many tries without a moment',
      does: (sms: Sms) => sms.answer('send', { ok: false, failure: { code: 'too-many-tries' } }),
      failure: { code: 'too-many-tries' },
    },
    {
      how: 'no answer',
      does: (sms: Sms) => sms.fail('send', { code: 'timeout' }),
      failure: { code: 'timeout' },
    },
  ])('after $how there is no cooldown, and the reason shows', ({ does, failure }) => {
    const sms = sending()
    sms.effects()
    does(sms)
    expect(sms.at()).toBe('ready')
    expect(sms.snapshot().context).toMatchObject({ until: null, sent: false, failure })
    expect(sms.effects().map(([name]) => name)).toEqual(['stopWaiting'])
  })

  it('[ERROR-50] a cooldown set by the platform counts down on the button, whatever is tapped', () => {
    const sms = sending()
    sms.effects()
    // A captcha it also requires can wait until then.
    const failure = { code: 'too-many-tries', retryAfter: 42, until, captcha: true }
    sms.answer('send', { ok: false, failure })
    expect(sms.at()).toBe('counting')
    expect(sms.inputOf('wait')).toEqual({ until })
    const { sent, failure: shown } = sms.snapshot().context
    expect([sent, shown]).toEqual([false, { code: 'too-many-tries', until }])
    const wait = { until, imposed: true }
    expect(sms.effects()).toEqual([
      ['stopWaiting'],
      ['keepDeadline', { purpose: 'login', target: mine, wait }],
    ])
    sms.send(send)
    expect(sms.running('send')).toBe(false)
    sms.send({ type: 'DEADLINE' })
    expect([sms.at(), sms.snapshot().context.failure]).toEqual(['ready', null])
  })

  it('[ERROR-50] continues that cooldown after a reload, and claims no sent code', () => {
    const sms = drive(smsCodeMachine, { purpose: 'forget', target: mine })
    sms.answer('deadline', { until, imposed: true })
    expect(sms.at()).toBe('counting')
    expect(sms.snapshot().context).toMatchObject({ sent: false, failure: { code: 'too-many-tries', until } })
    expect(sms.effects()).toEqual([])
  })

  it('an unavailable clock enables the button again', () => {
    const sms = counting()
    sms.fail('wait', new Error('no timer'))
    expect(sms.at()).toBe('ready')
  })
})
