import type { ReactNode } from 'react'
import { Icon } from './icons/Icon'
import { caretDownBold } from './icons/phosphor'
import css from './FieldPrefix.module.css'

export interface FieldPrefixProps {
  /** What stands before the value, e.g. "+63" or "₱". */
  children: ReactNode
  /** Makes it a button that opens a choice; then it needs a spoken name. */
  onPress?: (() => void) | undefined
  label?: string | undefined
}

/** The part before a field's value, set off by a line; goes into the field's `start`. */
export function FieldPrefix({ children, onPress, label }: FieldPrefixProps) {
  if (!onPress) return <span className={css.prefix}>{children}</span>
  return (
    <button type="button" className={css.prefix} aria-label={label} aria-haspopup="dialog" onClick={onPress}>
      {children}
      <Icon of={caretDownBold} size={16} />
    </button>
  )
}
