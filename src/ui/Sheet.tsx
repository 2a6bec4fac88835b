import { useId, type ReactNode } from 'react'
import { classes } from './classes'
import { xBold } from './icons/phosphor'
import { IconButton } from './IconButton'
import { Modal } from './Modal'
import { useDragDown } from './useDragDown'
import css from './Sheet.module.css'

interface SheetProps {
  open: boolean
  onClose: () => void
  dismissible?: boolean
  title: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
  children: ReactNode
  /** Stays at the bottom while the body scrolls. Two buttons: a narrow reset, then the main action. */
  foot?: ReactNode
}

/** A panel from the bottom edge: title, close, scrolling body, fixed foot. */
export function Sheet(props: SheetProps) {
  const { open, onClose, dismissible = true, title, closeLabel, children, foot } = props
  const heading = useId()
  const drag = useDragDown(onClose)
  return (
    <Modal open={open} onClose={onClose} dismissible={dismissible} labelledBy={heading} className={css.modal}>
      <div className={css.sheet}>
        <div className={classes(css.top, dismissible && css.draggable)} {...(dismissible ? drag : undefined)}>
          <h2 id={heading} className="display d3">
            {title}
          </h2>
          {dismissible && <IconButton icon={xBold} size={20} label={closeLabel} onClick={onClose} />}
        </div>
        <div className={css.body}>{children}</div>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </Modal>
  )
}
