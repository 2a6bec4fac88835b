import dayjs from 'dayjs'

/** Moments as the player reads them: in the phone's own zone, `MM/DD` and `HH:mm` (CONST-08). */
export const clockTime = (moment: number): string => dayjs(moment).format('HH:mm')
export const shortDate = (moment: number): string => dayjs(moment).format('MM/DD')
/** With its year, for what is long ago: `07/15/2026`. */
export const longDate = (moment: number): string => dayjs(moment).format('MM/DD/YYYY')
export const dateAndTime = (moment: number): string => dayjs(moment).format('MM/DD HH:mm')
/** A day of any year, `11/20/2026`: for what has long counted. */
export const dayOfYear = (moment: number): string => dayjs(moment).format('MM/DD/YYYY')
/** What is left of a wait: `4:05`, or `20:04:05` from an hour on. */
export function countdown(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const end = two(seconds % 60)
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${end}` : `${minutes}:${end}`
}
/** The first moment of a moment's day, or of the day some days before it. */
export const dayStart = (moment: number, daysBefore = 0): number =>
  dayjs(moment).startOf('day').subtract(daysBefore, 'day').valueOf()
/** How far the phone's zone is from UTC at a moment, `+08:00`. */
export const zoneOf = (moment: number): string => dayjs(moment).format('Z')
/** The phone's zone by its IANA name, `Asia/Manila`. */
export const zoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
/** The first moment of a day that is given as `2026-11-20`. */
export const dayOf = (day: string): number => dayjs(day).valueOf()
/** The day of a moment, `2026-11-20`: for what is kept "for today". */
export const calendarDay = (moment: number): string => dayjs(moment).format('YYYY-MM-DD')
