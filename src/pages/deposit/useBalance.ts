import { useSelector } from '@xstate/react'
import { appActor, walletIn } from '../../flows/core/root'
import { formatMoney } from '../../i18n/money'

/** The player's balance unless it is hidden; null until known. */
export function useBalance() {
  const wallet = useSelector(appActor(), walletIn)
  // The wallet lives as long as the session, and this screen is for members only.
  const hidden = useSelector(wallet, (state) => state?.hasTag('hidden') ?? false)
  const balance = useSelector(wallet, (state) => state?.context.balance ?? null)
  if (!balance) return null
  const { sumBalance } = balance
  return { hidden, amount: sumBalance, shown: hidden ? '•••••' : formatMoney(sumBalance) }
}
