import { Field } from '../Field'
import css from './RateFields.module.css'

export interface RateRow {
  readonly key: string
  /** Name of its input. */
  readonly name: string
  readonly label: string
  readonly value: string
  /** Below it: how much there is to give. */
  readonly help: string
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}

/** Rates in percent, two fields a row. */
export function RateFields({
  legend,
  note,
  rows,
}: {
  legend: string
  note: string
  rows: readonly RateRow[]
}) {
  return (
    <fieldset className={css.rates}>
      <legend className="t1">{legend}</legend>
      <p className={css.note}>{note}</p>
      <div className={css.rows}>
        {rows.map(({ key, name, label, value, help, error, onChange }) => (
          <Field
            key={key}
            name={name}
            label={label}
            value={value}
            help={help}
            error={error}
            placeholder="0.00"
            inputMode="decimal"
            autoComplete="off"
            end={
              <span className={css.sign} aria-hidden="true">
                %
              </span>
            }
            onChange={(event) => onChange(event.target.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
