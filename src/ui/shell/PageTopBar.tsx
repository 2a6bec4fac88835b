import type { ReactNode } from 'react'
import { classes } from '../classes'
import { IconButton } from '../IconButton'
import { arrowLeftBold } from '../icons/phosphor'
import { useScrolled } from './useScrolled'
import css from './TopBar.module.css'

interface PageTopBarProps {
  /**
   * The back arrow [LAYOUT-24]. With `href` it is a link, otherwise a button. Omit if there is no way back.
   */
  back?: { label: string; href?: string; onBack?: () => void } | undefined
  /** Title of the page, its `h1` [LAYOUT-25]. Omit if a hero has the title, and pass `logo`. */
  title?: ReactNode
  logo?: ReactNode
  /** The balance ticket, on pages where money is spent: the title is then on the left. */
  balance?: ReactNode
  /** Actions on the right: icon buttons, the language control. */
  children?: ReactNode
  /** Transparent over a hero until the page is scrolled. */
  clear?: boolean | undefined
}

/** The top bar of every page but home. */
export function PageTopBar({ back, title, logo, balance, children, clear }: PageTopBarProps) {
  const scrolled = useScrolled(clear === true)
  const centred = title !== undefined && balance === undefined
  return (
    <header
      className={classes(
        css.bar,
        centred && css.centred,
        clear && !scrolled && css.clear,
        !back && css.alone,
      )}
    >
      {back &&
        (back.href === undefined ? (
          <IconButton icon={arrowLeftBold} label={back.label} onClick={back.onBack} />
        ) : (
          <IconButton icon={arrowLeftBold} label={back.label} href={back.href} />
        ))}
      {title !== undefined && (
        <h1 className={classes(css.title, 'cut')} tabIndex={-1}>
          {title}
        </h1>
      )}
      {logo !== undefined && <div className={css.who}>{logo}</div>}
      {(balance !== undefined || children !== undefined) && (
        <div className={classes(css.end, balance !== undefined && css.paid)}>
          {balance}
          {children}
        </div>
      )}
    </header>
  )
}
