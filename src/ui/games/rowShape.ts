/** The layout of a row of game tiles at a given width; TileRows.module.css has the same numbers. */
export interface RowShape {
  /** Tiles in a row. */
  readonly across: number
  /** With the gap below it, pixels. */
  readonly height: number
}

/** Name and vendor below the artwork, pixels. */
const words = 6 + 17 + 16

/**
 * The shape at a width in CSS pixels. Rows of the predicted height need no measuring during scrolling,
 * where every mismatch costs a second layout in the same frame.
 */
export function rowShape(width: number): RowShape {
  const across = width < 700 ? 3 : 6
  const gutter = width < 700 ? 16 : width < 1100 ? 28 : (width - 1040) / 2
  const [gap, below] = width < 375 ? [8, 12] : width < 700 ? [10, 14] : [12, 18]
  const tile = (width - 2 * gutter - (across - 1) * gap) / across
  return { across, height: Math.ceil((tile * 4) / 3) + words + below }
}
