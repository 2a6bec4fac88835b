import { useEffect } from 'react'
import { nameScreen } from '../../flows/core/screen-name'

/** The document is titled by what the screen is about, as soon as that is known and as long as it is on screen. */
export function useScreenName(name: string | undefined): void {
  useEffect(() => {
    if (!name) return
    nameScreen(name)
    return () => nameScreen('')
  }, [name])
}
