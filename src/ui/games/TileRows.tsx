import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useRowShape } from './useRowShape'
import css from './TileRows.module.css'

interface TileRowsProps<Item> {
  items: readonly Item[]
  /** Renders one tile, a keyed `li`. */
  renderTile: (item: Item) => ReactElement
  /** The end is within 500 px of the screen [GAMES-05]. */
  onNear?: (() => void) | undefined
}

/** How near the end has to be, pixels [CONST-12]. */
const near = 500

/** A grid of any length that renders only the rows near the screen. */
export function TileRows<Item>({ items, renderTile, onNear }: TileRowsProps<Item>) {
  const { across, height } = useRowShape()
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / across) }, (_, n) =>
        items.slice(n * across, (n + 1) * across),
      ),
    [items, across],
  )
  return (
    <>
      <WindowVirtualizer key={height} data={rows} itemSize={height} bufferSize={500}>
        {(row, n) => (
          <ul key={n} className={css.row} style={{ minHeight: height }}>
            {row.map(renderTile)}
          </ul>
        )}
      </WindowVirtualizer>
      {onNear && <End key={items.length} onNear={onNear} />}
    </>
  )
}

/** The end of the rows. An observer reports once when it starts: creating a new one per page checks again. */
export function End({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(
      // A busy phone reports several changes at once.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNear(),
      { rootMargin: `0px 0px ${near}px` },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [onNear])
  return <div ref={end} className={css.end} />
}
