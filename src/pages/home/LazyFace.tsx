import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button'
import { GameGridSkeleton } from '../../ui/home/GameGrid'
import type { Face } from './Faces'

// What is wrong may be the very network that the drawing would have to come by.
const Faces = lazy(() => import('./Faces').catch(() => ({ default: PlainFace })))

/** An empty or failed shelf; the skeleton stays until its drawing has come. */
export function LazyFace({ face }: { face: Face }) {
  return (
    <Suspense fallback={<GameGridSkeleton count={9} />}>
      <Faces face={face} />
    </Suspense>
  )
}

/** The same in words alone. */
function PlainFace({ face }: { face: Face }) {
  const { t } = useTranslation(['home', 'shell'])
  if (face.kind !== 'error') {
    return <p className="wrap muted">{t(face.kind === 'empty' ? 'home:empty.title' : 'home:empty.search')}</p>
  }
  return (
    <p className="wrap muted" role="status">
      {t(`shell:failure.${face.failure.code}`)}{' '}
      <Button look="quiet" size="s" onClick={face.onRetry}>
        {t('shell:retry')}
      </Button>
    </p>
  )
}
