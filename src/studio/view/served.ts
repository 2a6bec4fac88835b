import { useLoaded } from './useLoaded'

async function ask(): Promise<boolean> {
  const answer = await fetch('/version.json', { cache: 'no-store' })
  return answer.ok && typeof ((await answer.json()) as { version?: unknown } | null)?.version === 'string'
}

let asked: Promise<boolean> | undefined

/**
 * Whether the app is served along with the studio: not for a single file, or a folder on another web host.
 */
export function useServed(): boolean | undefined {
  const known = location.protocol === 'file:' ? false : undefined
  const loaded = useLoaded('served', () => (asked ??= ask().catch(() => false)), known)
  return loaded.is === 'here' ? loaded.value : undefined
}
