import { useEffect } from 'react'
import { renewResource, type ResourceActor } from '../../flows/core/resource'

/** Data that outlives its screen: shows at once when the player comes back, and is reloaded behind. */
export function useRefreshed(actor: ResourceActor): ResourceActor {
  useEffect(() => renewResource(actor), [actor])
  return actor
}
