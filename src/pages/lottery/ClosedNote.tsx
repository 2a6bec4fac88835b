import { useTranslation } from 'react-i18next'
import { openService } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import css from './lottery.module.css'

/** What an account that is closed to its region can do here, and why not the rest (ERROR-31). */
export function ClosedNote() {
  const { t } = useTranslation(['lottery', 'parts'])
  return (
    <div className={css.noteRow}>
      <div>
        <h2 className={css.closedTitle}>{t('parts:account.region-blocked.title')}</h2>
        <p>{t('lottery:closed')}</p>
      </div>
      <Button look="quiet" size="s" onClick={openService}>
        {t('parts:maintenance.service')}
      </Button>
    </div>
  )
}
