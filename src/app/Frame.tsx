import { useSelector } from '@xstate/react'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { readyWords } from '../i18n/i18n'
import { operator } from '../flows/core/operator'
import { useLocation, useNavigationType } from 'react-router-dom'
import { appActor, sessionActor, type SessionActor } from '../flows/core/root'
import { useAccount } from '../flows/core/useAccount'
import { onResting, restingInvites } from '../flows/core/resting'
import { Redirect } from '../pages/shared/Redirect'
import { lateComponent } from '../ui/late'
import { Part } from '../ui/Part'
import { SkipLink } from '../ui/shell/PageFrame'
import * as paths from '../../machines/shared/paths'
import { accessOf } from './access'
import { BrokenScreen } from './BrokenScreen'
import { isStill } from './navigation'
import { PageWait } from './PageWait'
import { latePage, routeOf, type Route } from './routes'
import { tabs } from './tabs'
import css from './Frame.module.css'

const NotFoundPage = lateComponent(latePage('notFound'))
const RestingPage = lateComponent(latePage('resting'))

/** Its title comes from another table. */
const titleKey = ({ title }: Route) => (title.includes(':') ? title : `titles:${title}`) as 'titles:home'

/** The frame of the open site: the screen of the address, and the bars around it. */
export function Frame() {
  const { t, i18n } = useTranslation(['shell', 'titles'])
  const { pathname } = useLocation()
  const route = routeOf(pathname)
  const account = useAccount()
  const brand = operator()
  useEffect(() => {
    const title = route && route.path !== paths.home ? titleKey(route) : null
    const name = () => {
      document.title = title && i18n.exists(title) ? `${t(title)} · ${brand.name}` : brand.name
    }
    name()
    // Titles load with the screen, after the frame has rendered, or later if their file failed at first.
    i18n.store.on('added', name)
    if (title?.startsWith('titles:')) readyWords('titles').catch(() => {})
    return () => i18n.store.off('added', name)
  }, [route, t, i18n, brand])
  return (
    <>
      <SkipLink>{t('skip')}</SkipLink>
      <Entrance key={pathname}>
        <Part wait={<PageWait />} broken={<BrokenScreen />}>
          {route ? <Screen route={route} /> : <NotFoundPage />}
        </Part>
      </Entrance>
      {route?.footer && (
        <Part>
          <tabs.Component key={account} />
        </Part>
      )}
    </>
  )
}

/** How a screen enters, decided once. */
function Entrance({ children }: { children: ReactNode }) {
  const kind = useNavigationType()
  const [still] = useState(() => isStill(kind))
  return <div className={still ? '' : css.fade}>{children}</div>
}

/** A screen behind its guard; guarded screens wait until the session is known. */
function Screen({ route }: { route: Route }) {
  const unknown = useSelector(appActor(), (state) => state.hasTag('player-unknown'))
  const type = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.type ?? null)
  const account = useAccount()
  if (route.guard !== 'open' && unknown) return <PageWait />
  const visit = { route, type, account }
  return route.guard === 'held' ? <Held {...visit} /> : <Guarded {...visit} />
}

interface Visit {
  route: Route
  /** The player's account type; null for a guest. */
  type: number | null
  account: string
}

/**
 * Players who were admitted stay when their session ends, unless someone else signs in: the guard applies
 * only on entry.
 */
function Held(visit: Visit) {
  const [arrived] = useState(visit)
  return <Guarded {...(visit.account === '' ? arrived : visit)} />
}

function Guarded({ route, type, account }: Visit) {
  const { pathname, search } = useLocation()
  const invites = useSyncExternalStore(onResting, restingInvites)
  const away = accessOf(route.guard, type)
  if (away) return <Redirect to={away.to} next={away.next ? pathname + search : undefined} />
  // Another player gets a new screen; on sign-in screens the screen itself handles the change.
  const screen = <route.page.Component key={route.comeAndGo ? '' : account} />
  // During a break from play, a screen that invites to play is replaced by one about the break (trust 34).
  return invites?.(route.path, search) ? <RestingPage /> : screen
}
