import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Toast, type ToastProps } from './Toast'
import { useExit } from './useExit'
import css from './ToastList.module.css'

/** The toast to show; a new `id` is a new toast, spoken again even if its words are the same. */
export interface ToastItem {
  id: string | number
  kind: ToastProps['kind']
  text: ReactNode
  action?: ToastProps['action']
  close?: ToastProps['close']
}

export interface ToastListProps {
  /** The one toast of the moment; who comes next and when is the caller's business. */
  toast: ToastItem | null
}

/**
 * The place under the top bar where toasts come and go. Failures interrupt a screen reader, the rest wait
 * their turn; both regions are always there, since a region that appears with its words is often not read.
 */
export function ToastList({ toast }: ToastListProps) {
  const float = useRef<HTMLDivElement>(null)
  const [shown, leaving] = useExit(toast, float)
  const urgent = shown?.kind === 'fail' || shown?.kind === 'offline'
  const id = shown?.id

  // A popover lies over open dialogs, which no z-index does; showing it anew puts it on top of a newer one.
  useLayoutEffect(() => {
    if (id !== undefined) float.current?.showPopover?.()
  }, [id])

  const body = shown && (
    <div
      key={shown.id}
      ref={float}
      popover="manual"
      className={css.float}
      data-leaving={leaving || undefined}
    >
      <Toast kind={shown.kind} action={shown.action} close={shown.close}>
        {shown.text}
      </Toast>
    </div>
  )
  return (
    <>
      <div role="status">{!urgent && body}</div>
      <div role="alert">{urgent && body}</div>
    </>
  )
}
