import type { Insertable, Kysely } from 'kysely'
import type { LedgerTable } from '../db/account'
import { insertMany } from '../db/batches'
import type { BetRow } from '../db/bets'
import type { RoundRow } from '../db/games'
import { NotEnoughMoney, walletsOf } from '../db/money'
import type { Tables } from '../db/tables'

/**
 * Money moved by play and not written yet: everybody's rounds, bets and ledger lines are collected and
 * written in batches. Whoever reads or moves money in the database flushes first, and reloads afterwards.
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

/** Moves money in memory by the ledger's rules. */
export function move(book: Book, wallet: Wallet, minor: number, reason: string, at: number): void {
  const balanceAfter = wallet.balance + minor
  if (balanceAfter < 0) throw new NotEnoughMoney()
  wallet.balance = balanceAfter
  book.lines.push({ memberId: wallet.memberId, vendor: 'MAIN', minor, balanceAfter, reason, at })
}

/** Writes what was collected. */
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

/** Reloads a balance that was changed in the database. */
export async function reload(db: Kysely<Tables>, wallet: Wallet): Promise<void> {
  wallet.balance = (await walletsOf(db, wallet.memberId)).reduce((sum, { minor }) => sum + minor, 0)
}
