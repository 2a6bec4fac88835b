import { useSelector } from '@xstate/react'
import { siteActor } from './root'

/**
 * Reads the site's settings and flags, and draws again when they come: after a reload, the page is there before they are.
 * `read` must depend on nothing else (tests/house/site-reads.test.ts).
 */
export const useSite = <Value>(read: () => Value): Value => useSelector(siteActor(), read)
