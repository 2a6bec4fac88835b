import { useEffect, useState } from 'react'

/** Whether the page is scrolled by more than a few pixels. Listens only while `active`. */
export function useScrolled(active: boolean): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    if (!active) return
    const look = () => setScrolled(window.scrollY > 12)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [active])
  return scrolled
}
