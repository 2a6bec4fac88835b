import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logFault } from '../flows/core/log'
import { Button } from '../ui/Button'
import { askAgain } from '../ui/late'
import { PageFrame } from '../ui/shell/PageFrame'
import * as paths from '../../machines/shared/paths'
import css from './BrokenScreen.module.css'

interface BrokenScreenProps {
  /** Set if more is known than that something broke. */
  title?: string
  text?: string
}

/**
 * The last resort of a screen that broke: what happened, what is safe, the way back, and a reference; no
 * stack, address or token. Plain on purpose: it is part of the first chunk, because nothing else may be
 * loadable.
 */
export function BrokenScreen({ title, text }: BrokenScreenProps) {
  const { t } = useTranslation('shell')
  // Logged during render: effects may not run. A re-render keeps the same reference.
  const [id] = useState(() => logFault({ what: 'screen', code: 'unknown' }))
  return (
    <PageFrame>
      <div className={css.screen} role="alert">
        <h1 className="d3 display">{title ?? t('broken.title')}</h1>
        <p>{text ?? t('broken.text')}</p>
        <p className="t3 quiet num">{t('broken.reference', { id })}</p>
        <Button onClick={askAgain}>{t('retry')}</Button>
        <Button look="line" href={paths.home}>
          {t('toHome')}
        </Button>
      </div>
    </PageFrame>
  )
}
