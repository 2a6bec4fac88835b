/** The platform's time when last learned, and the phone's clocks at that moment; null while they agree. */
let learned: { readonly time: number; readonly date: number; readonly ticks: number } | null = null

/** Tolerance for a correct clock, milliseconds: the answer to an early request may have waited to be read. */
const slack = 10_000

/**
 * The player bundle's only clock: milliseconds since 1970, UTC, by the platform's time. A phone's clock may be days
 * off, or be set while the page is open. Tests fix it in the browser; charts never read it.
 */
export function now(): number {
  if (!learned) return Date.now()
  // `performance.now()` stops while the phone sleeps; `Date.now()` may be set back.
  return learned.time + Math.max(Date.now() - learned.date, performance.now() - learned.ticks)
}

/** When the page was opened, by the platform's time; never too early. */
export const openedAt = (): number => now() - performance.now()

/**
 * The phone's own clock, right or wrong: for what one page leaves for the next, which starts with that clock.
 */
export const phoneTime = (): number => Date.now()

/**
 * Starts timing a request; the returned function takes the answer's `Date` header, which has whole seconds.
 */
export function timeRequest(): (date: string | null) => void {
  const sent = performance.now()
  return (date) => {
    const told = Date.parse(date ?? '')
    const ticks = performance.now()
    const way = ticks - sent
    // Without a date, both comparisons with NaN are false.
    if (told - slack > now() || told + 1_000 + way + slack < now())
      learned = { time: told + 500 + way / 2, date: Date.now(), ticks }
  }
}
