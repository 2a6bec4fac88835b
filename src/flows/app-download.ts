import { createActor } from 'xstate'
import {
  appDownloadMachine,
  type AppLinks,
  type Place,
} from '../../machines/app-download/app-download.machine'
import { iosVersion, isApplePhone, isOperatorApp } from '../platform/device'
import { isStandalone, whenInstalled } from '../platform/page'
import { appBarRecord, webClipRecord } from '../platform/records'
import { read, write } from '../platform/storage'
import { checkUrl } from '../platform/urls'
import { needPart } from './adapters/dialogs'
import { currentSettings, siteActor } from './root'
import { leaveFor } from './taps'

export {
  needsLegacyTips,
  offeredLinks,
  type LinkKind,
} from '../../machines/app-download/app-download.machine'
import { inspect } from './inspect'

/** Where the site runs (APP-07). */
function place(): Place {
  if (isOperatorApp()) return 'app'
  if (!isStandalone()) return 'browser'
  return isApplePhone() ? 'webclip' : 'pwa'
}

const types = { android: 'Android', ios: 'IOS', profile: 'MOBILECONFIG' } as const

/** The links of the settings that may be followed (APP-15). */
function links(): AppLinks | null {
  const resources = currentSettings()?.resources
  if (!resources) return null
  const linkOf = (type: string) => {
    const url = resources.find(({ resourceType }) => resourceType === type)?.url
    return checkUrl(url).kind === 'refused' ? null : (url ?? null)
  }
  return { android: linkOf(types.android), ios: linkOf(types.ios), profile: linkOf(types.profile) }
}

/** A web clip that runs has come by its profile: it is offered no more (APP-10, APP-11). */
function webClipFlag(): boolean {
  if (place() === 'webclip') write(webClipRecord, '1')
  return read(webClipRecord) !== null
}

/** Bar, panel and guide of the operator's app: one for the whole page. */
export const appDownload = createActor(
  appDownloadMachine.provide({
    actions: {
      rememberClosed: () => write(appBarRecord, '1'),
      openDownload: (_, { url }) => leaveFor(url),
    },
  }),
  {
    input: {
      place: place(),
      ios: iosVersion(),
      webClip: webClipFlag(),
      closed: read(appBarRecord) !== null,
      links: links(),
    },
    inspect,
  },
).start()

let known = currentSettings()
siteActor()?.subscribe(() => {
  if (known === currentSettings()) return
  known = currentSettings()
  const now = links()
  if (now) appDownload.send({ type: 'LINKS', links: now })
})
whenInstalled(() => appDownload.send({ type: 'INSTALLED' }))

/** Opens the panel with the links. */
export function openAppPanel(): void {
  appDownload.send({ type: 'OPEN' })
  needPart('app')
}
