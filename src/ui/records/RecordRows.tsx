import type { ReactElement } from 'react'
import { WindowVirtualizer } from 'virtua'
import { End } from '../games/TileRows'
import { useKeptSizes } from '../keptSizes'
import css from './RecordRows.module.css'

interface RecordRowsProps<Row> {
  /** Identifies the list, so that returning restores the scroll position. */
  name: string
  rows: readonly Row[]
  /** Renders one keyed row. */
  renderRow: (row: Row) => ReactElement
  /** The end is near the screen. */
  onNear: () => void
}

/** A record of any length that renders only the rows near the screen. */
export function RecordRows<Row>({ name, rows, renderRow, onNear }: RecordRowsProps<Row>) {
  const kept = useKeptSizes(name, rows.length)
  return (
    <div className={css.rows}>
      <WindowVirtualizer {...kept} data={rows} bufferSize={500}>
        {(row) => renderRow(row)}
      </WindowVirtualizer>
      <End key={rows.length} onNear={onNear} />
    </div>
  )
}
