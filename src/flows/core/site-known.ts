import { siteActor } from './root'
import { until } from './until'

/** The site's settings and flags have loaded or failed. */
export function siteKnown(): boolean {
  const site = siteActor()?.getSnapshot()
  return !(site?.hasTag('pending') && !(site.context.settings && site.context.flags))
}

/** For flows that read settings or flags once. Resolves with the site's own calls, which have time limits. */
export const whenSiteKnown = (): Promise<void> => until(siteActor(), siteKnown)
