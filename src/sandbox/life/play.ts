import type { Selectable } from 'kysely'
import type { GameRow } from '../db/games'
import { launchLifetime } from '../handlers/launch'
import { placedBet } from '../play/bet-row'
import { games as rulesets, kindOf, rulesOf } from '../play/catalogue'
import { dueOf, settle, spotsOf, stakeOf, type Bets, type Game, type Kind } from '../play/game'
import { resultOf, shortMatches, slipOf, sportOf, type Fixture } from '../play/kinds/slip'
import { maxChips, stakesFrom } from '../play/stakes'
import type { Rng } from '../rng'
import { move, type Book, type Wallet } from './wallet'

/** The play of one visit: rounds by each game's rules, with stakes and payouts. */

export type PlayedGame = Pick<
  Selectable<GameRow>,
  'nodeId' | 'name' | 'vendor' | 'gameType' | 'classify' | 'minBetCentavos'
>

interface Visit {
  readonly games: readonly PlayedGame[]
  readonly rounds: readonly [number, number]
  /** Usual stake of a round, minor units. */
  readonly stake: number
  readonly at: number
  /** No bet is placed after this. */
  readonly until: number
  /** Amount left untouched, minor units. */
  readonly floor: number
  readonly token: () => string
}

/** A stake near the usual one: one of those on offer, or in chips if a round has many bets. */
function betsOn(game: Game, stakes: readonly number[], usual: number, random: Rng): Bets {
  const wanted = usual * random.pick([0.5, 0.5, 1, 1, 1, 1, 2, 3])
  const near = (most: number) => stakes.findLast((stake) => stake <= most) ?? stakes[0] ?? 1_000
  const spots = random.shuffle(spotsOf(game))
  if (!game.many) return { [spots[0] ?? '']: near(wanted) }
  const count = Math.min(spots.length, random.pick([1, 1, 1, 2, 2, 3]))
  const most = (stakes.at(-1) ?? 0) * maxChips
  const stake = Math.min(Math.floor(most / count), wanted / count)
  const chip = near(stake)
  const amount = chip * Math.max(1, Math.floor(stake / chip))
  return Object.fromEntries(spots.slice(0, count).map((spot) => [spot, amount]))
}

/** Milliseconds from a bet to its end, and from there to the next. */
const pace = (held: boolean, kind: Kind, random: Rng) => ({
  shown: held ? random.i(2_500, 9_000) : 0,
  rest: kind === 'slot' || kind === 'fish' ? random.i(5_100, 16_000) : random.i(9_000, 38_000),
})

/** Plays a visit and returns when it ended. */
export function playVisit(book: Book, wallet: Wallet, random: Rng, visit: Visit): number {
  const { memberId } = wallet
  const chosen = random.shuffle(visit.games).slice(0, random.i(1, 3))
  const chances = { below: (limit: number) => Math.floor(random() * limit) }
  let at = visit.at
  let left = random.i(...visit.rounds)
  for (const [index, { nodeId, name, vendor, gameType, classify, minBetCentavos }] of chosen.entries()) {
    const rules = rulesOf({ name, gameType, classify })
    const kind = kindOf(rules)
    const id = book.nextRound++
    const round = { id, memberId, sessionHash: '', vendor, nodeId, gameName: name, gameType }
    const rounds = Math.ceil(left / (chosen.length - index))
    left -= rounds
    let first = true
    for (let n = 0; n < rounds; n += 1) {
      const fixture: Fixture | null = rulesets.has(rules)
        ? null
        : (shortMatches(nodeId, name, sportOf(name, gameType), at, 1)[0] ?? null)
      // A day's matches are few, and each takes time.
      if (fixture && n >= 3) break
      const game = fixture ? (slipOf(fixture) as Game) : rulesets.get(rules)
      if (!game) break
      const bets = betsOn(game, stakesFrom(minBetCentavos), visit.stake, random)
      const stake = stakeOf(bets)
      const { shown, rest } = pace(game.held, kind, random)
      const settledAt = fixture ? fixture.endsAt + shown : at + shown
      if (settledAt > visit.until || wallet.balance - stake < visit.floor) break
      if (first)
        book.rounds.push({
          ...round,
          launchId: visit.token(),
          kind,
          rules,
          event: null,
          mode: 'play',
          playType: null,
          prizeMode: null,
          startedAt: at - 4_000,
          expiresAt: at - 4_000 + launchLifetime,
        })
      first = false
      const { outcome, due } = fixture
        ? { outcome: resultOf(fixture), due: dueOf(game, bets, resultOf(fixture)) }
        : settle(game, bets, chances)
      move(book, wallet, -stake, 'bet', at)
      const given = fixture ? { bets, event: fixture.id } : { bets }
      const key = `life-${id}-${n}`
      const balanceAfter = wallet.balance
      const placed = placedBet(round, kind, { key, given, stake, due, outcome, fixture, at, balanceAfter })
      if (due > 0) move(book, wallet, due, 'bet-payout', settledAt)
      book.bets.push({ ...placed, state: 'settled', payout: due, settledAt, balanceAfter: wallet.balance })
      at = settledAt + rest
    }
    at += 30_000
  }
  return at
}
