import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { inspect } from '../../flows/inspect'
import type { resourceMachine } from '../../../machines/resource/resource.machine'
import { followClaims } from '../../flows/rewards'
import { useLanguageNews } from '../shared/useLanguageNews'

/** A list of the screen that claims change: fetched when it opens, after each claim, and in the player's language. */
export function useClaims(logic: typeof resourceMachine) {
  const actor = useActorRef(logic, { input: { query: null }, inspect })
  useLanguageNews(actor)
  useEffect(() => followClaims(actor), [actor])
  return actor
}
