import { useId, type ReactNode } from 'react'
import { Modal } from './Modal'
import css from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  dismissible?: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons, the safe choice first: it is at the left and takes the focus. */
  actions: ReactNode
}

/** One question in the middle of the screen. */
export function Dialog({ open, onClose, dismissible, title, children, actions }: DialogProps) {
  const heading = useId()
  const text = useId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      dismissible={dismissible ?? true}
      labelledBy={heading}
      describedBy={children ? text : undefined}
      role="alertdialog"
      className={css.dialog}
    >
      <div className={css.panel}>
        <h2 id={heading} className="display d3">
          {title}
        </h2>
        {children && (
          <div id={text} className={css.text}>
            {children}
          </div>
        )}
        <div className={css.actions}>{actions}</div>
      </div>
    </Modal>
  )
}
