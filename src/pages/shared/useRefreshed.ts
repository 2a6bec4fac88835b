import { useEffect } from 'react'
import { renewShown } from '../../flows/core/first-shown'
import type { ResourceActor } from '../../flows/core/resource'

/** Data that outlives its screen: shows at once when the player comes back, and is reloaded behind. */
export function useRefreshed(actor: ResourceActor): ResourceActor {
  useEffect(() => renewShown(actor), [actor])
  return actor
}
