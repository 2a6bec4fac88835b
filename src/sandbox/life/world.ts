import type { Kysely } from 'kysely'
import type { Member } from '../accounts'
import type { Tables } from '../db/tables'
import type { Random } from '../random'
import type { Rng } from '../rng'
import type { Habits } from './habits'
import type { PlayedGame } from './play'
import type { Book, Wallet } from './wallet'

/** A simulated person: habits, account, money and luck. */
export interface Life {
  readonly habits: Habits
  readonly member: Member
  readonly wallet: Wallet
  readonly random: Rng
  readonly games: readonly PlayedGame[]
  readonly lotteries: readonly { readonly code: string; readonly name: string }[]
  /** When rewards were last collected. */
  collected: number
  /** The most recent visit so far. */
  lastLogin: number
  /** When a ticket is drawn next; Infinity without one. */
  drawAt: number
  /** When the next contract payment is due; Infinity without one. */
  dueAt: number
  /** When friends are next checked; Infinity without any. */
  friendsAt: number
}

export interface World {
  readonly db: Kysely<Tables>
  readonly random: Random
  readonly now: number
  readonly book: Book
  readonly lives: ReadonlyMap<string, Life>
}
