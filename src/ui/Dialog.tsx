import { useId, type ReactNode } from 'react'
import { Button } from './Button'
import { Modal } from './Modal'
import css from './Dialog.module.css'

interface DialogProps {
  open: boolean
  onClose: () => void
  dismissible?: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons, the safe choice first: it is on the left and takes the focus. */
  actions: ReactNode
}

/** A single question in the middle of the screen. */
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

interface QuestionProps extends Pick<DialogProps, 'open' | 'title' | 'children'> {
  /** The safe answer; closing the dialog gives it, too. */
  no: string
  onNo: () => void
  yes: string
  onYes: () => void
  /** The action is destructive. */
  danger?: boolean
}

/** One question with two answers. */
export function Question({ no, onNo, yes, onYes, danger = false, ...dialog }: QuestionProps) {
  return (
    <Dialog
      {...dialog}
      onClose={onNo}
      actions={
        <>
          <Button look="line" onClick={onNo}>
            {no}
          </Button>
          <Button look={danger ? 'danger' : 'lit'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  )
}
