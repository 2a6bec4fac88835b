import { classes } from '../classes'
import css from './SumTable.module.css'

export interface SumTableProps {
  /** What the name is, each amount, and the result. */
  heads: readonly [name: string, ...amounts: string[], result: string]
  rows: readonly {
    name: string
    amounts: readonly string[]
    result: string
    /** The player has won: nothing else is shown as a win. */
    good: boolean
  }[]
}

/** Sums by name: on a narrow phone the amounts stand below the name. */
export function SumTable({ heads, rows }: SumTableProps) {
  const [, ...labels] = heads
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, amounts, result, good }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {amounts.map((amount, n) => (
                <td key={labels[n]} data-label={labels[n]}>
                  {amount}
                </td>
              ))}
              <td className={classes(css.result, good && 'good')}>{result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
