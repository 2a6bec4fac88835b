import { memo } from 'react'
import type { Chart } from '../picture/model'
import { namesAt } from '../picture/far'
import styles from './sheet.module.css'

/** State names over the picture, as large as their boxes: shown while the picture is too small to read. */
export const FarNames = memo(function FarNames({ chart, scale }: { chart: Chart; scale: number }) {
  const { width, height } = chart.picture
  const names = namesAt(chart, scale)
  return (
    <svg className={styles.far} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      {/* Boxes too small for a name are replaced by the name of their parent. */}
      {names.map(
        ({ id, over }) =>
          over && <rect key={id} x={over[0]} y={over[1]} width={over[2]} height={over[3]} rx={12} />,
      )}
      {names.flatMap(({ id, size, lines }) =>
        lines.map(({ text, x, y }) => (
          <text key={`${id} ${y}`} x={x} y={y} fontSize={size}>
            {text}
          </text>
        )),
      )}
    </svg>
  )
})
