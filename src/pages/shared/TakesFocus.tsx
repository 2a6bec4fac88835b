import { useEffect, useRef, type ReactNode } from 'react'
import css from './TakesFocus.module.css'

/** A view that has just replaced another: the button that led here has unmounted, and focus with it. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className={css.top}>
      {children}
    </div>
  )
}
