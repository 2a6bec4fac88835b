import { sparesData } from '../../platform/worker/page'

/** Elements that lead to another screen: links, and buttons that declare their destination. */
const leads = 'a[href],[data-to]'

/**
 * Calls back with the destination as soon as a finger touches a link, just before the possible tap. Does
 * nothing if data saving is on: the finger may only be scrolling.
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
