import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { logoName } from '../../flows/core/operator'
import { appActor, currentFlags, sessionActor, type SessionActor } from '../../flows/core/root'
import { useSite } from '../../flows/core/useSite'
import { sideMenu } from '../../flows/home/side-menu'
import { partOfFrame } from '../../i18n/lazy'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/classes'
import { IconButton } from '../../ui/IconButton'
import { listBold } from '../../ui/icons/phosphor'
import { lateComponent } from '../../ui/late'
import { Part } from '../../ui/Part'
import { Logo, Mark } from '../../ui/Logo'
import css from '../../ui/shell/TopBar.module.css'
import { useScrolled } from '../../ui/shell/useScrolled'
import * as paths from '../../../machines/shared/paths'
import { Language } from './Language'

/** Fetched when somebody is signed in. */
const Balance = lateComponent(partOfFrame(() => import('./Balance')))
/** Fetched when first opened. */
const AccountMenu = lateComponent(partOfFrame(() => import('./AccountMenu')))

/**
 * Home's top bar, transparent above the hero until the page is scrolled: nothing account-specific is shown
 * until the session is known (LAYOUT-15..23).
 */
export function HomeBar({ clear }: { clear: boolean }) {
  const { t } = useTranslation('shell')
  const who = useSelector(appActor(), (state) =>
    state.hasTag('signed-in') ? 'player' : state.hasTag('guest') ? 'guest' : 'unknown',
  )
  const name = useSelector(sessionActor() as SessionActor, (state) => state.context.session?.userName ?? '')
  const menuOpen = useSelector(sideMenu(), (state) => state.hasTag('open'))
  const mayRegister = useSite(currentFlags).DIRECTREG3 === '1'
  const scrolled = useScrolled(clear)
  const [account, setAccount] = useState(false)
  const [looked, setLooked] = useState(false)
  const openAccount = () => {
    setLooked(true)
    setAccount(true)
  }
  return (
    <>
      <header className={classes(css.bar, clear && !scrolled && css.clear)}>
        <IconButton
          icon={listBold}
          label={t('menu')}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => sideMenu().send({ type: 'OPEN' })}
        />
        <div className={classes(css.who, who !== 'player' && css.sign)}>
          {who === 'player' ? (
            // Mark and name are one target, so that it stays wide enough if there is no room for the name.
            <button
              type="button"
              className={css.account}
              aria-label={`${t('hello')} ${name}, ${t('account')}`}
              aria-haspopup="dialog"
              aria-expanded={account}
              onClick={openAccount}
            >
              <Mark size={28} />
              <span className={css.player}>
                <span className="cut">{t('hello')}</span> <b className="cut">{name}</b>
              </span>
            </button>
          ) : (
            <Logo name={logoName()} href={paths.home} label={t('tab.home')} />
          )}
        </div>
        {who === 'player' && (
          <Part>
            <Balance />
          </Part>
        )}
        <Language />
        {who === 'guest' && (
          <>
            <Button size="s" look="quiet" href={paths.login}>
              {t('logIn')}
            </Button>
            {mayRegister && (
              // The hero's own button is the lit one.
              <Button size="s" look="quiet" href={paths.register}>
                {t('register')}
              </Button>
            )}
          </>
        )}
      </header>
      {who === 'player' && looked && (
        <Part>
          <AccountMenu open={account} onClose={() => setAccount(false)} />
        </Part>
      )}
    </>
  )
}
