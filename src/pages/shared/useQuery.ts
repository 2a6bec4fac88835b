import { useSearchParams } from 'react-router-dom'
import type { Path, QueryOf } from '../../../machines/shared/address'

/** A screen's query values, by the names in `machines/shared/address.ts`; not checked here. */
export function useQuery<To extends Path>(_screen: To): QueryOf<To> {
  return Object.fromEntries(useSearchParams()[0]) as QueryOf<To>
}
