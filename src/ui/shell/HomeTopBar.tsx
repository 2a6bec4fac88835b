import type { ReactNode } from 'react'
import { classes } from '../classes'
import { IconButton } from '../IconButton'
import { listBold } from '../icons/phosphor'
import { useScrolled } from './useScrolled'
import css from './TopBar.module.css'

export interface HomeTopBarProps {
  /** Spoken name of the menu button, and whether the menu is open. */
  menu: { label: string; open?: boolean; onOpen: () => void }
  /** The brand's sign [LAYOUT-15]: signed out the `Logo` linked home, signed in only the `Mark`. */
  logo: ReactNode
  /** Signed in: greeting and username beside the mark [LAYOUT-16]; a press opens the account menu [LAYOUT-30].
   * `menuLabel` is spoken and holds the name, for example "Account of mika_07". */
  player?:
    | { greeting: string; name: string; menuLabel: string; menuOpen: boolean; onOpen: () => void }
    | undefined
  /** Signed in: the balance ticket [LAYOUT-17]. */
  balance?: ReactNode
  /** Signed out: Log in, and Register where the brand allows it [LAYOUT-22] [LAYOUT-23]. */
  children?: ReactNode
  /** The language control [LAYOUT-21]. */
  language?: ReactNode
  /** Transparent over a hero until the page is scrolled. */
  clear?: boolean | undefined
}

/** The home page's top bar. */
export function HomeTopBar({ menu, logo, player, balance, children, language, clear }: HomeTopBarProps) {
  const scrolled = useScrolled(clear === true)
  return (
    <header className={classes(css.bar, clear && !scrolled && css.clear)}>
      <IconButton
        icon={listBold}
        label={menu.label}
        aria-haspopup="dialog"
        aria-expanded={menu.open ?? false}
        onClick={menu.onOpen}
      />
      <div className={classes(css.who, !player && css.sign)}>
        {player ? (
          // Mark and name are one target, so that it stays wide enough where the name has no room.
          <button
            type="button"
            className={css.account}
            aria-label={player.menuLabel}
            aria-haspopup="dialog"
            aria-expanded={player.menuOpen}
            onClick={player.onOpen}
          >
            {logo}
            <span className={css.player}>
              <span className="cut">{player.greeting}</span> <b className="cut">{player.name}</b>
            </span>
          </button>
        ) : (
          logo
        )}
      </div>
      {balance}
      {language}
      {children}
    </header>
  )
}
