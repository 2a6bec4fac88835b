import { useId, type ReactNode } from 'react'
import { Chip, ChipRow } from '../Chip'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { warningCircleFill } from '../icons/phosphor'
import { grouped, sameAmount, useGroupedInput } from './grouped'
import css from './AmountTicket.module.css'

export interface QuickAmounts {
  /** Spoken name of the row of chips. */
  label: string
  /** Exact amounts with their words, e.g. `1000` and "₱1,000"; "All" is one more of them. */
  amounts: readonly { amount: string; label: ReactNode }[]
}

export interface AmountTicketProps {
  /** Name of the field; charts put the cursor there by it, inside a `<form>`. */
  name: string
  label: ReactNode
  /** Sign of the currency, drawn before the amount; it is not read out, so say it in the label's words if need be. */
  sign: string
  /** What has been typed so far, exact decimal text without separators. */
  value: string
  /** Whatever is in the field after a key, commas and letters included: the chart keeps what may stay. */
  onType: (typed: string) => void
  /** A quick amount was tapped; it comes as it stands in `quick`. */
  onPick?: (amount: string) => void
  onBlur?: () => void
  /** Stub, left: "From ₱100 to ₱50,000". */
  bounds?: ReactNode
  /** Stub, right: "Balance ₱12,480.50". */
  balance?: ReactNode
  /** Takes the place of the bounds, marks the field and is spoken when it appears. */
  error?: ReactNode
  quick?: QuickAmounts | undefined
  /** Shows the amount and takes no input, while it is on its way. */
  off?: boolean
  className?: string | undefined
}

/** An amount typed on a cream ticket: its bounds and the balance on the stub, quick amounts as chips below. */
export function AmountTicket(props: AmountTicketProps) {
  const { name, label, sign, value, onType, onPick, onBlur, bounds, balance, error, quick, off } = props
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  const { ref, onChange } = useGroupedInput(onType)
  const text = grouped(value)
  return (
    <div className={props.className}>
      <div className={css.lift}>
        <label className={css.face} htmlFor={id}>
          <span className={css.label}>{label}</span>
          <span className={classes(css.line, 'display')} data-long={lengthOf(text)}>
            <span className={css.sign} aria-hidden="true">
              {sign}
            </span>
            <input
              ref={ref}
              id={id}
              name={name}
              type="text"
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              className={classes(css.input, 'num')}
              placeholder="0"
              value={text}
              readOnly={off}
              onChange={onChange}
              onBlur={onBlur}
              aria-describedby={`${id}-note ${id}-more`}
              aria-invalid={wrong || undefined}
            />
          </span>
        </label>
        <div className={css.stub}>
          <span id={`${id}-note`} className={css.note}>
            {/* The alert region is there before its words, or some screen readers would miss the first error. */}
            <span role="alert" className={css.alert}>
              {wrong && (
                <span className={css.error}>
                  <Icon of={warningCircleFill} size={16} />
                  <span>{error}</span>
                </span>
              )}
            </span>
            {!wrong && bounds}
          </span>
          <span id={`${id}-more`} className={css.balance}>
            {balance}
          </span>
        </div>
      </div>
      {quick && quick.amounts.length > 0 && (
        <ChipRow label={quick.label} className={css.quick}>
          {quick.amounts.map(({ amount, label: words }) => (
            <Chip
              key={amount}
              picked={sameAmount(amount, value)}
              disabled={off}
              onClick={() => onPick?.(amount)}
            >
              {words}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}

/** Long amounts are set smaller, so that every digit of them can be read. */
function lengthOf(text: string): 'm' | 'l' | undefined {
  return text.length > 12 ? 'l' : text.length > 8 ? 'm' : undefined
}
