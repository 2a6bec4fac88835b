import { lazyPage } from './lazy-page'

/** The tab bar in a chunk of its own: screens without it need not fetch it. */
export const tabs = lazyPage(() => import('./Tabs').then(({ Tabs }) => ({ default: Tabs })), [])
