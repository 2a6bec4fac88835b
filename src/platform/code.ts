import { PlatformError } from './errors'

/**
 * Waits for code that is fetched when it is first needed. Where it does not come, the network is to blame: whoever
 * waits says so, as he would of a call.
 */
export async function fetched<Code>(code: Promise<Code>, what: string): Promise<Code> {
  const come = await code.catch(() => null)
  if (!come) throw new PlatformError('offline', { call: what })
  return come
}
