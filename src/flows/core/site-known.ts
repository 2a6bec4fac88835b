import { siteActor } from './root'

/** The site's settings and flags have come, or will not. */
export function siteKnown(): boolean {
  const site = siteActor()?.getSnapshot()
  return !site?.hasTag('pending') || !!(site.context.settings && site.context.flags)
}

/** For what a flow makes of settings or flags once. It ends with the site's own calls, which give up by themselves. */
export const whenSiteKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!siteKnown()) return
      watch?.unsubscribe()
      resolve()
    }
    const watch = siteActor()?.subscribe(look)
    look()
  })
