import { useSelector } from '@xstate/react'
import { useSearchParams } from 'react-router-dom'
import type { BoundRecord, Entry } from '../../flows/records/record'
import { useAddress, type AddressQuery } from '../shared/useAddress'
import { useChart } from '../../flows/core/useChart'

const addressEvent = (query: AddressQuery) => ({ type: 'ADDRESS', query }) as const

/** The chart of a record's screen, kept in sync with the address. */
export function useRecord({ page, flow }: Pick<BoundRecord<string, Entry, unknown>, 'page' | 'flow'>) {
  const [search] = useSearchParams()
  const record = useChart(flow, { page, query: Object.fromEntries(search) })
  useAddress(record, addressEvent)
  return { record, choice: useSelector(record, (state) => state.context.choice) }
}
