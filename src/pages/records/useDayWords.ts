import { useTranslation } from 'react-i18next'
import { days } from '../../flows/core/days'
import { calendarDay, shortDate } from '../../i18n/time'

/** Words for a given day, with the last two by name: `Today, 11/22`. */
export function useDayWords(): (moment: number) => string {
  const { t } = useTranslation('records')
  const { today, yesterday } = days()
  return (moment) => {
    const date = shortDate(moment)
    const day = calendarDay(moment)
    return day === today ? t('today', { date }) : day === yesterday ? t('yesterday', { date }) : date
  }
}
