import { checkUrl } from '../platform/urls'

/** Type of entries whose path is sealed (SITE-09). */
const sealed = 3

/** Where an entry of the platform leads; null where it does not open, or leads where the site may not go. */
export async function addressOfEntry(entry: { type: number; path: string }): Promise<string | null> {
  const url =
    entry.type === sealed ? (await import('../platform/type-three')).openTypeThree(entry.path) : entry.path
  return url !== null && checkUrl(url).kind !== 'refused' ? url : null
}
