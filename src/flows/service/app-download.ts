import {
  appDownloadMachine,
  type AppLinks,
  type Place,
} from '../../../machines/app-download/app-download.machine'
import { iosVersion, isApplePhone, isOperatorApp } from '../../platform/device'
import { isStandalone, whenInstalled } from '../../platform/page'
import { appBarRecord, webClipRecord } from '../../platform/late-records'
import { read, write } from '../../platform/storage'
import { checkUrl } from '../../platform/urls'
import { needPart } from '../adapters/dialogs'
import { checkImage } from '../core/urls'
import { currentSettings, siteActor } from '../core/root'
import { leaveFor } from '../core/late-actions'

export {
  needsLegacyTips,
  offeredLinks,
  type LinkKind,
} from '../../../machines/app-download/app-download.machine'
import { startChart } from '../core/chart'
import { perPage } from '../core/lifetime'

/** Where the site runs (APP-07). */
function place(): Place {
  if (isOperatorApp()) return 'app'
  if (!isStandalone()) return 'browser'
  return isApplePhone() ? 'webclip' : 'pwa'
}

const types = { android: 'Android', ios: 'IOS', profile: 'MOBILECONFIG' } as const

/** The allowed links from the settings (APP-15). */
function links(): AppLinks | null {
  const resources = currentSettings()?.resources
  if (!resources) return null
  const linkOf = (type: string) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url
    return checkUrl(url).kind === 'refused' ? null : (url ?? null)
  }
  return { android: linkOf(types.android), ios: linkOf(types.ios), profile: linkOf(types.profile) }
}

/** The picture of the operator's app, if the settings have one (APP-15). */
export const appIcon = (): string | undefined =>
  checkImage(currentSettings()?.resources.find(({ resourceType }) => resourceType === 'AppDownloadIcon')?.url)

/** Running as a web clip means the profile is installed, so it is no longer offered (APP-10, APP-11). */
function webClipFlag(): boolean {
  if (place() === 'webclip') write(webClipRecord, '1')
  return read(webClipRecord) !== null
}

const appDownloadFlow = appDownloadMachine.provide({
  actions: {
    rememberClosed: () => write(appBarRecord, '1'),
    openDownload: (_, { url }) => leaveFor(url),
  },
})

/** Bar, panel and guide of the operator's app: one per page. */
export const appDownload = perPage(() => {
  const download = startChart(appDownloadFlow, {
    place: place(),
    ios: iosVersion(),
    webClip: webClipFlag(),
    closed: read(appBarRecord) !== null,
    links: links(),
  })
  let known = currentSettings()
  siteActor()?.subscribe(() => {
    if (known === currentSettings()) return
    known = currentSettings()
    const now = links()
    if (now) download.send({ type: 'LINKS', links: now })
  })
  whenInstalled(() => download.send({ type: 'INSTALLED' }))
  return download
})

/** Opens the panel with the links. */
export function openAppPanel(): void {
  appDownload().send({ type: 'OPEN' })
  needPart('app')
}
