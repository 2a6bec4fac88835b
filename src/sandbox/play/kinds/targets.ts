import { weighted, type Chances, type Game } from '../game'

/** Games in which a chosen target is hit or missed: fish and fair targets, a climb, and a ball among pins. */

/** One target per spot: its payout, and its probability per thousand. */
function hunt(
  name: string,
  aims: readonly (readonly [pays: number, luck: number])[],
  skin: string,
): Game<number> {
  const aimOf = (spot: string) => aims[Number(spot.slice(-1)) - 1] ?? [0, 0]
  return {
    id: `fish-${name}`,
    kind: 'fish',
    many: false,
    held: false,
    board: [{ cols: aims.length, spots: aims.map((_, at) => `aim${at + 1}`) }],
    look: { skin, pays: aims.map(([pays]) => pays) },
    draw: (random) => random.below(1_000),
    pays: (spot, drawn) => (drawn < aimOf(spot)[1] ? aimOf(spot)[0] : 0),
    chances(spot) {
      const [pays, ways] = aimOf(spot)
      return [{ what: spot, pays, ways, of: 1_000 }]
    },
  }
}

/** Of 300,000 equally likely cases, 288,000 divided by the height reach it: a 96 % return at every height. */
const cases = 300_000
const reaching = 288_000

const climb: Game<number> = {
  id: 'climb',
  kind: 'climb',
  many: false,
  held: false,
  board: [{ cols: 4, spots: [150, 200, 300, 500, 1_000, 2_500, 5_000, 10_000].map((pays) => `x${pays}`) }],
  look: {},
  /** The height where it ends, in hundredths. */
  draw: (random: Chances) => Math.max(100, Math.floor((reaching * 100) / (random.below(cases) + 1))),
  pays: (spot, height) => (height >= Number(spot.slice(1)) ? Number(spot.slice(1)) : 0),
  chances: (spot) => {
    const pays = Number(spot.slice(1))
    return [{ what: spot, pays, ways: (reaching * 100) / pays, of: cases }]
  },
}

const rows = 12
const buckets = Array.from({ length: rows + 1 }, (_, at) => at)
/** Number of ways to a bucket: left or right at each row of pins. */
const waysTo = (at: number): number => (at === 0 ? 1 : (waysTo(at - 1) * (rows - at + 1)) / at)

/** Payouts of the buckets from the rim to the middle, by risk level. */
const risks: Readonly<Record<string, readonly number[]>> = {
  mild: [800, 300, 160, 130, 110, 90, 50],
  bold: [2_500, 800, 300, 200, 110, 60, 40],
  wild: [13_000, 2_200, 700, 300, 40, 20, 20],
}
const bucketPays = (spot: string, bucket: number) => risks[spot]?.[Math.min(bucket, rows - bucket)] ?? 0

const drop: Game<number> = {
  id: 'drop',
  kind: 'drop',
  many: false,
  held: false,
  board: [{ cols: 3, spots: Object.keys(risks) }],
  look: {
    rows,
    buckets: Object.fromEntries(
      Object.keys(risks).map((spot) => [spot, buckets.map((at) => bucketPays(spot, at))]),
    ),
  },
  ...weighted(
    buckets.map((at) => [at, waysTo(at)] as const),
    bucketPays,
    (_, bucket) => `bucket${Math.min(bucket, rows - bucket)}`,
  ),
}

export const targets = [
  hunt(
    'sea',
    [
      [200, 480],
      [400, 240],
      [800, 120],
      [2_000, 48],
    ],
    'fish',
  ),
  hunt(
    'fair',
    [
      [200, 470],
      [400, 235],
      [800, 118],
      [2_000, 47],
    ],
    'fair',
  ),
  climb,
  drop,
]
