import { useEffect } from 'react'
import { operator } from '../../flows/core/operator'

/**
 * The document is titled by what the screen is about, a lottery or an offer, as long as that is on screen. The frame
 * titles it by its route, at its own time and in every language: that title is kept for afterwards.
 */
export function useScreenName(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    const own = `${name} · ${operator().name}`
    let ofRoute = document.title
    const keep = () => {
      if (document.title === own) return
      ofRoute = document.title
      document.title = own
    }
    keep()
    const titles = new MutationObserver(keep)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      titles.disconnect()
      document.title = ofRoute
    }
  }, [name])
}
