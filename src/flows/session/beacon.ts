import type { FaultEntry, Report, VitalEntry } from '../../platform/report'
import { spokenLanguage } from '../../i18n/language'
import { sendBeacon } from '../../platform/beacon'
import { landedWith, print } from '../../platform/landing'
import { operator } from '../../platform/operator'
import { path } from '../../platform/page'
import { randomWhole } from '../../platform/random'
import { isOnline, onOnline } from '../adapters/network'
import { isVisible, onVisibilityChange } from '../adapters/visibility'
import { perPage } from '../core/lifetime'
import { faults, onFault, type KeptFault } from '../core/log'
import { hasScreen } from '../core/screens'
import { watchScripts } from './script-faults'

/**
 * Reports this page's faults to the operator: codes, names of calls and fields, and each fault's reference.
 */

/** How long faults are collected before a report, milliseconds. */
const gathering = 4_000
/**
 * Minimum interval between reports, milliseconds, and maximum number per page: a loop in a page must not
 * become one on all phones.
 */
const rest = 60_000
const most = 20
/** Maximum faults per report. */
const longest = 20
/** One visit in this many reports performance, and network faults that need no attention one by one. */
const sampled = 10

/** Network faults: they have no reference on screen, and affect all phones of an area at once. */
const weather: ReadonlySet<string> = new Set(['offline', 'timeout'])

/** The screen, never its query; an address without a screen may contain anything. */
const route = () => (hasScreen(path()) ? path() : 'other')

const isCode = /^(?!.*\d{6})[\w.:-]{1,60}$/
const isField = /^[\w.[\]*]{0,80}$/

/** Without the keys of dictionaries, which may contain anything. */
const plainField = (name: string): string => {
  const plain = name.replace(/\{[^{}]*\}/g, '*')
  return isField.test(plain) ? plain : '*'
}

/** A fault as sent; anything that does not look like a name or a code is omitted. */
const entryOf = ({ what, code, own, fields, reference, times }: KeptFault): Omit<FaultEntry, 'route'> => ({
  reference,
  what:
    what
      .replace(/\d{6,}/g, '*')
      .replace(/[^\w .,:"'/-]/g, '*')
      .slice(0, 80) || 'unknown',
  code,
  ...(own === undefined ? {} : { own: isCode.test(own) ? own : 'unprintable' }),
  ...(fields?.length ? { fields: fields.slice(0, 10).map(plainField) } : {}),
  times,
})

export interface Beacon {
  readonly fault: (fault: KeptFault) => void
  readonly vital: (vital: Omit<VitalEntry, 'route'>) => void
  /** Sends everything gathered so far, as when the page is left. */
  readonly flush: () => void
}

/**
 * Collects a page's reports for one endpoint; `isSampled` tells whether this visit also sends sampled
 * reports.
 */
export function createBeacon(address: string, isSampled: boolean): Beacon {
  const waiting = new Map<string, { readonly fault: KeptFault; readonly route: string }>()
  const told = new Set<string>()
  let vitals: VitalEntry[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let sent = 0
  let isResting = false

  function flush(): void {
    if (sent === most || !isOnline() || waiting.size + vitals.length === 0) return
    const next = [...waiting.values()].slice(0, longest)
    const text: Report = {
      version: import.meta.env.VITE_VERSION ?? '',
      operator: operator().id,
      language: spokenLanguage(),
      faults: next.map(({ fault, route }) => ({ ...entryOf(fault), route })),
      vitals: vitals.slice(0, 10),
    }
    const body = JSON.stringify(text)
    if (!sendBeacon(address, body)) return
    sent++
    for (const { fault } of next) waiting.delete(fault.reference)
    vitals = []
    isResting = true
    clearTimeout(timer)
    timer = setTimeout(() => {
      isResting = false
      timer = undefined
      flush()
    }, rest)
  }

  return {
    flush,
    fault(fault) {
      if (weather.has(fault.code) && !isSampled) return
      // Repeats add to the count, but are reported only when it doubles.
      if (told.has(fault.reference) && (fault.times & (fault.times - 1)) !== 0) return
      told.add(fault.reference)
      waiting.set(fault.reference, { fault, route: waiting.get(fault.reference)?.route ?? route() })
      if (!isResting) timer ??= setTimeout(flush, gathering)
    },
    vital(vital) {
      if (isSampled) vitals.push({ ...vital, route: route() })
    },
  }
}

/** Readable output for people trying out an operator's site with `?debug` in its address. */
const tell = ({ what, code, own, fields, reference, times }: KeptFault): void =>
  print(what, own ?? code, ...(fields?.length ? [fields.join(', ')] : []), `#${reference}`, `×${times}`)

/** Sends faults from now on, including those recorded since startup. */
export const startBeacon = perPage((): void => {
  const { faults: address, test } = operator()
  if (test && landedWith('debug')) {
    faults().forEach(tell)
    onFault(tell)
  }
  watchScripts()
  if (address === undefined) return
  const isSampled = randomWhole(1, sampled) === 1
  const beacon = createBeacon(address, isSampled)
  faults().forEach(beacon.fault)
  onFault(beacon.fault)
  onOnline(beacon.flush)
  onVisibilityChange(() => isVisible() || beacon.flush())
  if (!isSampled) return
  void measure(beacon)
})

/** Measures the page; without the measuring code, only faults are reported. */
async function measure(beacon: Beacon): Promise<void> {
  const late = await import('./vitals').catch(() => null)
  late?.watchVitals(beacon.vital)
}
