import dayjs from 'dayjs'
import { operator } from '../platform/operator'
import { monthAndDay } from './hour'

/**
 * Times as shown to the player: in the device's time zone, `MM/DD` in the operator's order, and `HH:mm`
 * (CONST-08).
 */
export const clockTime = (moment: number): string => dayjs(moment).format('HH:mm')
export const shortDate = (moment: number): string => monthAndDay(moment)
/** A date with its year: `07/15/2026`. */
export function longDate(moment: number): string {
  const day = monthAndDay(moment)
  const year = dayjs(moment).format('YYYY')
  return operator().dates === 'YMD' ? `${year}/${day}` : `${day}/${year}`
}
export const dateAndTime = (moment: number): string => `${shortDate(moment)} ${clockTime(moment)}`
/** Time left: `4:05`, or `20:04:05` from one hour. */
export function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`
}
/** Midnight at the start of a time's day, or some days earlier. */
export const dayStart = (moment: number, daysBefore = 0): number =>
  dayjs(moment).startOf('day').subtract(daysBefore, 'day').valueOf()
/** The UTC offset of the device's time zone at a moment, `+08:00`. */
export const zoneOf = (moment: number): string => dayjs(moment).format('Z')
/** The device's IANA time zone, `Asia/Manila`; the operator's if the device reports none. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || operator().timeZone
/** Midnight at the start of a day given as `2026-11-20`. */
export const dayOf = (day: string): number => dayjs(day).valueOf()
/** The calendar day of a moment, `2026-11-20`: for settings kept "for today". */
export const calendarDay = (moment: number): string => dayjs(moment).format('YYYY-MM-DD')
