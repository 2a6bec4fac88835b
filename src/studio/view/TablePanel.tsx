import type { Chart } from '../picture/model'
import { nameAt, plainText, textOf } from '../picture/plain'
import { useSay } from '../words/late'
import { withBreaks } from './breaks'
import type { ChangeView } from './link'
import styles from './panel.module.css'
import { causeWords, targetWords } from './sentences'

/** All states and transitions as tables, for screen readers and print. */
export function TablePanel({ chart, change }: { chart: Chart; change: ChangeView }) {
  const say = useSay()
  const isPlain = chart.said !== undefined
  const idAt = (at: number) => (isPlain ? nameAt(chart, at) : (chart.states[at]?.id ?? ''))
  const stateColumns = (['name', 'description', 'rows', 'source'] as const).filter(
    (word) => !isPlain || word !== 'source',
  )
  const columns = (['from', 'cause', 'guard', 'to', 'actions', 'description'] as const).filter(
    (word) => !isPlain || (word !== 'guard' && word !== 'actions'),
  )
  return (
    <div className={styles.tables}>
      <table>
        <caption>{say('states')}</caption>
        <thead>
          <tr>
            {stateColumns.map((word) => (
              <th key={word} scope="col" className={word === 'source' ? styles.source : undefined}>
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.states.map((state, at) => (
            <tr key={state.id}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => change({ chosen: state.id, tab: 'read' })}
                >
                  {withBreaks(idAt(at))}
                </button>
              </th>
              <td>{state.description !== undefined && textOf(chart, state.description)}</td>
              <td>{state.rows?.join(', ')}</td>
              {!isPlain && (
                <td className={styles.source}>
                  <code>{withBreaks(state.source?.join(':') ?? '')}</code>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{say('transitions')}</caption>
        <thead>
          <tr>
            {columns.map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.transitions.map((it) => (
            <tr key={it.id}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => change({ chosen: it.id, tab: 'read' })}
                >
                  {withBreaks(idAt(it.from))}
                </button>
              </th>
              <td>{causeWords(say, chart, it)}</td>
              {!isPlain && <td>{it.guard}</td>}
              <td>{targetWords(say, chart, it)}</td>
              {!isPlain && <td>{it.actions?.join(', ')}</td>}
              <td>{plainText(chart, it)}</td>
            </tr>
          ))}
          {chart.states.flatMap(({ id, stops = [] }, at) =>
            stops.map((it) => (
              <tr key={`${id} ${it.cause} ${it.name} ${it.branch}`}>
                <th scope="row">{withBreaks(idAt(at))}</th>
                <td>{causeWords(say, chart, it)}</td>
                {!isPlain && <td>{it.guard}</td>}
                <td>{say('stays')}</td>
                {!isPlain && <td>{say('nothingComes')}</td>}
                <td>{plainText(chart, it)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
