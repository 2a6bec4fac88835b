import type { Chart } from '../picture/model'
import { rulesIn } from '../picture/ways'
import { nameAt, plainText } from '../picture/plain'
import { useSay } from '../words/late'
import type { ChangeView } from './link'
import styles from './panel.module.css'
import { targetWords } from './sentences'

/** A flow's automatic decisions as tables: the first row whose condition holds wins. */
export function RuleTables({ chart, change }: { readonly chart: Chart; readonly change: ChangeView }) {
  const say = useSay()
  return rulesIn(chart).map(({ state, branches }) => (
    <div key={state.id} className={styles.tables}>
      <table>
        <caption>{say('rules', { name: nameAt(chart, chart.states.indexOf(state)) })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('guard')}</th>
            <th scope="col">{say('to')}</th>
          </tr>
        </thead>
        <tbody>
          {branches.map((it) => (
            <tr key={it.id}>
              <th scope="row">
                {it.guard === undefined ? say('otherwise') : chart.said ? plainText(chart, it) : it.guard}
              </th>
              <td>
                <button type="button" className={styles.link} onClick={() => change({ chosen: it.id })}>
                  {targetWords(say, chart, it)}
                </button>
                {(it.guard === undefined || !chart.said) && <p>{plainText(chart, it)}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  ))
}
