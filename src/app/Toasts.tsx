import { useSelector } from '@xstate/react'
import { useCallback, useRef } from 'react'
import { createPortal } from 'react-dom'
import { toastsActor, type ToastsActor } from '../flows/core/root'
import { partOfFrame } from '../i18n/lazy'
import { late } from '../ui/late'
import { Part } from '../ui/Part'
import { useTopDialog } from '../ui/overlays'
import { useExit } from '../ui/useExit'

/** The toast itself, which no screen needs at first. */
export const toast = late(partOfFrame(async () => ({ default: (await import('./Toast')).Toast })))

// Stays out of the layout of the dialog it is in.
const aside = { position: 'absolute' } as const

/**
 * The current toast. Failures interrupt a screen reader, others wait their turn; both regions are always rendered, since
 * a region that appears together with its words is often not announced. While a dialog is open they are inside it:
 * everything else is inert, a popover too.
 */
export function Toasts() {
  const toasts = toastsActor() as ToastsActor
  const notice = useSelector(toasts, (state) => state.context.current)
  const float = useRef<HTMLDivElement>(null)
  const [shown, leaving] = useExit(notice, float)
  const dialog = useTopDialog()
  // A popover is above open dialogs, which no z-index achieves; each new toast, or a toast that moves, gets a
  // new popover.
  const show = useCallback((element: HTMLDivElement | null) => {
    float.current = element
    element?.showPopover?.()
  }, [])
  const urgent = shown?.kind === 'fail' || shown?.kind === 'offline'
  const body = shown && (
    <Part>
      <toast.Component
        // A new toast is announced again, even if its words are the same.
        key={shown.kind + shown.text}
        notice={shown}
        leaving={leaving}
        onShown={show}
        onDismiss={() => toasts.send({ type: 'DISMISS' })}
      />
    </Part>
  )
  const regions = (
    <>
      <div role="status" style={aside}>
        {!urgent && body}
      </div>
      <div role="alert" style={aside}>
        {urgent && body}
      </div>
    </>
  )
  return dialog ? createPortal(regions, dialog) : regions
}
