import { useEffect } from 'react'
import type { resourceMachine } from '../../../machines/resource/resource.machine'
import { followClaims } from '../../flows/member/rewards'
import { useLanguageNews } from '../shared/useLanguageNews'
import { useChart } from '../../flows/core/useChart'

/** A list that claims change: loaded when the screen opens, after each claim, and in the player's language. */
export function useClaims(logic: typeof resourceMachine) {
  const actor = useChart(logic, { query: null })
  useLanguageNews(actor)
  useEffect(() => followClaims(actor), [actor])
  return actor
}
