import { useTranslation } from 'react-i18next'
import type { LimitValue } from '../../../machines/play-limits/limit'
import { formatMoneyShort } from '../../i18n/amounts'

/** Formats whole minutes as hours and minutes: `1 h 30 min`. */
export function useMinutes(): (minutes: number) => string {
  const { t } = useTranslation('protection')
  return (minutes) => {
    const hours = Math.floor(minutes / 60)
    if (hours === 0) return t('minutes', { minutes })
    return minutes % 60 === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: minutes % 60 })
  }
}

/** Formats a limit's value, an amount or a time. */
export function useLimitValue(): (value: LimitValue) => string {
  const time = useMinutes()
  return (value) => (typeof value === 'number' ? time(value) : formatMoneyShort(value))
}
