import { describe, expect, it } from 'vitest'
import { memberProfileMachine } from '../../machines/member-profile/member-profile.machine'
import { drive } from './drive'

const facts = (clubOn: boolean) => ({ clubOn, icon: '1' })
const opened = (at: 'home' | 'benefits') => drive(memberProfileMachine, { at, facts: null })

describe('member home and VIP room', () => {
  it('[ROUTE-18] [PROMO-09] the VIP room shows instead of member home while the benefit is on, and vice versa', () => {
    const room = opened('home')
    room.answer('load', facts(true))
    expect(room.effects()).toEqual([['goTo', { to: '/m/member/benefits', replace: true }]])
    const home = opened('benefits')
    home.answer('load', facts(false))
    expect(home.effects()).toEqual([['goTo', { to: '/m/member/home', replace: true }]])
  })

  it('[ROUTE-17] [ROUTE-18] the screen that matches the address shows there', () => {
    for (const at of ['home', 'benefits'] as const) {
      const chart = opened(at)
      expect(chart.inputOf('load')).toEqual({ at })
      chart.answer('load', facts(at === 'benefits'))
      expect([chart.at(), chart.effects()]).toEqual(['shown', []])
    }
  })

  it('[MEMBER-36] another picture can be chosen while a known profile is loaded again, and not before one is known', () => {
    const again = drive(memberProfileMachine, { at: 'benefits', facts: facts(true) })
    expect([again.at(), again.running('load')]).toEqual(['loading', true])
    again.send({ type: 'CHOOSE' })
    expect(again.at()).toBe('choosing')
    const first = opened('benefits')
    first.send({ type: 'CHOOSE' })
    expect(first.at()).toBe('loading')
  })

  it('[MEMBER-36] a picture is chosen with one tap; after a lost answer it is checked and not sent again', () => {
    const chart = opened('benefits')
    chart.answer('load', facts(true))
    chart.send({ type: 'CHOOSE' })
    chart.send({ type: 'PICK', icon: '3' })
    expect(chart.inputOf('save')).toEqual({ icon: '3' })
    chart.send({ type: 'PICK', icon: '4' })
    chart.fail('save', { code: 'timeout' })
    expect(chart.running('save')).toBe(false)
    chart.answer('look', '3')
    expect([chart.at(), chart.snapshot().context.facts?.icon]).toEqual(['shown', '3'])
    expect(chart.effects()).toEqual([['notify', { kind: 'success', text: 'change-saved' }]])
  })

  it('[MEMBER-36] a picture that was not saved says why, and the old one stays', () => {
    const chart = opened('benefits')
    chart.answer('load', facts(true))
    chart.send({ type: 'CHOOSE' })
    chart.send({ type: 'PICK', icon: '3' })
    chart.fail('save', { code: 'offline' })
    chart.answer('look', '1')
    expect(chart.at()).toBe('choosing')
    expect(chart.snapshot().context).toMatchObject({ failure: { code: 'offline' }, facts: { icon: '1' } })
    chart.send({ type: 'CLOSE' })
    expect(chart.snapshot().context.failure).toBeNull()
  })
})

describe('facts of an account', () => {
  it('[MEMBER-36] e-mail and payee are masked', async () => {
    const { maskedEmail, maskedName } = await import('../../src/flows/member/member-profile')
    expect(maskedEmail('mika@example.com')).toBe('mi•••@example.com')
    expect(maskedEmail('m@example.com')).toBe('m•••@example.com')
    expect(maskedEmail('nonsense')).toBe('•••')
    expect(maskedName('Mikaela Reyes')).toBe('M••• R•••')
    expect(maskedName('  Ñina ')).toBe('Ñ•••')
  })
})
