import { describe, expect, it } from 'vitest'
import { sampleSettings } from '../../machines/site-status/site-status.cases'
import { backoff, siteStatusMachine } from '../../machines/site-status/site-status.machine'
import { drive } from './drive'

const normal = { maintenance: false, regionRestriction: false, location: 'PH', maintenanceUntil: null }

function answered(status: unknown, settings: unknown = sampleSettings) {
  const site = drive(siteStatusMachine)
  site.answer('settings', settings)
  site.answer('flags', { DIRECTREG3: '1' })
  site.answer('status', status)
  return site
}

describe('the site’s status', () => {
  it.each([
    { ids: '[SITE-01]', flags: { maintenance: true }, state: 'maintenance', news: 'SITE.MAINTENANCE' },
    { ids: '[SITE-02]', flags: { regionRestriction: true }, state: 'restricted', news: 'SITE.REGION' },
    {
      ids: '[SITE-03]',
      flags: { maintenance: true, regionRestriction: true },
      state: 'maintenance',
      news: 'SITE.MAINTENANCE',
    },
    { ids: '[SITE-04]', flags: {}, state: 'open', news: 'SITE.OPEN' },
  ])('$ids $flags makes it $state', ({ flags, state, news }) => {
    const site = answered({ ...normal, ...flags })
    expect(site.at()).toBe(state)
    expect(site.effects()).toEqual([['tellApp', { news }]])
  })

  it('[SITE-05] requests settings, flags and status at the same time, and decides when all have answered', () => {
    const site = drive(siteStatusMachine)
    expect(['settings', 'flags', 'status'].map(site.running)).toEqual([true, true, true])
    site.answer('status', normal)
    site.answer('flags', {})
    expect(site.snapshot().hasTag('pending')).toBe(true)
    site.answer('settings', sampleSettings)
    expect(site.at()).toBe('open')
    expect(site.snapshot().context.settings).toEqual(sampleSettings)
  })

  it('[SITE-40] without settings or status it is a service error, and missing flags count as none', () => {
    expect(answered(null).at()).toBe('serviceError')
    expect(answered(normal, null).at()).toBe('serviceError')
    const site = drive(siteStatusMachine)
    site.answer('settings', sampleSettings)
    site.fail('flags', { code: 'timeout' })
    site.answer('status', normal)
    expect(site.at()).toBe('open')
    expect(site.snapshot().context.flags).toBeNull()
  })

  it('[SITE-01, SITE-02] a call refused with maintenance or region restriction counts as that status', () => {
    const closed = (code: string) => {
      const site = drive(siteStatusMachine)
      site.answer('settings', sampleSettings)
      site.answer('flags', {})
      site.fail('status', { code })
      return site.at()
    }
    expect(closed('maintenance')).toBe('maintenance')
    expect(closed('region-blocked')).toBe('restricted')
    expect(closed('offline')).toBe('serviceError')
  })

  it('a request without an answer counts as a fault, with its reason', () => {
    const site = drive(siteStatusMachine)
    site.fail('settings', { code: 'timeout' })
    site.answer('flags', {})
    site.answer('status', normal)
    expect(site.at()).toBe('serviceError')
    expect(site.snapshot().context.failure).toEqual({ code: 'timeout' })
  })
})

describe('reopening', () => {
  it('a site under maintenance checks every 15 seconds and opens by itself', () => {
    const site = answered({ ...normal, maintenance: true })
    site.wait(14_999)
    expect(site.at()).toBe('maintenance')
    site.wait(1)
    // One call, not all three: a hundred thousand phones ask.
    expect(['settings', 'flags', 'status', 'check'].filter(site.running)).toEqual(['check'])
    site.answer('check', { ...normal, maintenance: true })
    expect(site.at()).toBe('maintenance')
    site.wait(15_000)
    site.answer('check', normal)
    site.answer('settings', sampleSettings)
    site.answer('flags', {})
    site.answer('status', normal)
    expect(site.at()).toBe('open')
  })

  it('a check that fails, or is refused, says how the site stands as the first answers do', () => {
    const checked = (code: string) => {
      const site = answered({ ...normal, maintenance: true })
      site.wait(15_000)
      site.fail('check', { code })
      return site.at()
    }
    expect(checked('maintenance')).toBe('maintenance')
    expect(checked('region-blocked')).toBe('restricted')
    expect(checked('offline')).toBe('serviceError')
  })

  it('after service errors it waits 2, 4, 8, 16 and then always 32 seconds', () => {
    expect([1, 2, 3, 4, 5, 50].map(backoff)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 32_000])
    const site = answered(null)
    const pauses: number[] = []
    for (let miss = 0; miss < 6; miss++) {
      let passed = 0
      while (site.at() === 'serviceError') {
        site.wait(500)
        passed += 500
      }
      pauses.push(passed)
      site.fail('check', { code: 'offline' })
    }
    expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 32_000])
  })

  it('once open the counting starts over, and earlier settings stay valid', () => {
    const site = answered(null)
    site.send({ type: 'RETRY' })
    site.fail('settings', { code: 'offline' })
    site.answer('flags', {})
    site.answer('status', normal)
    expect(site.at()).toBe('open')
    expect(site.snapshot().context).toMatchObject({ misses: 0, failure: null, settings: sampleSettings })
  })

  it('an answer that says closed makes an open site check again; a restricted one waits for the player', () => {
    const site = answered(normal)
    site.send({ type: 'CLOSED_BY_ANSWER' })
    expect(site.snapshot().hasTag('pending')).toBe(true)
    const blocked = answered({ ...normal, regionRestriction: true })
    blocked.wait(600_000)
    expect(blocked.at()).toBe('restricted')
    blocked.send({ type: 'RETRY' })
    expect(blocked.snapshot().hasTag('pending')).toBe(true)
  })
})
