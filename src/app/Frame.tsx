import { useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readyWords } from '../i18n/i18n'
import { useBrand } from '../flows/brand'
import { Navigate, useLocation } from 'react-router-dom'
import { appActor, sessionActor, type SessionActor } from '../flows/root'
import { partOfFrame } from '../i18n/lazy'
import { PageTransition } from '../ui/PageTransition'
import { SkipLink } from '../ui/shell/PageFrame'
import { accessOf } from './access'
import { BrokenScreen } from './BrokenScreen'
import { ErrorBoundary } from './ErrorBoundary'
import { wasSwiped } from './navigation'
import { PageWait } from './PageWait'
import { routeOf, type Route } from './routes'
import { tabs } from './tabs'

const NotFoundPage = lazy(partOfFrame(() => import('../pages/site/NotFoundPage')))
const NotBuiltPage = lazy(partOfFrame(() => import('../pages/site/NotBuiltPage')))

const brokenScreen = (reference: string, retry: () => void) => (
  <BrokenScreen reference={reference} onRetry={retry} />
)

/** The frame of the open site: the screen of the address, and the bars around it. */
export function Frame() {
  const { t, i18n } = useTranslation(['shell', 'titles'])
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  const brand = useBrand()
  useEffect(() => {
    let left = false
    const name = () => {
      const known = route && route.path !== '/m/home' && i18n.exists(`titles:${route.title}`)
      document.title = known ? `${t(`titles:${route.title}`)} · ${brand.name}` : brand.name
    }
    name()
    // The titles come with the screen, after the frame has been drawn.
    if (route && route.path !== '/m/home')
      void readyWords('titles').then(
        () => left || name(),
        () => {},
      )
    return () => {
      left = true
    }
  }, [route, t, i18n, brand])
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <PageTransition page={pathname} still={wasSwiped()}>
        <ErrorBoundary page={pathname} fallback={brokenScreen}>
          <Suspense fallback={<PageWait />}>{route ? <Screen route={route} /> : <NotFoundPage />}</Suspense>
        </ErrorBoundary>
      </PageTransition>
      {route?.footer && (
        <Suspense fallback={null}>
          <tabs.Component />
        </Suspense>
      )}
    </>
  )
}

/** A screen behind its guard; while nobody knows who is here, guarded screens wait. */
function Screen({ route }: { route: Route }) {
  const { pathname, search } = useLocation()
  const unknown = useSelector(appActor(), (state) => state.matches({ player: 'unknown' }))
  // The screen that somebody has been let into.
  const [inside, setInside] = useState('')
  const type = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.type ?? null)
  if (route.guard !== 'open' && unknown) return <PageWait />
  const away = route.guard === 'held' && inside === route.path ? null : accessOf(route.guard, type)
  const now = away ? '' : route.path
  if (inside !== now) setInside(now)
  if (away) {
    const to = away.next ? `${away.to}?next=${encodeURIComponent(pathname + search)}` : away.to
    return <Navigate to={to} replace />
  }
  return route.page ? <route.page.Component /> : <NotBuiltPage />
}
