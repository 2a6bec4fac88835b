import { sql, type Generated } from 'kysely'
import type { PageKind } from './games'
import type { Schema } from './schema'

/** Stake held, settled, or voided with the stake returned. */
type BetState = 'open' | 'settled' | 'void'

/** One real-money bet. Amounts are whole minor units, times milliseconds UTC. */
export interface BetRow {
  id: Generated<number>
  memberId: string
  /** Idempotency key, one per intent. */
  key: string
  /** The launch it was placed in. */
  roundId: number
  /** The session in which it was placed, or in which it was finished if that was another one. */
  sessionHash: string
  vendor: string
  nodeId: string | null
  gameName: string
  gameType: string
  kind: PageKind
  stake: number
  payout: number
  state: BetState
  /** JSON: what was bet on. */
  intent: string
  /** JSON: the outcome, drawn when the bet was placed and shown when it is settled. */
  outcome: string
  /** The payout of `outcome`, paid when the bet is settled. */
  due: number
  placedAt: number
  /** When a bet on a match is paid; null if the player ends the round. */
  settlesAt: number | null
  settledAt: number | null
  /** The member's total balance after the bet's last movement. */
  balanceAfter: number
}

/** A key looked up before its bet arrived: the bet is refused if it still arrives. */
interface BurntKeyRow {
  memberId: string
  key: string
  at: number
}

/** A player excluded from play, at their own request or by the operator. Times are milliseconds UTC. */
export interface ExclusionRow {
  memberId: string
  kind: 'time-out' | 'self-exclusion' | 'operator'
  /** Null means indefinitely. */
  until: number | null
  /**
   * When play opens again, once its player has asked to come back; the operator's exclusion ends
   * automatically.
   */
  opensAt: number | null
}

/**
 * The jackpot, one row: its amount, the next one's starting amount, and its hidden trigger amount; minor
 * units.
 */
interface JackpotPoolRow {
  id: number
  minor: number
  next: number
  mark: number
}

export interface BetTables {
  jackpotPool: JackpotPoolRow
  bet: BetRow
  burntKey: BurntKeyRow
  exclusion: ExclusionRow
}

/** Creates this area's tables. */
export async function createBetTables(db: Schema): Promise<void> {
  await db.schema
    .createTable('bet')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('roundId', 'integer', (c) => c.notNull())
    .addColumn('sessionHash', 'text', (c) => c.notNull())
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('nodeId', 'text')
    .addColumn('gameName', 'text', (c) => c.notNull())
    .addColumn('gameType', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('stake', 'integer', (c) => c.notNull().check(sql`stake > 0`))
    .addColumn('payout', 'integer', (c) => c.notNull().check(sql`payout >= 0`))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('intent', 'text', (c) => c.notNull())
    .addColumn('outcome', 'text', (c) => c.notNull())
    .addColumn('due', 'integer', (c) => c.notNull())
    .addColumn('placedAt', 'integer', (c) => c.notNull())
    .addColumn('settlesAt', 'integer')
    .addColumn('settledAt', 'integer')
    .addColumn('balanceAfter', 'integer', (c) => c.notNull())
    .addUniqueConstraint('betKey', ['memberId', 'key'])
    .execute()
  await db.schema
    .createTable('burntKey')
    .addColumn('memberId', 'text', (c) => c.notNull().references('member.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('at', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('burntKeyKey', ['memberId', 'key'])
    .execute()
  await db.schema
    .createTable('exclusion')
    .addColumn('memberId', 'text', (c) => c.primaryKey().references('member.id'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('until', 'integer')
    .addColumn('opensAt', 'integer')
    .execute()
  await db.schema
    .createTable('jackpotPool')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('minor', 'integer', (c) => c.notNull().check(sql`minor >= 0`))
    .addColumn('next', 'integer', (c) => c.notNull().check(sql`next >= 0`))
    .addColumn('mark', 'integer', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('betByTime').on('bet').columns(['memberId', 'placedAt']).execute()
  // Prevents a second open round of a game, even if the code above has a bug. Bets on matches may be many.
  await sql`create unique index openBet on bet (memberId, vendor, coalesce(nodeId, '')) where state = 'open' and kind <> 'slip'`.execute(
    db,
  )
}
