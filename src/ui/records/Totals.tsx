import css from './Totals.module.css'

export interface TotalsProps {
  /** Label and formatted amount of each sum. */
  sums: readonly (readonly [label: string, amount: string])[]
}

/** Sums of a record: up to three side by side, more of them in columns. */
export function Totals({ sums }: TotalsProps) {
  return (
    <dl className={sums.length > 3 ? css.columns : css.totals}>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
