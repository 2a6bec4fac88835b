/** The platform's time when it was last learned, and what this phone's clocks said then; null as long as they agree. */
let learned: { readonly time: number; readonly date: number; readonly ticks: number } | null = null

/** Milliseconds by which a right clock may differ: an answer to an early request may have waited for its reader. */
const slack = 10_000

/**
 * The player bundle's only clock: milliseconds since 1970, UTC, by the platform's time. A phone's clock may be days
 * off, or be set while the page is open. Tests fix it in the browser; charts never read it.
 */
export function now(): number {
  if (!learned) return Date.now()
  // One clock stops while the phone sleeps, the other may be set back.
  return learned.time + Math.max(Date.now() - learned.date, performance.now() - learned.ticks)
}

/** What the phone's own clock says, right or wrong: for what one page leaves to the next, which begins with it. */
export const phoneTime = (): number => Date.now()

/** Starts to time a request; what it returns takes the `Date` of the answer, which has whole seconds. */
export function timeRequest(): (date: string | null) => void {
  const sent = performance.now()
  return (date) => {
    const told = Date.parse(date ?? '')
    const ticks = performance.now()
    const way = ticks - sent
    // An answer without a date compares as neither.
    if (told - slack > now() || told + 1_000 + way + slack < now())
      learned = { time: told + 500 + way / 2, date: Date.now(), ticks }
  }
}
