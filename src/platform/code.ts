import { PlatformError } from './errors'

/** Time limit for loading a code file, milliseconds: charts rely on it and need no timer. */
const longest = 20_000

/**
 * Awaits lazily loaded code. On failure it rejects as a call would: `offline` for a file that failed,
 * `timeout` for one that never arrived.
 */
export async function fetched<Code>(code: Promise<Code>, what: string): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), longest)
  })
  const come = await Promise.race([code.catch(() => null), late])
  clearTimeout(timer)
  if (!come) throw new PlatformError('offline', { call: what })
  if (come === 'late') throw new PlatformError('timeout', { call: what })
  return come as Code
}
