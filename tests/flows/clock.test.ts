import { describe, expect, it, vi } from 'vitest'
import { eachInItsOwnPage, page, start, startAt } from './page'

eachInItsOwnPage()

const hour = 60 * 60_000
const day = 24 * hour

/** The page on a phone with a wrong clock, after its first answers. */
async function onPhone(off: number) {
  vi.setSystemTime(startAt + off)
  await start()
  const { now } = await import('../../src/platform/clock')
  return now
}

describe('a phone whose clock is wrong', () => {
  it.each([-400 * day, -day, -hour, -60_000, 60_000, hour, day, 400 * day])(
    '[RECORD-04] [CONST-08] off by %i ms reckons with the platform’s time after the first answer',
    async (off) => {
      const now = await onPhone(off)
      expect(Math.abs(now() - startAt)).toBeLessThan(3_000)
      const { days } = await import('../../src/flows/core/days')
      const { calendarDay } = await import('../../src/i18n/time')
      expect(days().today).toBe(calendarDay(startAt))
      const { rangeOf } = await import('../../src/flows/records/record')
      const { from, to } = rangeOf({ days: 365, kind: null }, now())
      expect(from).toBeLessThan(startAt - 364 * day)
      expect(to).toBeGreaterThan(startAt)
    },
  )

  it('set back or forth while the page is open, never goes back, and is right with the next answer', async () => {
    const now = await onPhone(day)
    const before = now()
    vi.setSystemTime(startAt - day)
    expect(now()).toBeGreaterThanOrEqual(before)
    vi.setSystemTime(startAt + 3 * day)
    const { call } = await import('../../src/flows/core/client')
    const { siteStatus } = await import('../../src/platform/calls/settings')
    await call(siteStatus, { merchantCode: 'perya' })
    expect(Math.abs(now() - startAt)).toBeLessThan(3_000)
  })

  it('that slept counts the time of its sleep', async () => {
    const now = await onPhone(day)
    vi.setSystemTime(startAt + day + hour)
    expect(Math.abs(now() - startAt - hour)).toBeLessThan(3_000)
  })

  it('a right clock is left alone, and an answer without a date says nothing', async () => {
    const now = await onPhone(4_000)
    expect(now()).toBe(startAt + 4_000)
    const { timeRequest } = await import('../../src/platform/clock')
    for (const date of [null, '', 'soon']) timeRequest()(date)
    expect(now()).toBe(startAt + 4_000)
    expect(page.requests.length).toBeGreaterThan(0)
  })
})
