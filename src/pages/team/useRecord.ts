import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { inspect } from '../../flows/inspect'
import type { BoundLines } from '../../flows/team-lines'
import { isHere } from '../shared/here'

/** The record chart of a team screen, held to its address. */
export function useRecord({ page, flow }: Pick<BoundLines, 'page' | 'flow'>) {
  const [search] = useSearchParams()
  const record = useActorRef(flow, { input: { page, query: Object.fromEntries(search) }, inspect })
  const choice = useSelector(record, (state) => state.context.choice)
  useEffect(() => {
    if (isHere(search)) record.send({ type: 'ADDRESS', query: Object.fromEntries(search) })
  }, [record, search])
  return { record, choice }
}
