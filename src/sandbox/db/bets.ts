import { sql, type Generated, type Kysely } from 'kysely'
import type { PageKind } from './games'
import type { Tables } from './tables'

/** What a bet can be: its stake is held, it is over, or it was taken back and its stake returned. */
export type BetState = 'open' | 'settled' | 'void'

/** One bet with real money. Amounts are whole minor units, times milliseconds UTC. */
export interface BetRow {
  id: Generated<number>
  memberId: string
  /** Made once per intent by whoever bets: the same key again is the same bet. */
  key: string
  /** The launch it was placed in. */
  roundId: number
  /** The session in which it was placed, or finished if that was another one. */
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
  /** JSON: what came out, drawn when the bet was placed; shown when it is settled. */
  outcome: string
  /** What `outcome` pays, paid when the bet is settled. */
  due: number
  placedAt: number
  settledAt: number | null
  /** Everything the member had after the last movement of this bet. */
  balanceAfter: number
}

/** A key that was asked about before its bet arrived: the bet is refused if it still comes. */
export interface BurntKeyRow {
  memberId: string
  key: string
  at: number
}

/** A player who may not play: by his own wish or the operator's. Null is without an end. */
export interface ExclusionRow {
  memberId: string
  until: number | null
}

export interface BetTables {
  bet: BetRow
  burntKey: BurntKeyRow
  exclusion: ExclusionRow
}

/** Makes this area's tables. */
export async function createBetTables(db: Kysely<Tables>): Promise<void> {
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
    .addColumn('until', 'integer')
    .execute()
  await db.schema.createIndex('betByTime').on('bet').columns(['memberId', 'placedAt']).execute()
  // What makes a second round of a game impossible while one is open, whatever the code above it believes.
  await sql`create unique index openBet on bet (memberId, vendor, coalesce(nodeId, '')) where state = 'open'`.execute(
    db,
  )
}
