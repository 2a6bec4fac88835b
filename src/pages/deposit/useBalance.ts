import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { appActor, walletIn } from '../../flows/root'
import { formatMoney } from '../../i18n/money'

/** The player's balance as it may be shown; null while it is not known. */
export function useBalance() {
  useTranslation('deposit')
  const wallet = useSelector(appActor(), walletIn)
  // The wallet lives as long as the session; a screen for members has one.
  const hidden = useSelector(wallet, (state) => state?.hasTag('hidden') ?? false)
  const balance = useSelector(wallet, (state) => state?.context.balance ?? null)
  if (!balance) return null
  const { sumBalance, currency } = balance
  return { hidden, amount: sumBalance, shown: hidden ? '•••••' : formatMoney(sumBalance, currency) }
}
