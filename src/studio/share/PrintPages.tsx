import { createPortal } from 'react-dom'
import { useEffect, useMemo } from 'react'
import type { Chart } from '../picture/model'
import { nameAt } from '../picture/plain'
import { Drawing } from '../view/Drawing'
import { useSay } from '../words/late'
import { tilesOf } from './tiles'
import styles from './print-pages.module.css'

interface PrintPagesProps {
  readonly chart: Chart
  /** Called after printing or cancelling. */
  readonly done: () => void
}

const drawn = 'print-whole'

/** Prints the drawing on legible pages, preceded by an index page. */
export function PrintPages({ chart, done }: PrintPagesProps) {
  const say = useSay()
  const { tiles, pageOf } = useMemo(() => tilesOf(chart), [chart])
  const { width, height } = chart.picture
  const name = chart.said?.flow ?? chart.id
  useEffect(() => {
    const root = document.documentElement
    root.dataset['pages'] = 'yes'
    addEventListener('afterprint', done, { once: true })
    print()
    return () => {
      delete root.dataset['pages']
      removeEventListener('afterprint', done)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- prints once, as soon as the pages are there
  }, [])
  return createPortal(
    <div className={styles.pages}>
      <section>
        <h2>
          {name}: {chart.said?.summary ?? chart.summary}
        </h2>
        {/* Drawn once; each page shows its part. */}
        <svg className={styles.source} aria-hidden="true">
          <g id={drawn}>
            <Drawing chart={chart} />
          </g>
        </svg>
        <svg className={`pic ${styles.whole}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <use href={`#${drawn}`} />
          <g>
            {tiles.map(({ number, area: [x, y, wide, tall] }) => (
              <g key={number}>
                <rect x={x} y={y} width={Math.min(wide, width - x)} height={Math.min(tall, height - y)} />
                <text x={x + 20} y={y + 110} fontSize={100}>
                  {number}
                </text>
              </g>
            ))}
          </g>
        </svg>
        <ul>
          {chart.states.map(({ id }, at) => (
            <li key={id}>
              {nameAt(chart, at)}: {pageOf[at]}
            </li>
          ))}
        </ul>
      </section>
      {tiles.map(({ number, area }) => (
        <section key={number}>
          <h2>
            {name}, {say('printPage', { number })}
          </h2>
          <svg className="pic" viewBox={area.join(' ')} aria-hidden="true">
            <use href={`#${drawn}`} />
          </svg>
        </section>
      ))}
    </div>,
    document.body,
  )
}
