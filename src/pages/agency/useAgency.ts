import { useSelector } from '@xstate/react'
import { agencyFacts, keptAgencyFacts, type AgencyFacts } from '../../flows/agency/agency'
import { useReturn } from '../shared/useReturn'
import { useChart } from '../../flows/core/useChart'

const reload = { type: 'RELOAD' } as const

interface Agency {
  readonly facts: AgencyFacts
  /** Reloads the badges: something they count has changed. */
  readonly reload: () => void
}

/** Badges and the dividend entry of the agency's screens; reloaded with each screen and each return to it. */
export function useAgency(): Agency {
  const actor = useChart(agencyFacts.logic, { query: null })
  const { data } = useSelector(actor, agencyFacts.view)
  useReturn(actor, reload)
  return { facts: data ?? keptAgencyFacts(), reload: () => actor.send(reload) }
}
