import { useRef, type ComponentProps } from 'react'
import { classes } from './classes'
import { Icon } from './icons/Icon'
import { magnifyingGlassBold, xBold } from './icons/phosphor'
import { IconButton } from './IconButton'
import css from './SearchField.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'onSubmit'> & {
  /** Accessible name. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Enter or the keyboard's search key. */
  onSubmit?: (value: string) => void
  /** Accessible name of the clear button. */
  clearLabel: string
}

/** A search field with a glass and, once something is typed, a clear button. */
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
