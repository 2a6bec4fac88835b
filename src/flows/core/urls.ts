import { checkImage as ownImage, imagePlaces } from '../../platform/urls'
import { randomWhole } from '../../platform/random'
import { perPage } from './lifetime'
import { currentSettings } from './root'

/** The URL checks, for screens: every URL from data passes one of them. */
export { checkUrl, type CheckedUrl } from '../../platform/urls'

/** The picture host, with the list it was chosen from. */
const drawn = perPage(() => ({ from: null as string | null, place: '' }))

/** This visit's picture host: chosen at random once the settings are known, this site until then (SITE-41). */
function place(): string {
  const settings = currentSettings()
  if (!settings) return ''
  const from = settings.imageCDNs.join(' ')
  if (drawn().from !== from) {
    const places = imagePlaces(settings.imageCDNs)
    const chosen = places[randomWhole(0, places.length - 1)] ?? '/'
    Object.assign(drawn(), { from, place: chosen === '/' ? '' : chosen })
  }
  return drawn().place
}

/** The address of a picture, or undefined if it is not allowed. */
export function checkImage(wanted: string | null | undefined): string | undefined {
  const path = ownImage(wanted)
  return path === undefined ? undefined : place() + path
}
