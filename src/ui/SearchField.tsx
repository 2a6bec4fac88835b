import { useRef, type ComponentProps } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { magnifyingGlassBold, xBold } from './icons/phosphor'
import { IconButton } from './IconButton'
import css from './SearchField.module.css'

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onSubmit'> & {
  /** Spoken name. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter or the keyboard's search key. */
  onSubmit?: (value: string) => void
  /** Spoken name of the button that empties the field. */
  clearLabel: string
}

/** A search with a glass and, once something is typed, a cross. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, clearLabel, className, ...input } = props
  const box = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange('')
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div className={classes(css.search, className)} ref={box}>
      <Icon of={magnifyingGlassBold} size={20} />
      <input
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        {...input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit?.(value)
        }}
      />
      {value !== '' && <IconButton icon={xBold} size={16} label={clearLabel} onClick={clear} />}
    </div>
  )
}
