import { operator } from './operator'

/**
 * The only check of URLs that come from data: banners, menus, help, payments (trust: URLs from data). The
 * hosts are the operator's.
 */

export type CheckedUrl =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'foreign'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' }

const refused: CheckedUrl = { kind: 'refused' }

/**
 * Classifies a URL: a path on this site, one of the operator's hosts for this purpose, or not allowed. Never
 * throws.
 */
export function checkUrl(
  wanted: string | null | undefined,
  origins: readonly string[] = operator().links,
): CheckedUrl {
  if (!wanted) return refused
  // Browsers reinterpret control characters and backslashes.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\u007f\\]/.test(wanted)) return refused
  if (wanted.startsWith('/')) {
    return wanted.startsWith('//') || wanted.includes('/../') ? refused : { kind: 'own', path: wanted }
  }
  try {
    const url = new URL(wanted)
    const plain = url.username === '' && url.password === ''
    return plain && /^https?:\/\//.test(wanted) && origins.includes(url.origin)
      ? { kind: 'foreign', url: url.href, host: url.hostname }
      : refused
  } catch {
    return refused
  }
}

/** This site, as an image origin. */
const here = '/'

/**
 * The allowed image origins; anything but the operator's hosts and this site is dropped; the content security
 * policy blocks it, too (SITE-41, SITE-42).
 */
export function imagePlaces(wanted: readonly string[]): readonly string[] {
  const known: readonly string[] = [here, ...operator().pictures]
  const usable = wanted
    .map((one) => (one === here ? one : one.replace(/\/$/, '')))
    .filter((one) => known.includes(one))
  if (usable.length > 0) return usable
  return operator().pictures.length > 0 ? operator().pictures : [here]
}

/** An image path must be one of this site's, whichever host serves it; anything else is shown as missing. */
export function checkImage(wanted: string | null | undefined): string | undefined {
  const checked = checkUrl(wanted)
  return checked.kind === 'own' ? checked.path : undefined
}
