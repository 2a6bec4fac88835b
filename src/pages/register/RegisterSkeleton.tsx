import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../ui/Skeleton'
import page from './RegisterPage.module.css'
import css from './RegisterSkeleton.module.css'

const rows = ['tabs', 'name', 'password', 'again', 'number', 'code'] as const

/** The form's skeleton, while its fields are loading. */
export function RegisterSkeleton() {
  const { t } = useTranslation('register')
  return (
    <div className={css.rows} aria-busy="true">
      <h1 className={`display d2 ${page.title}`}>{t('title')}</h1>
      {rows.map((row) => (
        <Skeleton key={row} className={css.row} />
      ))}
    </div>
  )
}
