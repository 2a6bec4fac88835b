import type { Browser, Page } from '@playwright/test'

/** An event of a browser's trace: start, duration, and CPU time of its thread; microseconds. */
interface Traced {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly data?: { readonly type?: string } }
}

/** The events that start a tap or a key press, and those that may follow. */
const kinds = {
  tap: { first: 'pointerup', rest: /^(pointerup|touchend|mousedown|mouseup|click)/ },
  key: { first: 'keydown', rest: /^(key|input|beforeinput)/ },
} as const

/** A frame later than this does not count as the response, microseconds. */
const longest = 1_000_000

/**
 * How long the page's thread worked on each tap or key, from its event to the frame after the last of its events,
 * milliseconds. Time in which the thread waited for the processor does not count.
 */
function answersIn(trace: readonly Traced[], kind: keyof typeof kinds): number[] {
  const { first, rest } = kinds[kind]
  const typeOf = (one: Traced) => (one.name === 'EventDispatch' ? (one.args?.data?.type ?? '') : '')
  const begun = trace.find((one) => typeOf(one) === first)
  if (!begun) return []
  const main = trace
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === begun.pid && tid === begun.tid)
    .sort((a, b) => a.ts - b.ts)
  const starts = main.filter((one) => typeOf(one) === first)
  return starts.map(({ ts }, at) => {
    const end = Math.min(starts[at + 1]?.ts ?? Infinity, ts + longest)
    const during = main.filter((one) => one.ts >= ts - longest && one.ts < end)
    const last = during.findLast((one) => one.ts >= ts && rest.test(typeOf(one)))?.ts ?? ts
    const frame = during.find((one) => one.name === 'Layerize' && one.ts > last)?.ts ?? last
    const tasks = during.filter(
      (one) => one.name.endsWith('RunTask') && one.ts <= frame && one.ts + (one.dur ?? 0) >= ts,
    )
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000
  })
}

/** Traces what is done on a page and gives the answers to its taps or keys. */
export async function answersTo(
  browser: Browser,
  page: Page,
  kind: keyof typeof kinds,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  return answersIn(trace.traceEvents, kind)
}
