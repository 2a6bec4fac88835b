import { Icon } from '../icons/Icon'
import css from './QuickTiles.module.css'

export interface QuickTile {
  readonly key: string
  readonly label: string
  readonly icon: string
  readonly onSelect: () => void
}

/** The ways somebody takes most often, four in a row. */
export function QuickTiles({ label, tiles }: { label: string; tiles: readonly QuickTile[] }) {
  return (
    <ul className={css.tiles} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.key}>
          <button type="button" className={css.tile} onClick={tile.onSelect}>
            <Icon of={tile.icon} size={26} className={css.icon} />
            {tile.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
