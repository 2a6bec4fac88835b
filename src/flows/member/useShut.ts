import { useClosedAccount } from '../session/useClosedAccount'
import { useResting } from './useResting'

/**
 * Whether links to deposits, gifts and referrals are hidden: the player is on a break from play (trust 34),
 * or their account's region is blocked, so that each of these would be refused (ERROR-31).
 */
export function useShut(): boolean {
  const resting = useResting()
  return useClosedAccount() || resting
}
