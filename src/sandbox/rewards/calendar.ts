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

/** The start of the next month. */
export function monthEnd(moment: number): number {
  const there = new Date(moment + zone)
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 1) - zone
}

/** The day of a time, the end exclusive. */
export function dayOf(moment: number): { from: number; to: number } {
  const from = startOfDay(dayNumber(moment))
  return { from, to: from + day }
}

/** The year of a time, the end exclusive. */
export function yearOf(moment: number): { from: number; to: number } {
  const year = new Date(moment + zone).getUTCFullYear()
  return { from: Date.UTC(year, 0, 1) - zone, to: Date.UTC(year + 1, 0, 1) - zone }
}
