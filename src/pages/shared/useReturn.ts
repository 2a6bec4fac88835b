import { useEffect } from 'react'
import { onReturn } from '../../flows/adapters/visibility'

/** Tells a chart that the player has returned to the page, so that it reloads what it shows. */
export function useReturn<Event>(actor: { send: (event: Event) => void }, event: Event): void {
  useEffect(() => onReturn(() => actor.send(event)), [actor, event])
}
