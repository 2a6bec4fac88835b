import { useTranslation } from 'react-i18next'
import { Loader } from '../ui/Loader'
import css from './PageWait.module.css'

/** Shown while a screen's code is loading; appears after 200 ms, by CSS (CONST-58, ERROR-44). */
export function PageWait() {
  const { t } = useTranslation('shell')
  return (
    <div className={css.wait}>
      <Loader size={56} label={t('loading')} />
    </div>
  )
}
