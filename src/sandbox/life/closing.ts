import { withdrawBounds } from '../cash/withdrawals'
import { deposit, withdraw } from './errands'
import type { Life, World } from './world'
import { reload } from './wallet'

const minute = 60_000

/**
 * The last visit leaves its player's documented balance, by ordinary means: any surplus is withdrawn, after a
 * deposit if there is too little. What the platform refuses is not done.
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
    // The remainder must be enough for a withdrawal next time.
    const minor = over <= max ? over : over - max < min ? max - min : max
    const paid = await withdraw({ db, random, member, at }, habits.card, minor)
    if (paid === null) return
    await reload(db, wallet)
    at = paid + minute
  }
}
