import type { Kysely } from 'kysely'
import type { RoundRow } from '../db/games'
import type { Tables } from '../db/tables'
import type { Bets } from './game'
import { shortMatches, slipOf, sportOf, type Fixture, type Sport } from './kinds/slip'

/** A match of home's ticker is over two hours after it starts. */
const matchLasts = 2 * 3_600_000

/** Launch parameter for opening one match of its game. */
export const eventOf = (id: number): string => `match-${id}`

const sportOfMatch = (sport: string, otherwise: Sport): Sport =>
  sport === 'basketball' || sport === 'football' || sport === 'volleyball' ? sport : otherwise

/** The matches on sale in a game: those in home's ticker, soonest first, then the short ones. */
export async function fixturesOf(
  db: Kysely<Tables>,
  { nodeId, vendor, gameName, gameType }: Pick<RoundRow, 'nodeId' | 'vendor' | 'gameName' | 'gameType'>,
  now: number,
): Promise<readonly Fixture[]> {
  const sport = sportOf(gameName, gameType)
  let query = db.selectFrom('hotMatch').selectAll().where('matchTime', '>', now)
  query = nodeId === null ? query.where('vendor', '=', vendor) : query.where('nodeId', '=', nodeId)
  const rows = await query.orderBy('matchTime').orderBy('id').execute()
  return [
    ...rows.map(({ id, league, homeTeam, awayTeam, matchTime, sport: played }) => ({
      id: eventOf(id),
      league,
      home: homeTeam,
      away: awayTeam,
      sport: sportOfMatch(played, sport),
      startsAt: matchTime,
      endsAt: matchTime + matchLasts,
    })),
    ...shortMatches(nodeId ?? vendor, gameName, sport, now),
  ]
}

/** A member's latest bets on a game's matches, last placed first. */
async function slipsOf(
  db: Kysely<Tables>,
  memberId: string,
  { vendor, nodeId }: Pick<RoundRow, 'vendor' | 'nodeId'>,
) {
  let query = db
    .selectFrom('bet')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('kind', '=', 'slip')
    .where('vendor', '=', vendor)
  query = nodeId === null ? query.where('nodeId', 'is', null) : query.where('nodeId', '=', nodeId)
  const rows = await query.orderBy('id', 'desc').limit(8).execute()
  return rows.map(({ id, stake, payout, state, intent: asked, outcome }) => {
    const { result, match } = JSON.parse(outcome) as { result: unknown; match: Fixture }
    const { bets } = JSON.parse(asked) as { bets: Bets }
    const spot = Object.keys(bets)[0] ?? ''
    const { odds: all, ...more } = slipOf(match).look as { odds: Record<string, number>; line?: number }
    const odds = all[spot] ?? 0
    return {
      id,
      stake,
      payout,
      state,
      spot,
      odds,
      match: { ...match, ...more },
      result: state === 'settled' ? result : null,
    }
  })
}

/** The matches on sale with their odds, and the player's bets on them. */
export async function slipState(
  { db, now }: { readonly db: Kysely<Tables>; readonly now: () => number },
  round: Omit<RoundRow, 'id'>,
) {
  const fixtures = await fixturesOf(db, round, now())
  return {
    serverTime: now(),
    matches: fixtures.map((fixture) => {
      const { board, look } = slipOf(fixture)
      return { ...fixture, board, ...(look as object) }
    }),
    slips: round.mode === 'play' ? await slipsOf(db, round.memberId, round) : [],
  }
}
