import { useSelector } from '@xstate/react'
import { siteActor } from './root'

/**
 * Reads the site's settings and flags, and re-renders when they load: after a reload, the page renders before
 * they arrive. `read` must depend on nothing else (tests/house/site-reads.test.ts).
 */
export const useSite = <Value>(read: () => Value): Value => useSelector(siteActor(), read)
