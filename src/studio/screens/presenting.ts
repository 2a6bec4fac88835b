import { useEffect, useEffectEvent } from 'react'
import './presenting.css'

const mark = 'presenting'

/** Keys for stepping while presenting, including those of a presentation remote. */
const keys: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  PageDown: 1,
  ' ': 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageUp: -1,
}

/** Shows the picture and the step in full screen; keys step, and Escape ends it. */
export function usePresenting(isOn: boolean, step: (by: number) => void, end: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const by = keys[event.key]
    if (by === undefined && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (by === undefined) end()
    else step(by)
  })
  const onScreen = useEffectEvent(() => {
    if (!document.fullscreenElement) end()
  })
  useEffect(() => {
    if (!isOn) return undefined
    const root = document.documentElement
    root.dataset[mark] = 'yes'
    const keyed = (event: KeyboardEvent) => onKey(event)
    const left = () => onScreen()
    // Handled before the focused element.
    addEventListener('keydown', keyed, true)
    // If the browser has no full screen, the window is used.
    void root.requestFullscreen?.().catch(() => undefined)
    document.addEventListener('fullscreenchange', left)
    return () => {
      delete root.dataset[mark]
      removeEventListener('keydown', keyed, true)
      document.removeEventListener('fullscreenchange', left)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [isOn])
}
