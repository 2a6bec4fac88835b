import { calendarDay, dayStart } from '../../i18n/time'
import { now } from '../../platform/clock'

/** Today and yesterday as calendar days in the phone's time zone. */
export function days(): { readonly today: string; readonly yesterday: string } {
  const moment = now()
  return { today: calendarDay(moment), yesterday: calendarDay(dayStart(moment, 1)) }
}
