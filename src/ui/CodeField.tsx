import { useEffect, useRef, type ReactNode, type Ref } from 'react'
import { BulbRing } from './BulbRing'
import { Field, type FieldProps } from './Field'
import { Loader } from './Loader'
import css from './CodeField.module.css'

export type CodeFieldProps = Omit<FieldProps, 'type' | 'end'> & {
  getCode: ReactNode
  onGetCode: () => void
  /** Seconds until another code may be asked for; null when one may be asked for now. */
  secondsLeft: number | null
  /** Seconds the whole wait takes, for the ring. */
  seconds: number
  /** The seconds in words, e.g. "48 s". */
  wait?: ReactNode
  /** A code is on its way. */
  sending?: boolean
  /** No code may be asked for yet, e.g. while the number is not valid. */
  getCodeOff?: boolean
}

/** An SMS code with its button; while the next code has to wait, a bulb ring and the seconds stand in for it. */
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

  // The button goes away when the wait begins; whoever pressed it goes on to type the code.
  useEffect(() => {
    if (waiting && asked.current) input.current?.focus()
    if (waiting) asked.current = false
  }, [waiting])

  const ask = () => {
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
      onClick={sending ? undefined : ask}
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

/** Hands the node on to a ref of either kind. */
function pass(ref: Ref<HTMLInputElement> | undefined, node: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(node)
  if (ref) ref.current = node
}
