/** Sends data without waiting for an answer, also from a page that is being left. */

/**
 * As text: a request to another origin then needs no preflight, which a page that is being left could not wait for.
 * False where the browser takes no more.
 */
export function sendBeacon(address: string, text: string): boolean {
  if (typeof navigator.sendBeacon === 'function') return navigator.sendBeacon(address, text)
  const request = {
    method: 'POST',
    body: text,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  } as const
  fetch(address, { ...request, referrerPolicy: 'no-referrer' }).catch(() => {})
  return true
}
