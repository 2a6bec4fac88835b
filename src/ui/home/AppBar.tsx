import { Icon } from '../icons/Icon'
import { downloadSimpleBold, xBold } from '../icons/phosphor'
import { IconButton } from '../IconButton'
import css from './AppBar.module.css'

export interface AppBarProps {
  /** What is offered; the whole bar opens it. */
  children: string
  onOpen: () => void
  closeLabel: string
  onClose: () => void
}

/** One line that offers the operator's app, and goes away for good when it is closed. */
export function AppBar({ children, onOpen, closeLabel, onClose }: AppBarProps) {
  return (
    <div className={css.bar}>
      <button type="button" className={css.open} onClick={onOpen}>
        <Icon of={downloadSimpleBold} size={20} />
        <span className="cut">{children}</span>
      </button>
      <IconButton icon={xBold} size={20} label={closeLabel} onClick={onClose} />
    </div>
  )
}

/** Keeps the bar's room until it is known whether there is something to offer. */
export function AppBarRoom() {
  return <div className={css.room} />
}
