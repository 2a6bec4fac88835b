import { useEffect } from 'react'
import { operator } from '../../flows/core/operator'

/**
 * Titles the document by the screen's subject, such as a lottery or an offer, while it is mounted. The frame
 * sets the route's title, whenever it renders and in every language: that title is restored on unmount.
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
