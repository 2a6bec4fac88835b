import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { openService } from '../../flows/core/late-actions'
import { Button } from '../../ui/Button'
import css from './ClosedNote.module.css'

/** Shown above content still open to an account whose region is blocked: why the rest is not (ERROR-31). */
export default function ClosedNote({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('parts')
  return (
    <div className={css.note}>
      <div>
        <h2 className={css.title}>{t('account.region-blocked.title')}</h2>
        <p>{children ?? t('account.region-blocked.text')}</p>
      </div>
      <Button look="quiet" size="s" onClick={openService}>
        {t('maintenance.service')}
      </Button>
    </div>
  )
}
