import { Fragment } from 'react'
import type { Sign } from '../picture/content'
import type { Chart } from '../picture/model'
import { nameAt, textOf } from '../picture/plain'
import { useFlowName, useFlowSummary } from '../words/flows'
import { useIsPlain } from '../words/words'
import { useSay } from '../words/late'
import { late } from './late'
import type { ChangeView } from './link'
import styles from './panel.module.css'
import { RuleTables } from './RuleTables'
import { SignMark } from './signs'

const UsedBy = late(() => import('../map/UsedBy').then((it) => it.UsedBy))

const signs: readonly Sign[] = [
  'event',
  'signal',
  'always',
  'after',
  'done',
  'error',
  'snapshot',
  'finished',
  'actor',
  'entry',
  'exit',
  'stop',
]

/** Icons shown only in technical drawings. */
const technical: ReadonlySet<Sign> = new Set(['entry', 'exit'])

function Branch({ chart, parent, change }: { chart: Chart; parent: number; change: ChangeView }) {
  const inside = chart.states.flatMap((state, at) => (state.parent === parent ? [{ state, at }] : []))
  if (inside.length === 0) return null
  return (
    <ul className={styles.tree}>
      {inside.map(({ state, at }) => (
        <li key={state.id}>
          <button type="button" className={styles.link} onClick={() => change({ chosen: state.id })}>
            {nameAt(chart, at)}
          </button>
          {state.description !== undefined && <p>{textOf(chart, state.description)}</p>}
          <Branch chart={chart} parent={at} change={change} />
        </li>
      ))}
    </ul>
  )
}

/** The whole flow as a text tree, for readers who do not use the picture. */
export function Outline({ chart, change }: { chart: Chart; change: ChangeView }) {
  const say = useSay()
  const isPlain = useIsPlain()
  const flowName = useFlowName()
  const summaryOf = useFlowSummary()
  return (
    <article className={styles.about}>
      <h2>{flowName(chart.id)}</h2>
      <p className={styles.words}>{summaryOf(chart.id)}</p>
      <UsedBy chart={chart.id} change={change} />
      <RuleTables chart={chart} change={change} />
      <h3>{say('outline')}</h3>
      <Branch chart={chart} parent={-1} change={change} />
      <h3>{say('legend')}</h3>
      <dl className={styles.legend}>
        {signs
          .filter((sign) => !isPlain || !technical.has(sign))
          .map((sign) => (
            <Fragment key={sign}>
              <dt>
                <svg className="pic" width="16" height="16" viewBox="-2 -2 16 16" aria-hidden="true">
                  <SignMark sign={sign} x={0} y={0} />
                </svg>
              </dt>
              <dd>{say(`sign.${sign}`)}</dd>
            </Fragment>
          ))}
        <dt>
          <svg className="pic" width="16" height="16" viewBox="-2 -2 16 16" aria-hidden="true">
            <circle className="ring" cx="6" cy="6" r="5" />
          </svg>
        </dt>
        <dd>{say('sign.ring')}</dd>
      </dl>
    </article>
  )
}
