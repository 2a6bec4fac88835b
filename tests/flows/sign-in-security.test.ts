import { expect, it } from 'vitest'
import type { Safety } from '../../machines/sign-in-security/safety'
import { signInSecurityMachine } from '../../machines/sign-in-security/sign-in-security.machine'
import { passkeySignInMachine } from '../../machines/passkey-sign-in/passkey-sign-in.machine'
import { memberSession } from '../../machines/session/session.cases'
import { limits } from '../../machines/shared/limits'
import * as paths from '../../machines/shared/paths'
import { drive } from './drive'

const safety: Safety = {
  passkeys: [{ id: 'k1', name: null, addedAt: 1, usedAt: null }],
  authenticator: true,
  recoveryCodes: 8,
  atWithdrawals: false,
  demanded: false,
}
const remove = { kind: 'remove', id: 'k1' } as const

function shown() {
  const chart = drive(signInSecurityMachine, undefined)
  chart.answer('load', safety)
  return chart
}

it('[ROUTE-60] a change asks for the password, and the list is what the platform then has', () => {
  const chart = shown()
  expect(chart.snapshot().hasTag('content')).toBe(true)
  chart.send({ type: 'CHANGE', change: { kind: 'remove', id: 'nobody' } })
  expect(chart.at()).toBe('showing')
  chart.send({ type: 'CHANGE', change: remove })
  expect(chart.inputOf('change')).toEqual({ change: remove, asks: 'password' })
  chart.answer('change', { outcome: 'left', value: null, failure: null })
  expect(chart.at()).toBe('showing')
  expect(chart.effects()).toEqual([])
  chart.send({ type: 'CHANGE', change: remove })
  chart.answer('change', { outcome: 'accepted', value: { ...safety, passkeys: [] }, failure: null })
  expect(chart.snapshot().context.safety?.passkeys).toEqual([])
  const saved = { kind: 'success', text: 'change-saved', milliseconds: limits.successToast }
  expect(chart.effects()).toEqual([['notify', saved]])
})

it('[ROUTE-60] what nobody waited for, or a panel that was closed, is fetched again; what was known stays', () => {
  const chart = shown()
  chart.send({ type: 'CHANGE', change: remove })
  chart.answer('change', { outcome: 'unknown', value: null, failure: null })
  expect(chart.snapshot().hasTag('pending')).toBe(true)
  chart.fail('load', { code: 'offline' })
  expect(chart.at()).toBe('showing')
  expect(chart.snapshot().context.safety).toEqual(safety)
  for (const end of [
    () => chart.send({ type: 'CANCEL' }),
    () => chart.answer('app'),
    () => chart.fail('app'),
  ]) {
    chart.send({ type: 'OPEN_APP' })
    expect(['content', 'app'].every((tag) => chart.snapshot().hasTag(tag as 'app'))).toBe(true)
    expect(chart.inputOf('app')).toEqual({ mode: 'codes' })
    end()
    expect(chart.running('load')).toBe(true)
    chart.answer('load', safety)
  }
  chart.send({ type: 'RETURNED' })
  expect(chart.running('load')).toBe(true)
})

it('says that nothing could be loaded, or that a change broke, and tries again', () => {
  const chart = drive(signInSecurityMachine, undefined)
  chart.fail('load', { code: 'offline' })
  expect(chart.snapshot().hasTag('error')).toBe(true)
  expect(chart.snapshot().context.failure?.code).toBe('offline')
  chart.send({ type: 'RETRY' })
  chart.answer('load', safety)
  expect(chart.snapshot().context.failure).toBeNull()
  chart.send({ type: 'CHANGE', change: remove })
  chart.fail('change', { code: 'bad-answer' })
  expect(chart.snapshot().hasTag('error')).toBe(true)
})

it('[LOGIN-24, LOGIN-28] a passkey signs in, or says why not, or nothing where its owner gave up', () => {
  const chart = drive(passkeySignInMachine, { side: 'agent', next: paths.announcements })
  expect(chart.inputOf('signIn')).toEqual({ side: 'agent' })
  const again = () => {
    expect(chart.snapshot().hasTag('ready')).toBe(true)
    chart.send({ type: 'USE' })
    expect(chart.snapshot().hasTag('pending')).toBe(true)
    expect(chart.snapshot().context.failure).toBeNull()
  }
  const says = (code: string | undefined) => expect(chart.snapshot().context.failure?.code).toBe(code)
  chart.answer('signIn', { ok: false, failure: { code: 'not-found' } })
  says('not-found')
  again()
  chart.answer('signIn', null)
  says(undefined)
  again()
  chart.fail('signIn', { code: 'offline' })
  says('offline')
  again()
  chart.send({ type: 'CANCEL' })
  says(undefined)
  again()
  chart.wait(limits.provider)
  says('timeout')
  again()
  chart.effects()
  chart.answer('signIn', { ok: true, value: memberSession })
  expect(chart.effects()).toEqual([
    ['startSession', { session: memberSession }],
    ['goTo', { to: paths.announcements, replace: true }],
  ])
})
