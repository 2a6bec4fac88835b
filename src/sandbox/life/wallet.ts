import type { Insertable, Kysely } from 'kysely'
import type { LedgerTable } from '../db/account'
import { insertMany } from '../db/batches'
import type { BetRow } from '../db/bets'
import type { RoundRow } from '../db/games'
import { NotEnoughMoney, walletsOf } from '../db/money'
import type { Tables } from '../db/tables'

/**
 * What play has moved and not written yet: rounds, bets and ledger lines of everybody are gathered and written
 * many at a time. Whoever reads or moves money in the database flushes first, and reloads after.
 */
export interface Book {
  readonly rounds: (Insertable<RoundRow> & { readonly id: number })[]
  readonly bets: Insertable<BetRow>[]
  readonly lines: Insertable<LedgerTable>[]
  readonly wallets: Map<string, Wallet>
  /** The number of the next round. */
  nextRound: number
}

/** A member's money in the main wallet, minor units. */
export interface Wallet {
  readonly memberId: string
  balance: number
}

/** Moves money within memory by the rules of the ledger. */
export function move(book: Book, wallet: Wallet, minor: number, reason: string, at: number): void {
  const balanceAfter = wallet.balance + minor
  if (balanceAfter < 0) throw new NotEnoughMoney()
  wallet.balance = balanceAfter
  book.lines.push({ memberId: wallet.memberId, vendor: 'MAIN', minor, balanceAfter, reason, at })
}

/** Writes down what was gathered. */
export async function flush(db: Kysely<Tables>, { rounds, bets, lines, wallets }: Book): Promise<void> {
  if (lines.length === 0) return
  await insertMany(db, 'round', rounds.splice(0))
  await insertMany(db, 'bet', bets.splice(0))
  const moved = new Set(lines.map(({ memberId }) => memberId))
  await insertMany(db, 'ledger', lines.splice(0))
  const rows = [...moved].map((memberId) => ({
    memberId,
    vendor: 'MAIN',
    minor: wallets.get(memberId)?.balance ?? 0,
  }))
  await db
    .insertInto('wallet')
    .values(rows)
    .onConflict((c) =>
      c.columns(['memberId', 'vendor']).doUpdateSet((eb) => ({ minor: eb.ref('excluded.minor') })),
    )
    .execute()
}

/** Reads a balance again that was moved in the database. */
export async function reload(db: Kysely<Tables>, wallet: Wallet): Promise<void> {
  wallet.balance = (await walletsOf(db, wallet.memberId)).reduce((sum, { minor }) => sum + minor, 0)
}
