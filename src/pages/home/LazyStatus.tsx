import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import type { Status } from './Statuses'

// The problem may be the very network that the illustration would need.
const Statuses = lateComponent(() => import('./Statuses').catch(() => ({ default: PlainStatus })))

/** An empty or failed category; the skeleton stays until its illustration has loaded. */
export function LazyStatus({ status }: { status: Status }) {
  return (
    <Part wait={<GameGridSkeleton count={9} />}>
      <Statuses status={status} />
    </Part>
  )
}

/** The same as text only. */
function PlainStatus({ status }: { status: Status }) {
  const { t } = useTranslation(['home', 'shell'])
  if (status.kind !== 'error') {
    return <p className="wrap muted">{t('home:empty.title')}</p>
  }
  return (
    <p className="wrap muted" role="status">
      {t(`shell:failure.${status.failure.code}`)}{' '}
      <Button look="quiet" size="s" onClick={status.onRetry}>
        {t('shell:retry')}
      </Button>
    </p>
  )
}
