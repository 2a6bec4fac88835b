import dayjs from 'dayjs'
import { operator } from '../platform/operator'

/** The hour of a time in the device's time zone, 0 to 23. */
export const hourOf = (moment: number): number => dayjs(moment).hour()
/** The start of the next hour, milliseconds UTC. */
export const nextHour = (moment: number): number => dayjs(moment).startOf('hour').add(1, 'hour').valueOf()
/** A calendar day as shown to the player, in the operator's order: `2026-11-21` becomes `11/21` (CONST-08). */
export const monthAndDay = (day: string | number): string =>
  dayjs(day).format(operator().dates === 'DMY' ? 'DD/MM' : 'MM/DD')
