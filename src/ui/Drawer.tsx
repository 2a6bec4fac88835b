import type { ReactNode } from 'react'
import { Modal } from './Modal'
import css from './Drawer.module.css'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  /** Spoken name. */
  label: string
  /** Fixed above and below the scrolling body. */
  top?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/** A panel from the left edge. */
export function Drawer({ open, onClose, label, top, foot, children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} label={label}>
      <div className={css.drawer}>
        {top}
        <div className={css.body}>{children}</div>
        {foot && <div className={css.foot}>{foot}</div>}
      </div>
    </Modal>
  )
}
