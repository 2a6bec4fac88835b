/**
 * The only allow-list for addresses that come from data: banners, menus, help, games (trust: URLs from
 * data).
 */

export type CheckedUrl =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' }

/** Hosts that links may lead to, besides this site. */
const allowedHosts: ReadonlySet<string> = new Set(['t.me', 'm.me', 'www.facebook.com', 'chat.perya.example'])

const refused: CheckedUrl = { kind: 'refused' }

/**
 * Whether an address may be followed: a path of this site, https to an allowed host, or not at all. Never
 * throws.
 */
export function checkUrl(wanted: string | null | undefined): CheckedUrl {
  if (!wanted) return refused
  // Browsers reinterpret control characters and backslashes.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(wanted)) return refused
  if (wanted.startsWith('/')) {
    return wanted.startsWith('//') || wanted.includes('/../') ? refused : { kind: 'own', path: wanted }
  }
  if (!wanted.startsWith('https://')) return refused
  try {
    const url = new URL(wanted)
    const plain = url.username === '' && url.password === '' && url.port === ''
    return plain && allowedHosts.has(url.hostname)
      ? { kind: 'foreign', url: url.href, host: url.hostname }
      : refused
  } catch {
    return refused
  }
}

/**
 * Hosts that images may come from, besides this site: the pages' Content-Security-Policy lists the same
 * (SITE-41).
 */
export const imageHosts = ['https://img-1.perya.example', 'https://img-2.perya.example'] as const

/** This site, as an image origin. */
const here = '/'

/** The allowed image origins; anything but an allowed host or this site is dropped (SITE-42). */
export function imagePlaces(wanted: readonly string[]): readonly string[] {
  const known: readonly string[] = [here, ...imageHosts]
  const usable = wanted
    .map((one) => (one === here ? one : one.replace(/\/$/, '')))
    .filter((one) => known.includes(one))
  return usable.length > 0 ? usable : imageHosts
}

/** An image path must be one of this site's, whichever host serves it; anything else is drawn as missing. */
export function checkImage(wanted: string | null | undefined): string | undefined {
  const checked = checkUrl(wanted)
  return checked.kind === 'own' ? checked.path : undefined
}
