import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './QrCode.module.css'

export interface QrCodeProps {
  /** What the code says when it is read. */
  text: string
  /** Spoken instead of the drawing. */
  label: string
}

/** One path for all dark squares: a rectangle each would be hundreds of elements. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('')
}

/** A QR code, drawn here: dark on white whatever the brand, as cameras want it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: 3 }), [text])
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(data)} />
    </svg>
  )
}
