import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Resource } from '../../flows/core/resource'
import { followClaims } from '../../flows/member/rewards'
import { useLanguageNews } from '../shared/useLanguageNews'
import { useChart } from '../../flows/core/useChart'

/** A list that claims change: loaded when the screen opens, after each claim, and in the player's language. */
export function useClaims<Data>(resource: Resource<Data>) {
  const actor = useChart(resource.logic, { query: null })
  useLanguageNews(actor)
  useEffect(() => followClaims(actor), [actor])
  return { view: useSelector(actor, resource.view), onRetry: () => actor.send({ type: 'RELOAD' }) }
}
