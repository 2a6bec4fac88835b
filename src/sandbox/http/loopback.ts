/** Who may control the sandbox: programs and pages on this machine, never a page from elsewhere. */

export const localNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopback = (address: string) =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.')

/** Stands for the address of anyone who has presented the team's secret. */
export const teamAddress = 'team'

/**
 * True for a request of the team, or for one that arrives over the loopback interface, addresses it by a local name (not a foreign
 * name that resolves to 127.0.0.1), and was not sent by a page of another origin.
 */
export function isLocal(request: Request, remoteAddress: string): boolean {
  const url = new URL(request.url)
  const isNear = isLoopback(remoteAddress) && localNames.has(url.hostname)
  if (!isNear && remoteAddress !== teamAddress) return false
  const origin = request.headers.get('Origin')
  if (origin !== null && origin !== url.origin) return false
  const site = request.headers.get('Sec-Fetch-Site')
  return site === null || site === 'same-origin' || site === 'none'
}
