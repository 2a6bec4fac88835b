import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onSeen } from '../flows/core/seen'
import { seenAt } from '../flows/core/seen-at'
import { days } from '../flows/core/days'
import { calendarDay, clockTime, dateAndTime } from '../i18n/time'
import { Icon } from '../ui/icons/Icon'
import { wifiSlashBold } from '../ui/icons/phosphor'
import css from './OfflineBar.module.css'

/** Says that the phone is offline, and how old the data on screen is. */
export function OfflineBar() {
  const { t } = useTranslation('parts')
  const seen = useSyncExternalStore(onSeen, seenAt)
  const time = seen < Infinity && (calendarDay(seen) === days().today ? clockTime(seen) : dateAndTime(seen))
  return (
    <p role="status" className={css.bar}>
      <Icon of={wifiSlashBold} size={16} />
      {time ? t('offline.asOf', { time }) : t('offline.bare')}
    </p>
  )
}
