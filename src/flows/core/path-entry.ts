import { fetched } from '../../platform/code'
import { checkUrl } from '../../platform/urls'

/** Type of entries with an encrypted path (SITE-09). */
const sealed = 3

/** Where a platform entry leads; null if it cannot be decrypted, or leads to a disallowed site. */
export async function addressOfEntry(entry: { type: number; path: string }): Promise<string | null> {
  let url: string | null = entry.path
  if (entry.type === sealed) {
    const { openTypeThree } = await fetched(import('../../platform/type-three'), 'path entry')
    url = openTypeThree(entry.path)
  }
  return url !== null && checkUrl(url).kind !== 'refused' ? url : null
}
