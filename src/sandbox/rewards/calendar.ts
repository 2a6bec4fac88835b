/** The platform's calendar: days, weeks and months in Manila, which has no daylight saving time. */

const zone = 8 * 3_600_000
export const day = 24 * 3_600_000

/** Days since 1970 in Manila. */
export const dayNumber = (moment: number): number => Math.floor((moment + zone) / day)

const startOfDay = (number: number): number => number * day - zone

/** Monday to Monday, the end exclusive. 1 January 1970 was a Thursday. */
export function weekOf(moment: number): { from: number; to: number } {
  const today = dayNumber(moment)
  const from = startOfDay(today - ((today + 3) % 7))
  return { from, to: from + 7 * day }
}

/** The start of the month. */
export function monthStart(moment: number): number {
  const there = new Date(moment + zone)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1) - zone
}

/** `2026-01-12`; also identifies a week. */
export const dayName = (moment: number): string => new Date(moment + zone).toISOString().slice(0, 10)
