import type { ReactElement } from 'react'
import { WindowVirtualizer } from 'virtua'
import { End } from '../games/TileRows'
import css from './RecordRows.module.css'

export interface RecordRowsProps<Row> {
  rows: readonly Row[]
  /** Draws one row, with a key of its own. */
  renderRow: (row: Row) => ReactElement
  /** The end is near. */
  onNear: () => void
}

/** A record of any length, of which only the rows around the screen exist. */
export function RecordRows<Row>({ rows, renderRow, onNear }: RecordRowsProps<Row>) {
  return (
    <div className={css.rows}>
      <WindowVirtualizer data={rows} bufferSize={500}>
        {(row) => renderRow(row)}
      </WindowVirtualizer>
      <End key={rows.length} onNear={onNear} />
    </div>
  )
}
