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

/** Tells the operator what went wrong in this page: codes, names of calls and fields, and the reference of each fault. */

/** Faults are gathered for so long, milliseconds. */
const gathering = 4_000
/** A report every so often at most, milliseconds, and so many of a page: a loop in a page must not become one of all phones. */
const rest = 60_000
const most = 20
/** Faults in a report. */
const longest = 20
/** One visit in so many tells how fast it was, and of networks that fail by themselves. */
const sampled = 10

/** The network's own weather: no reference is shown for it, and all phones of a town have it at once. */
const weather: ReadonlySet<string> = new Set(['offline', 'timeout'])

/** The screen, never its query; an address without a screen may be anything. */
const route = () => (hasScreen(path()) ? path() : 'other')

const isCode = /^(?!.*\d{6})[\w.:-]{1,60}$/
const isField = /^[\w.[\]*]{0,80}$/

/** Without the keys of dictionaries, which may be anything. */
const plainField = (name: string): string => {
  const plain = name.replace(/\{[^{}]*\}/g, '*')
  return isField.test(plain) ? plain : '*'
}

/** A fault as it is sent; what does not look like a name or a code is not. */
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

/** Gathers what a page has to report for one address; `isSampled` decides what is only told by one visit in many. */
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

/** In words, for people who try an operator's site with `?debug` in its address. */
const tell = ({ what, code, own, fields, reference, times }: KeptFault): void =>
  print(what, own ?? code, ...(fields?.length ? [fields.join(', ')] : []), `#${reference}`, `×${times}`)

/** Sends faults from now on, beginning with those of the start. */
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
  // A page that cannot fetch it says how it fares without.
  void measure(beacon)
})

/** A page that cannot fetch what measures it says how it fares without. */
async function measure(beacon: Beacon): Promise<void> {
  const late = await import('./vitals').catch(() => null)
  late?.watchVitals(beacon.vital)
}
