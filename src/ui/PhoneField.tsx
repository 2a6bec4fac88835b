import { Field, type FieldProps } from './Field'
import { Icon } from './icons/Icon'
import { caretDownBold } from './icons/phosphor'
import css from './PhoneField.module.css'

interface DialingChoice {
  /** Digits, without a plus sign. */
  code: string
  label: string
}

type PhoneFieldProps = Omit<FieldProps, 'type' | 'start'> & {
  /** Dialling codes to choose from; with an empty list there is no picker. */
  codes: readonly DialingChoice[]
  code: string
  onCode: (code: string) => void
  /** Accessible name of the picker. */
  codeLabel: string
}

/** A mobile number with its dialling code; uses the phone's native picker. */
export function PhoneField({ codes, code, onCode, codeLabel, ...field }: PhoneFieldProps) {
  const choice = codes.length > 0 && (
    <span className={css.choice}>
      <span className={css.prefix}>
        {`+${code}`}
        <Icon of={caretDownBold} size={16} />
      </span>
      <select
        className={css.select}
        aria-label={codeLabel}
        name="countryDialingCode"
        autoComplete="tel-country-code"
        value={code}
        onChange={(event) => onCode(event.target.value)}
      >
        {codes.map((one) => (
          <option key={one.label} value={one.code}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  )
  return (
    <Field
      inputMode="tel"
      autoComplete={codes.length > 0 ? 'tel-national' : 'tel'}
      {...field}
      type="tel"
      start={choice}
    />
  )
}
