import { withdrawBounds } from '../cash/withdrawals'
import { deposit, withdraw } from './errands'
import type { Life, World } from './world'
import { reload } from './wallet'

const minute = 60_000

/**
 * The last visit leaves the balance that is said of its player, the way players do it: what is above it is
 * withdrawn, after a deposit where there is too little. What the platform refuses stays undone.
 */
export async function closeBooks(
  { db, random }: World,
  { habits, member, wallet, random: luck }: Life,
  { at: start, ends }: { readonly at: number; readonly ends: number },
): Promise<void> {
  let at = start + luck.i(1, 3) * minute
  const { min, max } = withdrawBounds
  await reload(db, wallet)
  const short = ends + min - wallet.balance
  if (wallet.balance !== ends && short > 0) {
    const minor = Math.ceil(short / 20_000) * 20_000
    const methodId = minor <= 50_000_00 ? 'qrph' : 'sampaguita'
    at = await deposit({ db, random, member, at }, { minor, methodId, promo: false, ends: 'paid' })
    at += 2 * minute
    await reload(db, wallet)
  }
  while (habits.card && wallet.balance - ends >= min) {
    const over = wallet.balance - ends
    // What is left for the next one has to be enough for a withdrawal.
    const minor = over <= max ? over : over - max < min ? max - min : max
    const paid = await withdraw({ db, random, member, at }, habits.card, minor)
    if (paid === null) return
    await reload(db, wallet)
    at = paid + minute
  }
}
