import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Resource, ResourceActor } from '../../flows/core/resource'
import { followClaims } from '../../flows/member/rewards'
import { useRefreshed } from '../shared/useRefreshed'

/** A list that claims change: loaded when the screen opens, and after each claim. */
export function useClaims<Data>(resource: Resource<Data>, kept: ResourceActor) {
  const actor = useRefreshed(kept)
  useEffect(() => followClaims(actor), [actor])
  return { view: useSelector(actor, resource.view), onRetry: () => actor.send({ type: 'RELOAD' }) }
}
