import { useLoaded } from './useLoaded'

let here: typeof import('./folding') | undefined

/** Loads the folding code. */
export const loadFolding = async () => (here ??= await import('./folding'))

/** The folding code, loaded with the first folded box; if it fails, nothing is folded. */
export function useFolding(isWanted: boolean) {
  const load = async () => (isWanted ? loadFolding() : undefined)
  const loaded = useLoaded(String(isWanted), load, here)
  const folding = loaded.is === 'here' ? loaded.value : undefined
  return { folding, isComing: isWanted && loaded.is === 'loading' }
}
