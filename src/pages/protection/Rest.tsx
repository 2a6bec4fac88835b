import { useTranslation } from 'react-i18next'
import * as paths from '../../../machines/shared/paths'
import type { PlayBreak } from '../../flows/member/protection'
import { dateAndTime, longDate } from '../../i18n/time'
import { List, ListRow } from '../../ui/List'

/** The state of a break in one sentence: until when, over, or its end requested. */
export function useRestWords(): (now: PlayBreak) => string {
  const { t } = useTranslation('protection')
  return (now) => {
    if (now.over) return t(now.kind === 'time-out' ? 'rest.over' : 'rest.over.wait', { hours: now.waitHours })
    if (now.opensAt !== null) return t('rest.opens', { time: dateAndTime(now.opensAt) })
    if (now.until === null) return t('rest.forGood')
    return t('rest.until', { date: longDate(now.until), time: dateAndTime(now.until) })
  }
}

/** What remains possible during a break: withdrawing, and reading all records. */
export function StaysOpen() {
  const { t } = useTranslation('protection')
  return (
    <List label={t('rest.open')}>
      <ListRow href={paths.withdraw}>{t('rest.withdraw')}</ListRow>
      <ListRow href={paths.accountRecord}>{t('rest.history')}</ListRow>
      <ListRow href={paths.gameRecord}>{t('ways.bets')}</ListRow>
      <ListRow href={paths.service}>{t('ways.talk')}</ListRow>
    </List>
  )
}
