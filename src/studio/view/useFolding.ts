import { useLoaded } from './useLoaded'

let here: typeof import('./folding') | undefined

/** Loads what folds boxes. */
export const loadFolding = async () => (here ??= await import('./folding'))

/** What folds boxes, for the first one; where it does not load, the flow is shown with nothing folded. */
export function useFolding(isWanted: boolean) {
  const load = async () => (isWanted ? loadFolding() : undefined)
  const loaded = useLoaded(String(isWanted), load, here)
  const folding = loaded.is === 'here' ? loaded.value : undefined
  return { folding, isComing: isWanted && loaded.is === 'loading' }
}
