import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { BulbRing } from './BulbRing'
import { Field, type FieldProps } from './Field'
import { Loader } from './Loader'
import css from './CodeField.module.css'

export type CodeFieldProps = Omit<FieldProps, 'type' | 'end'> & {
  getCode: ReactNode
  onGetCode: () => void
  /** Seconds until another code may be requested; null if one may be requested now. */
  secondsLeft: number | null
  /** Length of the whole wait in seconds, for the ring. */
  seconds: number
  /** The remaining time as text, e.g. "48 s". */
  wait?: ReactNode
  /** A code is being sent. */
  sending?: boolean
  /** No code may be requested yet, e.g. while the number is invalid. */
  getCodeOff?: boolean
}

/** An SMS code field with its button; during the cooldown, a bulb ring and the seconds replace the button. */
export function CodeField(props: CodeFieldProps) {
  const {
    getCode,
    onGetCode,
    secondsLeft,
    seconds,
    wait,
    sending = false,
    getCodeOff = false,
    ref,
    ...field
  } = props
  const input = useRef<HTMLInputElement | null>(null)
  const asked = useRef(false)
  const waiting = secondsLeft !== null

  // The button disappears when the cooldown starts: move focus on to the code.
  useEffect(() => {
    if (waiting && asked.current) input.current?.focus()
    if (waiting) asked.current = false
  }, [waiting])

  const requestCode = () => {
    asked.current = true
    onGetCode()
  }
  const end = waiting ? (
    <span className={css.wait} role="timer">
      <BulbRing part={secondsLeft / seconds} />
      {wait}
    </span>
  ) : (
    <button
      type="button"
      className={css.get}
      disabled={getCodeOff}
      aria-disabled={sending || undefined}
      onClick={sending ? undefined : requestCode}
    >
      {sending && <Loader size={20} />}
      {getCode}
    </button>
  )
  return (
    <Field
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      {...field}
      ref={(node) => {
        input.current = node
        return pass(ref, node)
      }}
      end={end}
    />
  )
}

/** Passes the node to a ref of either kind. */
function pass(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}
