import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { classes } from './classes'
import type { FlagName } from './Flag'
import { Icon } from './icons/Icon'
import { caretDownBold } from './icons/phosphor'
import css from './LanguagePicker.module.css'

export interface LanguageChoice<V extends string> {
  value: V
  /** On the button, e.g. "EN". */
  short: string
  /** In the list, in the language itself. */
  name: string
  /** The `lang` attribute of `name`. */
  lang?: string
  flag: FlagName
}

export interface LanguagePickerProps<V extends string> {
  /** Spoken name of the button and the list. */
  label: string
  choices: readonly LanguageChoice<V>[]
  value: V
  onChange: (value: V) => void
  className?: string | undefined
}

/** Fetched with the first look at it: most players never change their language. */
const LanguageList = lazy(() =>
  import('./LanguageList').then(({ LanguageList: part }) => ({ default: part })),
)

/** A flag dropdown: toggles, chooses, closes. Arrows move, Enter chooses, Esc and a tap elsewhere close. */
export function LanguagePicker<V extends string>(props: LanguagePickerProps<V>) {
  const { label, choices, value, onChange, className } = props
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const list = useId()
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]

  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const pick = (next: string) => {
    close()
    // The old language too: it may be picked again while the words of another one are on their way.
    const choice = choices.find((one) => one.value === next)
    if (choice) onChange(choice.value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...(root.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const now = options.indexOf(event.target as HTMLElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: options.length - 1 }[event.key]
    if (to !== undefined) options[(to + options.length) % options.length]?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return setOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <div ref={root} className={classes(css.picker, className)}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? list : undefined}
        onClick={() => setOpen(!open)}
      >
        {chosen?.short}
        <span className="visually-hidden"> {label}</span>
        <Icon of={caretDownBold} size={16} className={classes(css.caret, open && css.up)} />
      </button>
      {open && (
        <Suspense fallback={null}>
          <LanguageList
            id={list}
            label={label}
            choices={choices}
            value={value}
            onPick={pick}
            onKeyDown={onKeyDown}
          />
        </Suspense>
      )}
    </div>
  )
}
