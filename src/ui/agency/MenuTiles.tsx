import { Badge } from '../Badge'
import { Icon } from '../icons/Icon'
import { Press } from '../Press'
import css from './MenuTiles.module.css'

export interface MenuTile {
  readonly key: string
  readonly label: string
  readonly icon: string
  /** One of the two: an address to follow, or what a press does. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  /** Things that wait; nothing shows at 0. `label` is spoken. */
  readonly count?: { readonly value: number; readonly label: string } | undefined
}

/** Ways that lead on, three in a row: an icon above its words. */
export function MenuTiles({ label, tiles }: { label: string; tiles: readonly MenuTile[] }) {
  return (
    <ul className={css.tiles} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.key}>
          <Press className={css.tile} href={tile.href} onSelect={tile.onSelect}>
            <span className={css.top}>
              <Icon of={tile.icon} size={26} className={css.icon} />
              {tile.count && <Badge count={tile.count.value} label={tile.count.label} />}
            </span>
            <span className={css.words}>{tile.label}</span>
          </Press>
        </li>
      ))}
    </ul>
  )
}
