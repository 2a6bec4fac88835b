import dayjs from 'dayjs'

/** The hour of a moment in the phone's own zone, 0 to 23. */
export const hourOf = (moment: number): number => dayjs(moment).hour()
/** The first moment of the hour after a moment, milliseconds UTC. */
export const nextHour = (moment: number): number => dayjs(moment).startOf('hour').add(1, 'hour').valueOf()
/** A day of the calendar as the player reads it, `2026-11-21` becomes `11/21` (CONST-08). */
export const monthAndDay = (day: string): string => dayjs(day).format('MM/DD')
