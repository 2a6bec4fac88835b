import { createRng, hash } from '../../rng'
import { weighted, type Chances, type Game } from '../game'

/** A match with its markets: the winner, and the total of whatever is scored. */

export type Sport = 'basketball' | 'football' | 'volleyball' | 'esports' | 'cockfight' | 'versus'

export interface Fixture {
  readonly id: string
  readonly league: string
  readonly home: string
  readonly away: string
  readonly sport: Sport
  /** Milliseconds UTC. Bets are taken until it starts and paid when it has ended. */
  readonly startsAt: number
  readonly endsAt: number
}

type Winner = 'home' | 'draw' | 'away'
interface Result {
  readonly winner: Winner
  readonly over: boolean
  /** Home and away, as displayed; empty if nothing is scored. */
  readonly score: string
}

interface Shape {
  /** Probability of a draw, per thousand. */
  readonly draw: number
  /** The line of the total, if there is one. */
  readonly line?: number
  /** Final scores by result: the winner's first. */
  readonly scores?: Readonly<Record<'under' | 'over' | 'drawUnder' | 'drawOver', readonly string[]>>
}
const noDraw = { drawUnder: [], drawOver: [] }
export const sports: Readonly<Record<Sport, Shape>> = {
  basketball: {
    draw: 0,
    line: 168.5,
    scores: {
      under: ['84-79', '81-76', '86-80', '78-74'],
      over: ['92-85', '95-90', '99-88', '104-97'],
      ...noDraw,
    },
  },
  football: {
    draw: 260,
    line: 2.5,
    scores: {
      under: ['1-0', '2-0'],
      over: ['2-1', '3-1', '3-0'],
      drawUnder: ['0-0', '1-1'],
      drawOver: ['2-2'],
    },
  },
  volleyball: { draw: 0, line: 3.5, scores: { under: ['3-0'], over: ['3-1', '3-2'], ...noDraw } },
  esports: { draw: 0, line: 2.5, scores: { under: ['2-0'], over: ['2-1'], ...noDraw } },
  cockfight: { draw: 60 },
  versus: { draw: 0 },
}

/** The house edge is in the odds: 95 % returns in the long run. */
const kept = 95_000
/** Odds for a probability per thousand, in hundredths. */
const oddsFor = (chance: number) => Math.floor(kept / chance)

/** Probabilities per thousand of a home win, a draw, an away win: derived from the teams, always the same. */
function strengthsOf({ home, away, sport }: Pick<Fixture, 'home' | 'away' | 'sport'>) {
  const { draw } = sports[sport]
  const share = 340 + (hash(`${home}:${away}`) % 321)
  const wins = Math.round(((1_000 - draw) * share) / 1_000)
  return { home: wins, draw, away: 1_000 - draw - wins }
}

/** The bets on a match, by the same rules as any other game. */
export function slipOf(fixture: Fixture): Game<Result> {
  const shape = sports[fixture.sport]
  const strengths = strengthsOf(fixture)
  const winners = (['home', 'draw', 'away'] as const).filter((winner) => strengths[winner] > 0)
  const odds: Record<string, number> = Object.fromEntries(
    winners.map((one) => [one, oddsFor(strengths[one])]),
  )
  if (shape.line) Object.assign(odds, { over: oddsFor(500), under: oddsFor(500) })
  const { draw: drawn, ...rules } = weighted(
    winners.flatMap((winner) =>
      [true, false].map((over) => [{ winner, over, score: '' } as Result, strengths[winner]] as const),
    ),
    (spot, { winner, over }) =>
      spot === winner || spot === (over ? 'over' : 'under') ? (odds[spot] ?? 0) : 0,
  )
  const game: Game<Result> = {
    id: 'slip',
    kind: 'slip',
    many: false,
    held: true,
    board: [
      { cols: winners.length, spots: winners },
      ...(shape.line ? [{ cols: 2, spots: ['over', 'under'] }] : []),
    ],
    look: { odds, ...(shape.line ? { line: shape.line } : {}) },
    ...rules,
    draw(random: Chances) {
      const result = drawn(random)
      return { ...result, score: scoreOf(shape, result, random) }
    },
  }
  return game
}

function scoreOf({ scores }: Shape, { winner, over }: Result, random: Chances): string {
  if (!scores) return ''
  const size = over ? 'over' : 'under'
  const list = scores[winner === 'draw' ? (over ? 'drawOver' : 'drawUnder') : size]
  const score = list[random.below(list.length)] ?? ''
  return winner === 'away' ? score.split('-').toReversed().join('-') : score
}

/** How a match ends: one result, for every bet at any time. */
export function resultOf(fixture: Fixture): Result {
  const random = createRng(`${fixture.id}:${fixture.home}:${fixture.away}`)
  return slipOf(fixture).draw({ below: (limit) => Math.floor(random() * limit) })
}

const clubs = [
  'Cebu',
  'Davao',
  'Manila',
  'Iloilo',
  'Baguio',
  'Batangas',
  'Naga',
  'Cavite',
  'Subic',
  'Bacolod',
]
const crowds = [
  'Marlins',
  'Eagles',
  'Stars',
  'Sails',
  'Lions',
  'Blades',
  'Dragons',
  'Thunder',
  'Sharks',
  'Crowns',
]
const people = [
  'M. Reyes',
  'J. Santos',
  'R. Dela Cruz',
  'A. Bautista',
  'P. Ocampo',
  'L. Garcia',
  'K. Mendoza',
  'D. Torres',
]
const cocks = ['Bulik', 'Talisay', 'Sweater', 'Hatch', 'Kelso', 'Grey', 'Radio', 'Lemon']

/** The sport of a game with this name. */
export function sportOf(name: string, gameType: string): Sport {
  if (gameType === 'ESPORTS') return 'esports'
  if (gameType === 'COCKFIGHT') return 'cockfight'
  if (/hoops/i.test(name)) return 'basketball'
  if (/football|kick/i.test(name)) return 'football'
  return /volley/i.test(name) ? 'volleyball' : 'versus'
}

const slot = 5 * 60_000
const lasts = 2 * 60_000

/** The next short matches of a game: one starts every five minutes and takes two. */
export function shortMatches(place: string, league: string, sport: Sport, now: number, count = 6): Fixture[] {
  const names =
    sport === 'versus'
      ? people
      : sport === 'cockfight'
        ? cocks
        : clubs.map((club, at) => `${club} ${crowds[at] ?? ''}`)
  return Array.from({ length: count }, (_, n) => {
    const number = Math.floor(now / slot) + 1 + n
    // Every team plays once before any plays again.
    const pairs = Math.floor(names.length / 2)
    const order = createRng(`${place}:${Math.floor(number / pairs)}`).shuffle(names)
    const [home = '', away = ''] = order.slice((number % pairs) * 2)
    const startsAt = number * slot
    return { id: `${place}-${number}`, league, home, away, sport, startsAt, endsAt: startsAt + lasts }
  })
}
