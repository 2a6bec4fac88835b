import { Badge } from '../Badge'
import { Icon } from '../icons/Icon'
import { Press } from '../Press'
import css from './AgencyBar.module.css'

export interface AgencyBarTab {
  readonly key: string
  readonly href: string
  /** One short word: the bar never wraps. */
  readonly label: string
  readonly icon: string
  readonly active: boolean
  readonly count?: { readonly value: number; readonly label: string } | undefined
}

/** The agency's own bar at the foot of the screen; a floating dock on wide screens. */
export function AgencyBar({ label, tabs }: { label: string; tabs: readonly AgencyBarTab[] }) {
  return (
    <nav className={css.bar} aria-label={label}>
      {tabs.map((tab) => (
        <Press key={tab.key} className={css.tab} href={tab.href} current={tab.active}>
          <Icon of={tab.icon} size={26} />
          {tab.count && <Badge className={css.count} count={tab.count.value} label={tab.count.label} />}
          <span className={css.word}>{tab.label}</span>
        </Press>
      ))}
    </nav>
  )
}
