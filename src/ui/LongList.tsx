import { createContext, use, type ReactElement } from 'react'
import { WindowVirtualizer, type CustomContainerComponentProps, type CustomItemComponentProps } from 'virtua'
import { useKeptSizes } from './keptSizes'
import css from './List.module.css'

interface LongListProps<Row> {
  rows: readonly Row[]
  /** Accessible name. */
  label: string
  /** Typical row height, pixels. */
  rowHeight: number
  /** Renders one row, a keyed `ListRow` as `div`. */
  renderRow: (row: Row) => ReactElement
}

const About = createContext({ label: '', count: 0 })

function Container({ style, children, ref }: CustomContainerComponentProps) {
  return (
    <ul ref={ref} style={style} className={css.list} aria-label={use(About).label}>
      {children}
    </ul>
  )
}

/** Screen readers count only rendered rows, so each row states its position and the total. */
function Item({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li
      ref={ref}
      style={style}
      className={css.drawn}
      aria-posinset={index + 1}
      aria-setsize={use(About).count}
    >
      {children}
    </li>
  )
}

/** Rows on one card, any number of them: only those near the screen are rendered. */
export function LongList<Row>({ rows, label, rowHeight, renderRow }: LongListProps<Row>) {
  const kept = useKeptSizes(label, rows.length)
  return (
    <About value={{ label, count: rows.length }}>
      <WindowVirtualizer
        {...kept}
        data={rows}
        as={Container}
        item={Item}
        itemSize={rowHeight}
        bufferSize={500}
      >
        {(row) => renderRow(row)}
      </WindowVirtualizer>
    </About>
  )
}
