import type { ReactNode } from 'react'
import { Drawer } from '../Drawer'
import { Icon } from '../icons/Icon'
import { signOutBold, xBold } from '../icons/phosphor'
import { IconButton } from '../IconButton'
import css from './SideMenu.module.css'

export interface MenuEntry {
  key: string
  label: string
  icon: string
  /** A page, or something to do here. An entry may have both: the press is told first. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  current?: boolean | undefined
}

export interface MenuGroup {
  key: string
  title: string
  entries: readonly MenuEntry[]
}

export interface SideMenuProps {
  open: boolean
  /** A press beside the menu [MENU-11], Escape, or the cross. */
  onClose: () => void
  /** Spoken names of the menu and of the cross. */
  label: string
  closeLabel: string
  logo: ReactNode
  /** Game categories first [MENU-01], then services [MENU-05]. A group without entries is left out. */
  groups: readonly MenuGroup[]
  /** The last row, for signed-in players only [MENU-08]. */
  signOut?: { label: string; onSelect: () => void } | undefined
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { label, icon, href, onSelect, current } = entry
  const inside = (
    <>
      <Icon of={icon} size={20} />
      <span>{label}</span>
    </>
  )
  return href === undefined ? (
    <button type="button" className={css.entry} aria-current={current || undefined} onClick={onSelect}>
      {inside}
    </button>
  ) : (
    <a className={css.entry} href={href} aria-current={current || undefined} onClick={onSelect}>
      {inside}
    </a>
  )
}

/** The menu from the left edge: two groups of entries and the way out. */
export function SideMenu({ open, onClose, label, closeLabel, logo, groups, signOut }: SideMenuProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={label}
      top={
        <div className={css.top}>
          {logo}
          <IconButton icon={xBold} label={closeLabel} onClick={onClose} />
        </div>
      }
      foot={
        signOut && (
          <button type="button" className={css.out} onClick={signOut.onSelect}>
            <Icon of={signOutBold} />
            {signOut.label}
          </button>
        )
      }
    >
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ key, title, entries }) => (
          <section key={key} aria-labelledby={`menu-${key}`}>
            <h2 id={`menu-${key}`} className={css.title}>
              {title}
            </h2>
            <ul className={css.entries}>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </Drawer>
  )
}
