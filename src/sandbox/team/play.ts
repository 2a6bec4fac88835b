import type { Rng } from '../rng'
import type { BetRow } from '../db/bets'
import type { GameRow } from '../db/games'
import type { TeamPerson } from './people'

const day = 24 * 60 * 60 * 1000
const minute = 60 * 1000

export type PlayedGame = Pick<GameRow, 'nodeId' | 'name' | 'vendor' | 'gameType'>

/** A ledger movement; minor units, milliseconds UTC. */
interface Line {
  readonly minor: number
  readonly balanceAfter: number
  readonly reason: string
  readonly at: number
}

/** The records of one member's month of play. */
interface Month {
  readonly lines: readonly Line[]
  readonly bets: readonly Omit<BetRow, 'id' | 'memberId'>[]
  readonly balance: number
}

/** A bet's return, in hundredths of its stake: usually nothing; the house edge is about four percent. */
function paidBack(random: Rng): number {
  const luck = random()
  if (luck < 0.58) return 0
  if (luck < 0.7) return 100
  if (luck < 0.9) return random.i(110, 260)
  return random.i(260, 480)
}

/** Simulates a member's last month: deposits, stakes, returns and some withdrawals. */
export function playMonth(person: TeamPerson, games: readonly PlayedGame[], now: number, random: Rng): Month {
  const lines: Line[] = []
  const bets: Month['bets'][number][] = []
  let balance = 0
  const move = (minor: number, reason: string, at: number) => {
    balance += minor
    lines.push({ minor, balanceAfter: balance, reason, at })
  }
  if (person.days > 30) move(random.i(2, 40) * person.stake * 50, 'opening', now - 31 * day)
  for (const { at, today } of daysOf(person, now, random)) {
    if (balance < person.stake * 1200) move(random.i(2, 6) * person.stake * 1000, 'deposit', at - 30 * minute)
    for (let n = random.i(2, 5); n > 0; n -= 1) {
      const placedAt = at - n * 4 * minute + random.i(0, 200) * 1000
      const stake = Math.min(balance, random.pick([50, 100, 100, 150, 200]) * person.stake)
      const game = random.pick(games)
      const payout = Math.floor((stake * paidBack(random)) / 100)
      move(-stake, 'bet', placedAt)
      if (payout > 0) move(payout, 'bet-payout', placedAt)
      bets.push(betOf(game, stake, payout, placedAt, balance, `${person.username}-${bets.length}`))
    }
    if (!today && balance > person.stake * 4000 && random.yes(0.5))
      move(-Math.floor(balance / 200_00) * 100_00, 'withdraw', at + 10 * minute)
  }
  return { lines, bets: bets.sort((a, b) => a.placedAt - b.placedAt), balance }
}

/** Times on a member's days with play, oldest first; someone seen recently has also played today. */
function daysOf(person: TeamPerson, now: number, random: Rng): { at: number; today: boolean }[] {
  // No play before registration, or more than a day after the last login.
  const last = Math.max(1, Math.ceil(((person.seen ?? 0) - 24) / 24))
  const first = Math.min(29, person.days - 1)
  const all = Array.from({ length: Math.max(0, first - last + 1) }, (_, n) => last + n)
  const others = random.shuffle(all).slice(0, person.playDays)
  const lately = person.seen !== null && person.seen <= 4 && person.playDays > 0
  const ago = [...new Set(lately ? [0, ...others] : others)].sort((a, b) => b - a)
  return ago.slice(-Math.max(person.playDays, 0)).map((days) => ({
    at: now - days * day - (days === 0 ? random.i(10, 50) : random.i(60, 500)) * minute,
    today: days === 0,
  }))
}

function betOf(
  game: PlayedGame,
  stake: number,
  payout: number,
  placedAt: number,
  balanceAfter: number,
  key: string,
): Omit<BetRow, 'id' | 'memberId'> {
  return {
    key,
    roundId: 0,
    sessionHash: '',
    vendor: game.vendor,
    nodeId: game.nodeId,
    gameName: game.name,
    gameType: game.gameType,
    kind: 'slot',
    stake,
    payout,
    state: 'settled',
    intent: '{}',
    outcome: '{}',
    due: payout,
    placedAt,
    settlesAt: null,
    settledAt: placedAt,
    balanceAfter,
  }
}
