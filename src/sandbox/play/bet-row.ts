import type { Insertable } from 'kysely'
import type { BetRow } from '../db/bets'
import type { RoundRow } from '../db/games'
import type { Bets, Kind } from './game'
import type { Fixture } from './kinds/slip'

/** The round in which bets are placed. */
type BetRound = Pick<RoundRow, 'memberId' | 'sessionHash' | 'vendor' | 'nodeId' | 'gameName' | 'gameType'> & {
  readonly id: number
}

interface Placed {
  readonly key: string
  /** The bets as requested. */
  readonly given: { readonly bets: Bets; readonly event?: string | undefined }
  readonly stake: number
  readonly due: number
  readonly outcome: unknown
  /** The match bet on; null if a game draws. */
  readonly fixture: Fixture | null
  readonly at: number
  readonly balanceAfter: number
}

/** The row of a bet whose stake was taken and whose outcome was drawn, still open. */
export const placedBet = (
  { id: roundId, memberId, sessionHash, vendor, nodeId, gameName, gameType }: BetRound,
  kind: Kind,
  { key, given, stake, due, outcome, fixture, at, balanceAfter }: Placed,
) =>
  ({
    memberId,
    key,
    roundId,
    sessionHash,
    vendor,
    nodeId,
    gameName,
    gameType,
    kind,
    stake,
    payout: 0,
    state: 'open',
    intent: JSON.stringify(given),
    outcome: JSON.stringify(fixture ? { result: outcome, match: fixture } : outcome),
    due,
    settlesAt: fixture?.endsAt ?? null,
    placedAt: at,
    settledAt: null,
    balanceAfter,
  }) satisfies Insertable<BetRow>
