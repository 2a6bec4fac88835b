import css from './Totals.module.css'

export interface TotalsProps {
  /** Label and formatted amount of each sum. */
  sums: readonly (readonly [label: string, amount: string])[]
}

/** Sums of a record, side by side. */
export function Totals({ sums }: TotalsProps) {
  return (
    <dl className={css.totals}>
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
