import { useId, useRef, useState } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { caretDownBold } from './icons/phosphor'
import { lateComponent } from './late'
import type { LanguageChoice } from './LanguageList'
import { Part } from './Part'
import css from './LanguagePicker.module.css'

interface LanguagePickerProps<V extends string> {
  /** Accessible name of the button and the list. */
  label: string
  choices: readonly LanguageChoice<V>[]
  value: V
  onChange: (value: V) => void
}

/** Loaded on first use: most players never change their language. */
const LanguageList = lateComponent(async () => ({ default: (await import('./LanguageList')).LanguageList }))

/** A flag dropdown: the button, with the list when it is open. */
export function LanguagePicker<V extends string>(props: LanguagePickerProps<V>) {
  const { label, choices, value } = props
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useId()
  const chosen = choices.find((choice) => choice.value === value) ?? choices[0]

  return (
    <div ref={root} className={css.picker}>
      <button
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
        <Part>
          <LanguageList {...props} id={list} root={root} onClose={() => setOpen(false)} />
        </Part>
      )}
    </div>
  )
}
