import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { Flag, type FlagName } from './Flag'
import { Icon } from './icons/Icon'
import { checkBold } from './icons/phosphor'
import { useOverlay } from './overlays'
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

interface LanguageListProps {
  id: string
  label: string
  choices: readonly LanguageChoice<string>[]
  value: string
  onChange: (value: never) => void
  /** The picker: its button first. */
  root: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The open list of the language picker; the selected language has the focus. Arrows move, Enter selects,
 * Esc, Back and a tap outside close.
 */
export function LanguageList(props: LanguageListProps) {
  const { id, label, choices, value, onChange, root, onClose } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [])
  useOverlay(true, onClose)
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && root.current?.contains(event.target))) onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  })

  const close = () => {
    onClose()
    root.current?.querySelector('button')?.focus()
  }
  // Including the current language: it may be picked again while another one is still loading.
  const pick = (next: string) => {
    close()
    onChange(next as never)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const now = options.indexOf(event.target as HTMLElement)
    const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: options.length - 1 }[event.key]
    if (to !== undefined) options[(to + options.length) % options.length]?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') return onClose()
    else return
    event.preventDefault()
  }

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={css.list}
      onKeyDown={onKeyDown}
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          role="option"
          aria-selected={choice.value === value}
          tabIndex={choice.value === value ? 0 : -1}
          className={css.option}
          lang={choice.lang}
          onClick={() => pick(choice.value)}
        >
          <Flag of={choice.flag} />
          <span className={css.name}>{choice.name}</span>
          {choice.value === value && <Icon of={checkBold} size={16} />}
        </button>
      ))}
    </div>
  )
}
