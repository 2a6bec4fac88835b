import type { Generated } from 'kysely'
import type { Kind } from '../play/game'
import type { GameType } from '../world/categories'
import type { Schema } from './schema'

/** A vendor: `code` is what the wire calls `vassalage`. Booleans are 0 and 1. */
interface VendorRow {
  code: string
  name: string
  /** Free play is supported (LAUNCH-10). */
  freeplay: number
  /** Every launch with this vendor is refused while 1. */
  down: number
  position: number
}

/** A vendor's categories in the menu, and its position in each. */
interface VendorCategoryRow {
  category: GameType
  vendor: string
  position: number
}

/** A game type of a category (GAMES-24), named in both languages. */
interface ClassifyRow {
  category: GameType
  id: string
  nameEn: string
  nameTy: string
  position: number
}

/** The kinds of demo pages; the last three misbehave on purpose. */
export type PageKind = Kind | 'lottery' | 'evil' | 'silent' | 'broken'

export interface GameRow {
  nodeId: string
  gameId: string
  roomId: string
  name: string
  nodeName: string
  vendor: string
  gameType: GameType
  classify: string
  /** 0 means free play is supported (LAUNCH-09). */
  supportPlay: number
  minBetCentavos: number
  lines: number
  isNew: number
  /** Rank among the hot games, null if not hot; 1 is the headline. */
  hotPlace: number | null
  flag: 'live' | 'hot' | 'new' | null
  /** Sort order of lists; lower is more popular. */
  position: number
  /** Return to player in hundredths of a percent; null if the game has none. */
  rtp: number | null
  /** Rounds over the last thirty days. */
  plays: number
  /** Days since first listed, as of the world's start. */
  ageDays: number
  /** Withdrawn: not listed, not launched. */
  closed: number
  /** Opens this page instead of the one for the game's kind: `evil`, `silent` and `broken` are for tests. */
  page: PageKind | null
}

interface FavouriteRow {
  memberId: string
  nodeId: string
  addedAt: number
}

interface RecentRow {
  memberId: string
  nodeId: string
  playedAt: number
}

/** One launch: what the demo page at `/demo/<kind>/<launchId>` belongs to. */
export interface RoundRow {
  id: Generated<number>
  launchId: string
  memberId: string
  /** The session that opened it; bets require that session. */
  sessionHash: string
  nodeId: string | null
  vendor: string
  gameName: string
  gameType: GameType
  kind: PageKind
  /** Its rules (`play/catalogue.ts`). */
  rules: string
  /** The match it was opened for. */
  event: string | null
  mode: 'play' | 'free'
  playType: string | null
  prizeMode: string | null
  startedAt: number
  expiresAt: number
}

export interface HotMatchRow {
  id: Generated<number>
  matchTime: number
  league: string
  homeTeam: string
  awayTeam: string
  sport: string
  vendor: string
  roomId: string
  nodeId: string
  supportPlay: number
}

export interface WinnerRow {
  id: Generated<number>
  customerName: string
  nodeId: string
  /** Exact decimal text, two places. */
  winAmount: string
  /** The same amount in centavos, for sorting. */
  winCentavos: number
  wonAt: number
}

export interface GameTables {
  vendor: VendorRow
  vendorCategory: VendorCategoryRow
  classify: ClassifyRow
  game: GameRow
  favourite: FavouriteRow
  recent: RecentRow
  round: RoundRow
  hotMatch: HotMatchRow
  winner: WinnerRow
}

/** Creates the tables of the game area with their indexes; does nothing where they exist. */
export async function createGameTables(db: Schema): Promise<void> {
  const table = (name: keyof GameTables) => db.schema.createTable(name).ifNotExists()

  await table('vendor')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('freeplay', 'integer', (c) => c.notNull())
    .addColumn('down', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()

  await table('vendorCategory')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('vendorCategoryKey', ['category', 'vendor'])
    .execute()

  await table('classify')
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('nameEn', 'text', (c) => c.notNull())
    .addColumn('nameTy', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('classifyKey', ['category', 'id'])
    .execute()

  await table('game')
    .addColumn('nodeId', 'text', (c) => c.primaryKey())
    .addColumn('gameId', 'text', (c) => c.notNull().unique())
    .addColumn('roomId', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('nodeName', 'text', (c) => c.notNull())
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('gameType', 'text', (c) => c.notNull())
    .addColumn('classify', 'text', (c) => c.notNull())
    .addColumn('supportPlay', 'integer', (c) => c.notNull())
    .addColumn('minBetCentavos', 'integer', (c) => c.notNull())
    .addColumn('lines', 'integer', (c) => c.notNull())
    .addColumn('isNew', 'integer', (c) => c.notNull())
    .addColumn('hotPlace', 'integer')
    .addColumn('flag', 'text')
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('rtp', 'integer')
    .addColumn('plays', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('ageDays', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('closed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('page', 'text')
    .execute()

  await table('favourite')
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('nodeId', 'text', (c) => c.notNull())
    .addColumn('addedAt', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('favouriteKey', ['memberId', 'nodeId'])
    .execute()

  await table('recent')
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('nodeId', 'text', (c) => c.notNull())
    .addColumn('playedAt', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('recentKey', ['memberId', 'nodeId'])
    .execute()

  await table('round')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('launchId', 'text', (c) => c.notNull().unique())
    .addColumn('memberId', 'text', (c) => c.notNull())
    .addColumn('sessionHash', 'text', (c) => c.notNull())
    .addColumn('nodeId', 'text')
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('gameName', 'text', (c) => c.notNull())
    .addColumn('gameType', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('event', 'text')
    .addColumn('mode', 'text', (c) => c.notNull())
    .addColumn('playType', 'text')
    .addColumn('prizeMode', 'text')
    .addColumn('startedAt', 'integer', (c) => c.notNull())
    .addColumn('expiresAt', 'integer', (c) => c.notNull())
    .execute()

  await table('hotMatch')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('matchTime', 'integer', (c) => c.notNull())
    .addColumn('league', 'text', (c) => c.notNull())
    .addColumn('homeTeam', 'text', (c) => c.notNull())
    .addColumn('awayTeam', 'text', (c) => c.notNull())
    .addColumn('sport', 'text', (c) => c.notNull())
    .addColumn('vendor', 'text', (c) => c.notNull())
    .addColumn('roomId', 'text', (c) => c.notNull())
    .addColumn('nodeId', 'text', (c) => c.notNull())
    .addColumn('supportPlay', 'integer', (c) => c.notNull())
    .execute()

  await table('winner')
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('customerName', 'text', (c) => c.notNull())
    .addColumn('nodeId', 'text', (c) => c.notNull())
    .addColumn('winAmount', 'text', (c) => c.notNull())
    .addColumn('winCentavos', 'integer', (c) => c.notNull())
    .addColumn('wonAt', 'integer', (c) => c.notNull())
    .execute()

  await index(db, 'game', 'gameByType', ['gameType', 'position'])
  await index(db, 'game', 'gameByVendor', ['vendor', 'gameType'])
  await index(db, 'game', 'gameByHotPlace', ['hotPlace'])
  await index(db, 'favourite', 'favouriteByTime', ['memberId', 'addedAt'])
  await index(db, 'recent', 'recentByTime', ['memberId', 'playedAt'])
  await index(db, 'hotMatch', 'hotMatchByTime', ['matchTime'])
  await index(db, 'winner', 'winnerByAmount', ['winCentavos'])
}

async function index(db: Schema, table: keyof GameTables, name: string, columns: string[]) {
  await db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute()
}
