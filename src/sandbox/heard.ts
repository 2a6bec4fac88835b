import * as v from 'valibot'
import { report, type FaultEntry, type VitalEntry } from '../platform/report'

/**
 * Pages' reports about themselves, in memory: faults, performance figures, and browsers' policy and crash
 * reports. A stand-in for the operator's collector; it accepts no more than necessary, and stores nothing
 * unknown.
 */

/** Maximum bytes per request. */
const largest = 16_384
/** Maximum number of entries per kind. */
const kept = 500
/** Maximum requests per address and minute. */
const perMinute = 60

interface Circumstances {
  readonly at: number
  readonly version: string
  readonly operator: string
  readonly language: string
}

type HeardFault = FaultEntry & Circumstances
type HeardVital = VitalEntry & Circumstances

/** Browser-generated reports, without the addresses and code samples sent along. */
interface BrowserReport {
  readonly at: number
  readonly type: string
  readonly path: string
  readonly detail: string
}

const pathOf = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? new URL(address).pathname : ''
const word = (text: unknown): string =>
  typeof text === 'string' ? text.split(/[\s?]/)[0]!.slice(0, 120) : ''

const legacy = v.object({ 'csp-report': v.record(v.string(), v.unknown()) })
const modern = v.array(
  v.object({ type: v.string(), url: v.optional(v.string()), body: v.record(v.string(), v.unknown()) }),
)

/** Origins and keywords; the path of a blocked file may reveal a player's activity. */
const blocked = (what: unknown): string =>
  typeof what === 'string' && URL.canParse(what) ? new URL(what).origin : word(what)

function browserReports(given: unknown, at: number): BrowserReport[] | null {
  const old = v.safeParse(legacy, given)
  if (old.success) {
    const body = old.output['csp-report']
    const detail = `${word(body['effective-directive'] ?? body['violated-directive'])} ${blocked(body['blocked-uri'])}`
    return [{ at, type: 'csp-violation', path: pathOf(body['document-uri']), detail }]
  }
  const list = v.safeParse(modern, given)
  if (!list.success) return null
  return list.output.map(({ type, url, body }) => {
    const detail = [word(body.effectiveDirective), blocked(body.blockedURL), word(body.reason), word(body.id)]
    return { at, type: word(type), path: pathOf(url), detail: detail.filter(Boolean).join(' ') }
  })
}

export interface Heard {
  readonly faults: readonly HeardFault[]
  readonly vitals: readonly HeardVital[]
  readonly browser: readonly BrowserReport[]
  /** Takes a request from a page or a browser; the status tells why it was refused. */
  take: (request: Request, from: string, now: number) => Promise<204 | 400 | 413 | 429>
  clear: () => void
}

export function createHeard(): Heard {
  const faults: HeardFault[] = []
  const vitals: HeardVital[] = []
  const browser: BrowserReport[] = []
  const asked = new Map<string, { count: number; until: number }>()
  const add = <Entry>(list: Entry[], more: readonly Entry[]) => {
    list.push(...more)
    list.splice(0, Math.max(0, list.length - kept))
  }

  function isTooMuch(from: string, now: number): boolean {
    for (const [one, { until }] of asked) if (until <= now) asked.delete(one)
    const window = asked.get(from) ?? { count: 0, until: now + 60_000 }
    window.count++
    asked.set(from, window)
    return window.count > perMinute
  }

  return {
    faults,
    vitals,
    browser,
    async take(request, from, now) {
      if (isTooMuch(from, now)) return 429
      if (Number(request.headers.get('Content-Length')) > largest) return 413
      const text = await request.text()
      if (text.length > largest) return 413
      let given: unknown
      try {
        given = JSON.parse(text)
      } catch {
        return 400
      }
      const parsed = v.safeParse(report, given)
      if (parsed.success) {
        const { faults: more, vitals: figures, ...page } = parsed.output
        add(
          faults,
          more.map((one) => ({ ...one, ...page, at: now })),
        )
        add(
          vitals,
          figures.map((one) => ({ ...one, ...page, at: now })),
        )
        return 204
      }
      const reports = browserReports(given, now)
      if (!reports) return 400
      add(browser, reports)
      return 204
    },
    clear() {
      for (const list of [faults, vitals, browser]) list.length = 0
      asked.clear()
    },
  }
}
