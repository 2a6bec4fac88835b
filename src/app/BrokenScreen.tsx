import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { PageFrame } from '../ui/shell/PageFrame'
import css from './BrokenScreen.module.css'

/**
 * The last resort of a screen that broke: what happened, what is safe, the way back, and a reference. Plain on
 * purpose: it is part of the first chunk, because nothing else may be there to fetch.
 */
export function BrokenScreen({ reference, onRetry }: { reference: string; onRetry: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <PageFrame>
      <div className={css.screen} role="alert">
        <h1 className="d3 display">{t('broken.title')}</h1>
        <p>{t('broken.text')}</p>
        <p className="t3 quiet num">{t('broken.reference', { id: reference })}</p>
        <Button onClick={onRetry}>{t('retry')}</Button>
        <Button look="line" href="/m/home">
          {t('toHome')}
        </Button>
      </div>
    </PageFrame>
  )
}
