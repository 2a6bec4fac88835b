import { checkImage as ownImage, imagePlaces } from '../platform/urls'
import { randomWhole } from '../platform/random'
import { currentSettings } from './root'

/** The address checks, for screens: every address that comes from data passes one of them. */
export { checkUrl, type CheckedUrl } from '../platform/urls'

let drawn: { readonly from: string; readonly place: string } | null = null

/** Where this visit's pictures come from: drawn by lot once the settings are known, this site until then (SITE-41). */
function place(): string {
  const settings = currentSettings()
  if (!settings) return ''
  const from = settings.imageCDNs.join(' ')
  if (drawn === null || drawn.from !== from) {
    const places = imagePlaces(settings.imageCDNs)
    const chosen = places[randomWhole(0, places.length - 1)] ?? '/'
    drawn = { from, place: chosen === '/' ? '' : chosen }
  }
  return drawn.place
}

/** The address of a picture, or nothing where it may not be shown. */
export function checkImage(wanted: string | null | undefined): string | undefined {
  const path = ownImage(wanted)
  return path === undefined ? undefined : place() + path
}
