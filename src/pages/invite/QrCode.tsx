import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './QrCode.module.css'

interface QrCodeProps {
  /** The text in the code. */
  text: string
  /** Accessible name of the drawing. */
  label: string
}

/** One path for all dark squares: one rectangle each would be hundreds of elements. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('')
}

/** A QR code, drawn here: dark on white in every brand, as cameras need it. */
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
