import { useSyncExternalStore } from 'react'
import { currentAccount, onPlayerChange } from './lifetime'

/** The key of everything that must start over with another player. */
export function useAccount(): string {
  return useSyncExternalStore(onPlayerChange, currentAccount)
}
