import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { classes } from './classes'
import { useOverlay } from './overlays'
import { useExit } from './useExit'
import css from './Modal.module.css'

interface ModalProps {
  open: boolean
  /** Esc, a tap outside the panel, or Back. */
  onClose: () => void
  /** False: only a choice inside closes it. */
  dismissible?: boolean
  /** Id of the heading inside, or an accessible name. */
  labelledBy?: string | undefined
  label?: string | undefined
  /** Id of the text announced with the heading. */
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  className?: string | undefined
  children: ReactNode
}

/** The native dialog shared by `Dialog`, `Sheet` and `Drawer`: focus, Esc, scroll lock, enter and exit. */
export function Modal({ open, children, ...frame }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, leaving] = useExit(open ? children : null, dialog)
  if (shown === null) return null
  return (
    <ModalFrame {...frame} dialog={dialog} leaving={leaving}>
      {shown}
    </ModalFrame>
  )
}

type FrameProps = Omit<ModalProps, 'open'> & { dialog: RefObject<HTMLDialogElement | null>; leaving: boolean }

function ModalFrame(props: FrameProps) {
  const {
    dialog,
    leaving,
    onClose,
    dismissible = true,
    labelledBy,
    describedBy,
    label,
    role,
    className,
    children,
  } = props
  const pressed = useRef<EventTarget | null>(null)

  // Closing before the element is removed is what returns focus to the opener; keepFocus.ts finds a place for it
  // if the opener has gone or been disabled, or the dialog came with its screen.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    const unlock = lockScroll()
    return () => {
      element?.close()
      unlock()
    }
  }, [dialog])

  const dismiss = () => {
    if (dismissible && !leaving) onClose()
  }
  useOverlay(!leaving, dismiss, dialog)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the keyboard equivalent
    <dialog
      ref={dialog}
      className={classes(css.modal, className)}
      data-leaving={leaving || undefined}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      role={role}
      aria-modal="true"
      onCancel={(event) => {
        // Inputs fire cancel events too (a dismissed file picker); ignore those.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        dismiss()
      }}
      onClose={(event) => {
        // A browser may force-close on the second Esc; the owner must be notified, or the dialog comes
        // back.
        if (event.target !== event.currentTarget || event.currentTarget.open || leaving) return
        if (dismissible) onClose()
        else event.currentTarget.showModal()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // Pressing inside and releasing outside, as when selecting text, is not a tap outside.
        if (event.target === event.currentTarget && pressed.current === event.currentTarget) dismiss()
      }}
    >
      {children}
    </dialog>
  )
}

let locks = 0

/** Stops the page behind from scrolling until the last lock is released. */
function lockScroll(): () => void {
  locks += 1
  document.documentElement.classList.add('is-locked')
  return () => {
    locks -= 1
    if (locks === 0) document.documentElement.classList.remove('is-locked')
  }
}
