import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Flag } from './Flag'
import { Icon } from './icons/Icon'
import { checkBold } from './icons/phosphor'
import type { LanguageChoice } from './LanguagePicker'
import css from './LanguagePicker.module.css'

export interface LanguageListProps {
  id: string
  label: string
  choices: readonly LanguageChoice<string>[]
  value: string
  onPick: (value: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** The open list of the language picker; the chosen language has the focus. */
export function LanguageList({ id, label, choices, value, onPick, onKeyDown }: LanguageListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [])
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
          onClick={() => onPick(choice.value)}
        >
          <Flag of={choice.flag} />
          <span className={css.name}>{choice.name}</span>
          {choice.value === value && <Icon of={checkBold} size={16} />}
        </button>
      ))}
    </div>
  )
}
