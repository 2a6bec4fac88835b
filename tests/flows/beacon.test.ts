import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { report, type Report } from '../../src/platform/report'
import { createBeacon, type Beacon } from '../../src/flows/session/beacon'
import { faults, logFault, onFault } from '../../src/flows/core/log'
import { registerScreens } from '../../src/flows/core/screens'

/** Bodies sent to the operator's address. */
let sent: Report[]
let accepts: boolean
let online: boolean
let forget = () => {}

function page(at: string, isSampled = false): Beacon {
  vi.stubGlobal('window', { location: { pathname: at, search: '?token=secret' } })
  const beacon = createBeacon('/faults', isSampled)
  forget = onFault(beacon.fault)
  return beacon
}

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  accepts = true
  online = true
  registerScreens((path) => path === '/m/help')
  vi.stubGlobal('navigator', {
    get onLine() {
      return online
    },
    sendBeacon: (_: string, text: string) => {
      if (accepts) sent.push(v.parse(report, JSON.parse(text)))
      return accepts
    },
  })
})

afterEach(() => {
  forget()
  vi.useRealTimers()
})

it('faults of some seconds are one report: codes, call, fields, screen and the reference that the player reads', () => {
  page('/m/help')
  const reference = logFault({ what: 'helpArticles', code: 'bad-answer', fields: ['list[].title'] })
  logFault({ what: 'walletBalance', code: 'unknown', own: 'E1042' })
  expect(sent).toEqual([])
  vi.advanceTimersByTime(4_000)
  expect(sent).toMatchObject([
    {
      operator: 'perya',
      language: 'EN',
      faults: [
        {
          reference,
          what: 'helpArticles',
          code: 'bad-answer',
          fields: ['list[].title'],
          route: '/m/help',
          times: 1,
        },
        { what: 'walletBalance', code: 'unknown', own: 'E1042' },
      ],
    },
  ])
})

it('the same fault has the same reference, and is news only when it has doubled', () => {
  page('/m/help')
  const fault = { what: 'siteStatus', code: 'upgrading' }
  const references = new Set(Array.from({ length: 9 }, () => logFault(fault)))
  expect(references.size).toBe(1)
  vi.advanceTimersByTime(4_000)
  expect(sent[0]?.faults).toMatchObject([{ times: 9 }])
  logFault(fault)
  vi.advanceTimersByTime(120_000)
  expect(sent).toHaveLength(1)
})

it('what came three times before the beacon is told, too', () => {
  for (let n = 0; n < 3; n++) logFault({ what: 'before', code: 'bad-answer' })
  const beacon = page('/m/help')
  faults().forEach(beacon.fault)
  vi.advanceTimersByTime(4_000)
  expect(sent[0]?.faults).toContainEqual(expect.objectContaining({ what: 'before', times: 3 }))
})

it('an address without a screen is not told', () => {
  page('/m/nowhere/mika_07')
  logFault({ what: 'noticeList', code: 'unknown' })
  vi.advanceTimersByTime(4_000)
  expect(sent[0]?.faults[0]?.route).toBe('other')
})

it('a page in a loop reports once a minute, and twenty times in all', () => {
  page('/m/help')
  for (let n = 0; n < 200; n++) {
    logFault({ what: `loop ${n}`, code: 'unknown' })
    vi.advanceTimersByTime(30_000)
  }
  expect(sent.length).toBe(20)
  const waits = sent.map(({ faults: list }) => list.length)
  expect(Math.max(...waits)).toBeLessThanOrEqual(20)
})

it('slow networks are told by sampled visits only, faults of the platform by all', () => {
  page('/m/help')
  logFault({ what: 'sampled out', code: 'offline' })
  logFault({ what: 'sampled out', code: 'timeout' })
  vi.advanceTimersByTime(4_000)
  expect(sent).toEqual([])
  forget()
  page('/m/help', true)
  logFault({ what: 'sampled in', code: 'timeout' })
  vi.advanceTimersByTime(4_000)
  expect(sent[0]?.faults).toMatchObject([{ what: 'sampled in' }])
})

it('what cannot be sent waits: without a network, or when the browser takes no more', () => {
  const beacon = page('/m/help')
  online = false
  logFault({ what: 'waits', code: 'unknown' })
  vi.advanceTimersByTime(4_000)
  online = true
  accepts = false
  beacon.flush()
  expect(sent).toEqual([])
  accepts = true
  beacon.flush()
  expect(sent[0]?.faults).toMatchObject([{ what: 'waits' }])
})

it('figures of speed go with the page, of sampled visits only', () => {
  const beacon = page('/m/help', true)
  beacon.vital({ name: 'LCP', value: 812.4 })
  beacon.flush()
  expect(sent[0]?.vitals).toEqual([{ name: 'LCP', value: 812.4, route: '/m/help' }])
  const other = page('/m/help')
  other.vital({ name: 'LCP', value: 812.4 })
  other.flush()
  expect(sent).toHaveLength(1)
})

it('no more than fifty are kept', () => {
  page('/m/help')
  for (let n = 0; n < 80; n++) logFault({ what: `many ${n}`, code: 'unknown' })
  expect(faults()).toHaveLength(50)
})
