import { describe, expect, it } from 'vitest'
import { limits } from '../../machines/shared/limits'
import type { Notice } from '../../machines/shared/effects'
import { showTime, toastsMachine } from '../../machines/toasts/toasts.machine'
import { drive } from './drive'

const notice = (kind: Notice['kind'], text: Notice['text'] = 'unknown', milliseconds?: number): Notice => ({
  kind,
  text,
  ...(milliseconds === undefined ? {} : { milliseconds }),
})

/** How long a single toast is shown, in milliseconds. */
function shownFor(what: Notice): number {
  const toasts = drive(toastsMachine)
  toasts.send({ type: 'SHOW', notice: what })
  let passed = 0
  while (toasts.snapshot().hasTag('showing') && passed < 60_000) {
    toasts.wait(100)
    passed += 100
  }
  return passed
}

describe('how long a message shows', () => {
  it('[ERROR-46] there are five types: info, success, fail, offline, loading', () => {
    for (const kind of ['info', 'success', 'fail', 'offline', 'loading'] as const) {
      const toasts = drive(toastsMachine)
      toasts.send({ type: 'SHOW', notice: notice(kind) })
      expect(toasts.snapshot().context.current?.kind).toBe(kind)
    }
  })

  it('[ERROR-47] 3 seconds by default', () => {
    expect([shownFor(notice('info')), shownFor(notice('fail'))]).toEqual([3_000, 3_000])
  })

  it('[ERROR-48] 8 seconds for the long kind', () => {
    expect(shownFor(notice('offline'))).toBe(8_000)
  })

  it('[CONST-18] 1 second for a success', () => {
    expect(shownFor(notice('success'))).toBe(1_000)
  })

  it('[CONST-19] 1.5 seconds for a code that was sent', () => {
    expect(limits.smsSentToast).toBe(1_500)
    expect(shownFor(notice('success', 'sms-sent', limits.smsSentToast))).toBe(1_500)
  })

  it('[CONST-15] a loading message shows until the answer, and 20 seconds at most', () => {
    expect(showTime(notice('loading'))).toBe(20_000)
    const toasts = drive(toastsMachine)
    toasts.send({ type: 'SHOW', notice: notice('loading', 'please-wait') })
    toasts.send({ type: 'STOP_WAITING' })
    expect(toasts.snapshot().hasTag('showing')).toBe(false)
  })

  it('[CONST-15] a loading message still in line is dropped together with its request', () => {
    const toasts = drive(toastsMachine)
    toasts.send({ type: 'SHOW', notice: notice('success', 'sms-sent') })
    toasts.send({ type: 'SHOW', notice: notice('loading', 'please-wait') })
    toasts.send({ type: 'SHOW', notice: notice('success', 'change-saved') })
    toasts.send({ type: 'STOP_WAITING' })
    expect(toasts.snapshot().context.waiting.map(({ text }) => text)).toEqual(['change-saved'])
    expect(toasts.snapshot().context.current?.text).toBe('sms-sent')
  })

  it('its own time takes precedence over the kind’s', () => {
    expect(shownFor(notice('info', 'contact-service', 2_000))).toBe(2_000)
  })
})

describe('several messages', () => {
  it('show one after the other, each for its whole time', () => {
    const toasts = drive(toastsMachine)
    toasts.send({ type: 'SHOW', notice: notice('info', 'signed-out') })
    toasts.send({ type: 'SHOW', notice: notice('success', 'change-saved') })
    toasts.wait(2_999)
    expect(toasts.snapshot().context.current?.text).toBe('signed-out')
    toasts.wait(1)
    expect(toasts.snapshot().context.current?.text).toBe('change-saved')
    toasts.wait(999)
    expect(toasts.snapshot().hasTag('showing')).toBe(true)
    toasts.wait(1)
    expect(toasts.snapshot().hasTag('showing')).toBe(false)
  })

  it('the same one is not shown twice', () => {
    const toasts = drive(toastsMachine)
    for (let tap = 0; tap < 5; tap++) toasts.send({ type: 'SHOW', notice: notice('info', 'not-open-yet') })
    expect(toasts.snapshot().context).toMatchObject({ waiting: [] })
  })

  it('news replaces a loading message, and at most three wait: the oldest is dropped', () => {
    const toasts = drive(toastsMachine)
    toasts.send({ type: 'SHOW', notice: notice('loading', 'please-wait') })
    toasts.send({ type: 'SHOW', notice: notice('fail', 'offline') })
    expect(toasts.snapshot().context).toMatchObject({ current: { text: 'offline' }, waiting: [] })
    const codes = ['timeout', 'unknown', 'upgrading', 'bad-answer'] as const
    for (const code of codes) toasts.send({ type: 'SHOW', notice: notice('fail', code) })
    expect(toasts.snapshot().context.waiting.map(({ text }) => text)).toEqual(codes.slice(1))
  })

  it('closing one shows the next; an answer does not remove other messages', () => {
    const toasts = drive(toastsMachine)
    toasts.send({ type: 'SHOW', notice: notice('info', 'signed-out') })
    toasts.send({ type: 'SHOW', notice: notice('fail', 'timeout') })
    toasts.send({ type: 'STOP_WAITING' })
    expect(toasts.snapshot().context.current?.text).toBe('signed-out')
    toasts.send({ type: 'DISMISS' })
    expect(toasts.snapshot().context.current?.text).toBe('timeout')
  })
})
