import { useSelector } from '@xstate/react'
import { siteActor } from './root'

/**
 * What a screen reads of the site's settings and flags, and a drawing again when they come: a page that is loaded anew
 * is on the phone before they are. `read` must depend on nothing else (tests/house/site-reads.test.ts).
 */
export const useSite = <Value>(read: () => Value): Value => useSelector(siteActor(), read)
