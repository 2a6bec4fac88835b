import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { agencyFacts, keptAgencyFacts, type AgencyFacts } from '../../flows/agency'
import { inspect } from '../../flows/inspect'

export interface Agency {
  readonly facts: AgencyFacts
  /** Asks again: something that they count has changed. */
  readonly reload: () => void
}

/** Badges and the dividend entry of the agency's screens; asked for with each screen and each return to it. */
export function useAgency(): Agency {
  const actor = useActorRef(agencyFacts.logic, { input: { query: null }, inspect })
  const { data } = useSelector(actor, agencyFacts.view)
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'RELOAD' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [actor])
  return { facts: data ?? keptAgencyFacts(), reload: () => actor.send({ type: 'RELOAD' }) }
}
