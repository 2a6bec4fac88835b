import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appActor, sessionActor, siteActor, type SessionActor, type SiteActor } from '../../flows/root'
import { sideMenu } from '../../flows/side-menu'
import { isBuilt } from '../../flows/screens'
import { partOfFrame } from '../../i18n/lazy'
import { Button } from '../../ui/Button'
import { Logo, Mark } from '../../ui/Logo'
import { HomeTopBar } from '../../ui/shell/HomeTopBar'
import { Language } from './Language'

/** Fetched when somebody is signed in. */
const Balance = lazy(
  partOfFrame(() => import('./Balance').then(({ Balance: ticket }) => ({ default: ticket }))),
)
/** Fetched with the first look at it. */
const AccountMenu = lazy(partOfFrame(() => import('./AccountMenu')))

/** Home's top bar: nothing of the player's side shows before it is known who is here (LAYOUT-15..23). */
export function HomeBar({ clear }: { clear: boolean }) {
  const { t } = useTranslation('shell')
  const who = useSelector(appActor(), (state) =>
    state.hasTag('signed-in') ? 'player' : state.hasTag('guest') ? 'guest' : 'unknown',
  )
  const name = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.userName ?? '')
  const menuOpen = useSelector(sideMenu, (state) => state.hasTag('open'))
  const mayRegister = useSelector(
    siteActor() as SiteActor,
    ({ context }) => (context.flags ?? context.settings?.whitelabel)?.DIRECTREG3 === '1',
  )
  const [account, setAccount] = useState(false)
  const [looked, setLooked] = useState(false)
  const openAccount = () => {
    setLooked(true)
    setAccount(true)
  }
  return (
    <>
      <HomeTopBar
        menu={{ label: t('menu'), open: menuOpen, onOpen: () => sideMenu.send({ type: 'OPEN' }) }}
        logo={who === 'player' ? <Mark size={28} /> : <Logo href="/m/home" label={t('tab.home')} />}
        clear={clear}
        language={<Language />}
        {...(who === 'player'
          ? {
              player: {
                greeting: t('hello'),
                name,
                menuLabel: `${t('hello')} ${name}, ${t('account')}`,
                menuOpen: account,
                onOpen: openAccount,
              },
              balance: (
                <Suspense fallback={null}>
                  <Balance />
                </Suspense>
              ),
            }
          : {})}
      >
        {who === 'guest' && (
          <>
            <Button size="s" look="quiet" href="/m/login">
              {t('logIn')}
            </Button>
            {mayRegister && isBuilt('/m/register') && (
              <Button size="s" href="/m/register">
                {t('register')}
              </Button>
            )}
          </>
        )}
      </HomeTopBar>
      {who === 'player' && looked && (
        <Suspense fallback={null}>
          <AccountMenu open={account} onClose={() => setAccount(false)} />
        </Suspense>
      )}
    </>
  )
}
