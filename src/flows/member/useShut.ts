import { useClosedAccount } from '../session/useClosedAccount'
import { useResting } from './useResting'

/**
 * Whether nothing may lead the player to a deposit, to gifts or to friends: they take a break from play (trust 34), or
 * their account is closed to their region, so that each of these is refused (ERROR-31).
 */
export function useShut(): boolean {
  const resting = useResting()
  return useClosedAccount() || resting
}
