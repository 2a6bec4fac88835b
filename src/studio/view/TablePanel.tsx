import type { Chart } from '../picture/model'
import { useSay } from '../words/words'
import { withBreaks } from './breaks'
import type { ChangeView } from './link'
import styles from './panel.module.css'
import { causeWords, targetWords } from './sentences'

/** All states and transitions as tables, for screen readers and print. */
export function TablePanel({ chart, change }: { chart: Chart; change: ChangeView }) {
  const say = useSay()
  return (
    <div className={styles.tables}>
      <table>
        <caption>{say('states')}</caption>
        <thead>
          <tr>
            {(['name', 'description', 'rows', 'source'] as const).map((word) => (
              <th key={word} scope="col" className={word === 'source' ? styles.source : undefined}>
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chart.states.map((state) => (
            <tr key={state.id}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => change({ chosen: state.id, tab: 'read' })}
                >
                  {withBreaks(state.id)}
                </button>
              </th>
              <td>{state.description}</td>
              <td>{state.rows?.join(', ')}</td>
              <td className={styles.source}>
                <code>{withBreaks(state.source?.join(':') ?? '')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table>
        <caption>{say('transitions')}</caption>
        <thead>
          <tr>
            {(['from', 'cause', 'guard', 'to', 'actions', 'description'] as const).map((word) => (
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
                  {withBreaks(chart.states[it.from]?.id ?? '')}
                </button>
              </th>
              <td>{causeWords(say, chart, it)}</td>
              <td>{it.guard}</td>
              <td>{targetWords(say, chart, it)}</td>
              <td>{it.actions?.join(', ')}</td>
              <td>{it.description}</td>
            </tr>
          ))}
          {chart.states.flatMap(({ id, stops = [] }) =>
            stops.map((it) => (
              <tr key={`${id} ${it.cause} ${it.name} ${it.branch}`}>
                <th scope="row">{withBreaks(id)}</th>
                <td>{causeWords(say, chart, it)}</td>
                <td>{it.guard}</td>
                <td>{say('stays')}</td>
                <td>{say('nothingComes')}</td>
                <td>{it.description}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}
