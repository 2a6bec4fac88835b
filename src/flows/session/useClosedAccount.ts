import { useSelector } from '@xstate/react'
import { appActor, walletIn } from '../core/root'

/** Whether the player's account is blocked in their region, according to the balance call (ERROR-31). */
export function useClosedAccount(): boolean {
  const wallet = useSelector(appActor(), walletIn)
  return useSelector(wallet, (state) => state?.context.failure?.code === 'region-blocked')
}
