import { useId, type ReactNode } from 'react'
import { Chip, ChipRow } from '../Chip'
import { classes } from '../classes'
import { Icon } from '../icons/Icon'
import { warningCircleFill } from '../icons/phosphor'
import { grouped, sameAmount, useGroupedInput } from './grouped'
import css from './AmountTicket.module.css'

interface QuickAmounts {
  /** Accessible name of the row of chips. */
  label: string
  /** Exact amounts with their labels, e.g. `1000` and "₱1,000"; "All" is one of them. */
  amounts: readonly { amount: string; label: ReactNode }[]
}

export interface AmountTicketProps {
  /** Name of the field; charts focus it by name, inside a `<form>`. */
  name: string
  label: ReactNode
  /** Currency sign, drawn next to the amount but not announced: mention it in the label if needed. */
  sign: string
  /** The sign follows the amount. */
  isSignLast?: boolean
  /** Thousands separator, a comma by default; with a point, the amount has no decimals. */
  mark?: string | undefined
  /** The current input, exact decimal text without separators. */
  value: string
  /** The field's raw text after each key, commas and letters included: the chart decides what to keep. */
  onType: (typed: string) => void
  /** A quick amount was tapped; called with its value in `quick`. */
  onPick?: (amount: string) => void
  /** Stub, left: "From ₱100 to ₱50,000". */
  bounds?: ReactNode
  /** Stub, right: "Balance ₱12,480.50". */
  balance?: ReactNode
  /** Replaces the bounds, marks the field invalid and is announced when it appears. */
  error?: ReactNode
  quick?: QuickAmounts | undefined
  /** Shows the amount but takes no input, while it is being sent. */
  off?: boolean
}

/** An amount field on a cream ticket: limits and balance on the stub, quick amounts as chips below. */
export function AmountTicket(props: AmountTicketProps) {
  const { name, label, sign, isSignLast, mark, value, onType, onPick, bounds, balance, error, quick, off } =
    props
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== false && error !== ''
  const { ref, onChange } = useGroupedInput(onType, mark)
  const text = grouped(value, mark)
  return (
    <div>
      <div className={css.lift}>
        <label className={css.face} htmlFor={id}>
          <span className={css.label}>{label}</span>
          <span className={classes(css.line, 'display')} data-long={lengthOf(text)}>
            <span className={css.sign} data-last={isSignLast || undefined} aria-hidden="true">
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
              aria-describedby={`${id}-note ${id}-more`}
              aria-invalid={wrong || undefined}
            />
          </span>
        </label>
        <div className={css.stub}>
          <span id={`${id}-note`} className={css.note}>
            {/* The alert region exists before its text, or some screen readers would miss the first
               error. */}
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
              // Not disabled: a scrolling row must stay reachable by keyboard.
              aria-disabled={off || undefined}
              onClick={() => !off && onPick?.(amount)}
            >
              {words}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  )
}

/** Long amounts use smaller type, so that every digit is readable. */
function lengthOf(text: string): 'm' | 'l' | undefined {
  return text.length > 12 ? 'l' : text.length > 8 ? 'm' : undefined
}
