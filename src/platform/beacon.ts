/** Sends data without waiting for a response; also works while the page is being unloaded. */

/**
 * As text, because a cross-origin request then needs no preflight, which an unloading page could not wait
 * for. Returns false if the browser refuses to queue more.
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
