import { sparesData } from '../../platform/worker/page'

/** What leads to another screen: links, and buttons that say where they lead. */
const leads = 'a[href],[data-to]'

/**
 * Calls back with the path that a finger has come down on, a moment before the tap that it may become. Nothing where
 * the phone is to spare data: the finger may only scroll.
 */
export function onTouched(listener: (path: string) => void): void {
  if (sparesData()) return
  addEventListener(
    'pointerdown',
    ({ target }) => {
      const place = (target as Partial<Element> | null)?.closest?.(leads)
      const path = (place?.getAttribute('data-to') ?? place?.getAttribute('href'))?.split(/[?#]/)[0]
      if (path) listener(path)
    },
    { capture: true, passive: true },
  )
}
