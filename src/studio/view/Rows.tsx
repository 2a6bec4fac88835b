import { rows as loadRows } from 'virtual:studio'
import type { RowFact } from '../find/row'
import { useSay } from '../words/late'
import type { ChangeView } from './link'
import styles from './panel.module.css'
import { useLoaded } from './useLoaded'

/** Requirement rows with their texts; each expands to the states, tests and decisions that refer to it. */
export function Rows({ rows, change }: { readonly rows: readonly string[]; readonly change: ChangeView }) {
  const texts = useLoaded('rows', loadRows)
  return (
    <ul className={styles.list}>
      {rows.map((row) => {
        const fact: RowFact | undefined = texts.is === 'here' ? texts.value.rows[row] : undefined
        return (
          <li key={row}>
            {fact ? (
              <details>
                <summary>
                  <b>{row}</b> {fact.text}
                </summary>
                <About fact={fact} change={change} />
              </details>
            ) : (
              <b>{row}</b>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function About({ fact, change }: { readonly fact: RowFact; readonly change: ChangeView }) {
  const say = useSay()
  const { states, tests, decisions } = fact
  return (
    <>
      <p>{say('rowStates')}</p>
      <ul className={styles.list}>
        {states.map(({ chart, at }) => (
          <li key={`${chart} ${at}`}>
            <button type="button" className={styles.link} onClick={() => change({ chart, chosen: at })}>
              {at}
            </button>
          </li>
        ))}
      </ul>
      <p>{tests.length === 0 ? say('rowNoTests') : say('rowTests')}</p>
      <ul className={styles.list}>
        {tests.map(({ file, title }) => (
          <li key={`${file} ${title}`}>
            {title} <code>{file}</code>
          </li>
        ))}
      </ul>
      {decisions.length > 0 && (
        <>
          <p>{say('rowDecisions')}</p>
          <ul className={styles.list}>
            {decisions.map((heading) => (
              <li key={heading}>{heading}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
