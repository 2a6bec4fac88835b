import { lazyPage } from './lazy-page'

/** The tab bar in its own chunk: screens without it need not load it. */
export const tabs = lazyPage(async () => ({ default: (await import('./Tabs')).Tabs }), [])
