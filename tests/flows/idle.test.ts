import { describe, expect, it, vi } from 'vitest'
import { idleMachine } from '../../machines/idle/idle.machine'
import { drive } from './drive'
import { eachInItsOwnPage, page, signIn, start, startAt } from './page'

const minute = 60_000

describe('the warning before the end', () => {
  const warned = () => {
    const chart = drive(idleMachine, { limit: 30 * minute, warning: 2 * minute })
    chart.send({ type: 'QUIET', until: startAt })
    expect(chart.snapshot().hasTag('asking')).toBe(true)
    return chart
  }

  it('says until when, and goes when the player answers, here or in another tab', () => {
    const chart = warned()
    expect(chart.snapshot().context.until).toBe(startAt)
    chart.send({ type: 'BUSY' })
    expect(chart.effects()).toEqual([])
    chart.send({ type: 'QUIET', until: startAt })
    chart.send({ type: 'STAY' })
    expect(chart.effects()).toEqual([['noteUse']])
    expect(chart.snapshot().context.until).toBeNull()
  })

  it.each(['LEAVE', 'OVER'] as const)('ends the session at %s', (type) => {
    const chart = warned()
    chart.send({ type })
    expect(chart.effects()).toEqual([['endSession']])
    expect(chart.snapshot().status).toBe('done')
  })
})

describe('a session that nobody uses', () => {
  eachInItsOwnPage()

  /** A member's page with a stopped clock; other tabs are notified through storage. */
  async function watched(flags: Readonly<Record<string, string>> = {}) {
    const touch = new EventTarget()
    vi.stubGlobal('addEventListener', touch.addEventListener.bind(touch))
    vi.stubGlobal('removeEventListener', touch.removeEventListener.bind(touch))
    await page.control('flags', flags)
    const { root } = await start()
    await signIn()
    vi.useFakeTimers({ now: startAt })
    const { idle, followIdle } = await import('../../src/flows/session/idle')
    followIdle()
    return {
      touch: () => void touch.dispatchEvent(new Event('pointerdown')),
      otherTab: () => {
        const newValue = JSON.stringify({ at: Date.now() })
        page.local.set('perya.active', newValue)
        touch.dispatchEvent(Object.assign(new Event('storage'), { key: 'perya.active', newValue }))
      },
      wakes: () => void document.dispatchEvent(new Event('visibilitychange')),
      asks: () => idle.known()?.getSnapshot().hasTag('asking') === true,
      isIn: () => root.currentSession() !== null,
      answer: (type: 'STAY' | 'LEAVE') => idle.known()?.send({ type }),
    }
  }

  it('is warned after 28 minutes and ended after 30, on the phone and on the platform', async () => {
    const tab = await watched()
    vi.advanceTimersByTime(28 * minute - 1)
    expect(tab.asks()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(tab.asks()).toBe(true)
    vi.advanceTimersByTime(2 * minute - 1)
    expect(tab.isIn()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(tab.isIn()).toBe(false)
    expect(page.session.has('MC_SESSION_INFO')).toBe(false)
    expect(page.local.has('perya.active')).toBe(false)
    vi.useRealTimers()
    await expect.poll(() => page.calls('/wps/session/logout')).toHaveLength(1)
  })

  it('counts every touch, and what is done in another tab; a warned player answers', async () => {
    const tab = await watched()
    vi.advanceTimersByTime(20 * minute)
    tab.touch()
    vi.advanceTimersByTime(20 * minute)
    tab.otherTab()
    vi.advanceTimersByTime(28 * minute)
    expect(tab.asks()).toBe(true)
    // A touch of the page is not an answer.
    tab.touch()
    expect(tab.asks()).toBe(true)
    tab.answer('STAY')
    expect(tab.asks()).toBe(false)
    vi.advanceTimersByTime(28 * minute)
    expect(tab.asks()).toBe(true)
    tab.otherTab()
    expect(tab.asks()).toBe(false)
    expect(tab.isIn()).toBe(true)
  })

  it('a phone that has slept beyond the end finds the session ended, whatever is touched first', async () => {
    const tab = await watched()
    vi.setSystemTime(startAt + 31 * minute)
    tab.touch()
    expect(tab.isIn()).toBe(false)
  })

  it('a tab that has slept while another one was used goes on', async () => {
    const tab = await watched()
    vi.setSystemTime(startAt + 31 * minute)
    page.local.set('perya.active', JSON.stringify({ at: Date.now() - minute }))
    tab.wakes()
    expect(tab.isIn()).toBe(true)
  })

  it('is not watched before the operator’s limit is known', async () => {
    const { root } = await start()
    await signIn()
    const site = root.siteActor()
    const isOpen = () => site?.getSnapshot().hasTag('open')
    const { idle, followIdle } = await import('../../src/flows/session/idle')
    site?.send({ type: 'CLOSED_BY_ANSWER' })
    followIdle()
    expect(isOpen()).toBe(false)
    expect(idle.known()).toBeUndefined()
    await expect.poll(isOpen).toBe(true)
    expect(idle.known()).toBeDefined()
  })

  it.each([
    ['slow', 24 * 60 * minute],
    ['fast', -24 * 60 * minute],
  ])('a phone a day %s goes on when it learns the platform’s time', async (_, off) => {
    const tab = await watched()
    const { now, timeRequest } = await import('../../src/platform/clock')
    timeRequest()(new Date(startAt + off).toUTCString())
    expect(Math.abs(now() - startAt - off)).toBeLessThan(1_000)
    tab.touch()
    tab.wakes()
    expect(tab.isIn()).toBe(true)
    vi.advanceTimersByTime(28 * minute)
    expect(tab.asks()).toBe(true)
  })

  it.each([
    ['5', 5 * minute, true],
    ['0', 24 * 60 * minute, false],
    ['soon', 30 * minute, true],
  ] as const)('the operator says how long: %s', async (minutes, after, ends) => {
    const tab = await watched({ IDLEMINUTES3: minutes })
    vi.advanceTimersByTime(after - 1)
    expect(tab.isIn()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(tab.isIn()).toBe(!ends)
  })
})
