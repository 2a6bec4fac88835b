import { Badge } from '../Badge'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { plusBold } from '../icons/phosphor'
import { Press } from '../Press'
import css from './TabBar.module.css'

interface Tab {
  key: string
  /** One of the two: an address, or a press handler. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** The path a press may lead to, for prefetching. */
  to?: string | undefined
  /** One short word: the tab bar never wraps. */
  label: string
  icon: string
  /** Icon on its own screen, if it differs. */
  activeIcon?: string
  active: boolean
  /** Unread or unclaimed things; nothing is shown at 0. `label` is spoken, for example "3 unclaimed promotions". */
  count?: { value: number; label: string } | undefined
}

interface TabBarProps {
  /** Spoken name of the navigation. */
  label: string
  tabs: readonly Tab[]
  /** The raised button: two tabs before it, the rest after it. */
  deposit?: { onSelect: () => void; to: string; label: string; active: boolean; bonus?: string | undefined }
}

function Entry({ tab }: { tab: Tab }) {
  return (
    <Press className={css.tab} href={tab.href} onSelect={tab.onSelect} to={tab.to} current={tab.active}>
      <Icon of={(tab.active && tab.activeIcon) || tab.icon} size={26} />
      {tab.count && <Badge className={css.count} count={tab.count.value} label={tab.count.label} />}
      <span className={css.word}>{tab.label}</span>
    </Press>
  )
}

/** The bar at the foot of the screen; a floating dock on wide screens. */
export function TabBar({ label, tabs, deposit }: TabBarProps) {
  const [before, after] = deposit ? [tabs.slice(0, 2), tabs.slice(2)] : [tabs, []]
  return (
    <nav className={classes(css.tabs, deposit && css.five)} aria-label={label}>
      {before.map((tab) => (
        <Entry key={tab.key} tab={tab} />
      ))}
      {deposit && <Deposit {...deposit} />}
      {after.map((tab) => (
        <Entry key={tab.key} tab={tab} />
      ))}
    </nav>
  )
}

function Deposit({ onSelect, to, label, active, bonus }: NonNullable<TabBarProps['deposit']>) {
  return (
    <Press className={classes(css.tab, css.deposit)} onSelect={onSelect} to={to} current={active}>
      <span className={css.coin}>
        <svg className={css.rim} viewBox="0 0 70 70" aria-hidden="true">
          <circle cx="35" cy="35" r="29.5" pathLength="20" strokeDasharray="0 1" />
          <circle cx="35" cy="35" r="29.5" pathLength="20" strokeDasharray="0 2" />
        </svg>
        <Icon of={plusBold} size={30} />
      </span>
      {bonus !== undefined && <span className={css.bonus}>{bonus}</span>}
      <span className={css.word}>{label}</span>
    </Press>
  )
}
