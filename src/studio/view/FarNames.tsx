import { memo } from 'react'
import type { Chart } from '../picture/model'
import { namesAt } from '../picture/far'
import styles from './shell.module.css'

/** State names over the picture, as large as their boxes: shown while the picture is too small to read. */
export const FarNames = memo(function FarNames({ chart, scale }: { chart: Chart; scale: number }) {
  const { width, height } = chart.picture
  return (
    <svg className={styles.far} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      {namesAt(chart, scale).flatMap(({ id, size, lines }) =>
        lines.map(({ text, x, y }) => (
          <text key={`${id} ${y}`} x={x} y={y} fontSize={size}>
            {text}
          </text>
        )),
      )}
    </svg>
  )
})
