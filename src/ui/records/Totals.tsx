import css from './Totals.module.css'

interface TotalsProps {
  /** Label and formatted amount of each total. */
  sums: readonly (readonly [label: string, amount: string])[]
}

/** Totals of a record: up to three side by side, more in columns. */
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
