import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isHere } from '../../flows/adapters/navigation'

export type AddressQuery = Readonly<Record<string, string>>

/**
 * Passes the address's query to a chart, now and after each change. The router reports an address slightly
 * late: if the player has chosen something else in the meantime, the reported one is outdated and skipped.
 */
export function useAddress<Event>(
  actor: { send: (event: Event) => void },
  eventOf: (query: AddressQuery) => Event,
): void {
  const [search] = useSearchParams()
  useEffect(() => {
    if (isHere(search)) actor.send(eventOf(Object.fromEntries(search)))
  }, [actor, eventOf, search])
}
