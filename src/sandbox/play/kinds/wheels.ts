import { weighted, type Game } from '../game'

/** Roulette with one zero, with two, and French; and the money wheel of the fair. */

const red: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Pockets in the order of the wheel; 37 is the double zero. */
const european = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]
const american = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18,
  6, 21, 33, 16, 4, 23, 35, 14, 2,
]
const doubleZero = 37

const even: Readonly<Record<string, (n: number) => boolean>> = {
  red: (n) => red.has(n),
  black: (n) => !red.has(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n % 2 === 0,
  low: (n) => n <= 18,
  high: (n) => n > 18,
}

/** `halfBack`: even chances get half back on zero. */
function pocketPays(spot: string, pocket: number, halfBack: boolean): number {
  if (spot.startsWith('n')) return Number(spot.slice(1)) === pocket ? 3_600 : 0
  const zero = pocket === 0 || pocket === doubleZero
  const test = even[spot]
  if (test) return zero ? (halfBack ? 50 : 0) : test(pocket) ? 200 : 0
  return !zero && Math.ceil(pocket / 12) === Number(spot.at(-1)) ? 300 : 0
}

function roulette(name: string, wheel: readonly number[], halfBack = false): Game<number> {
  const numbers = Array.from({ length: 36 }, (_, at) => `n${at + 1}`)
  const zeros = wheel.includes(doubleZero) ? ['n0', `n${doubleZero}`] : ['n0']
  return {
    id: `roulette-${name}`,
    kind: 'roulette',
    many: true,
    held: false,
    board: [
      { cols: zeros.length, spots: zeros },
      { cols: 12, spots: numbers },
      { cols: 3, spots: ['dozen1', 'dozen2', 'dozen3'] },
      { cols: 6, spots: ['low', 'even', 'red', 'black', 'odd', 'high'] },
    ],
    look: { wheel, red: [...red] },
    ...weighted(
      wheel.map((pocket) => [pocket, 1] as const),
      (spot, pocket) => pocketPays(spot, pocket, halfBack),
      (spot, pocket) => (halfBack && spot in even && pocket === 0 ? 'zero' : spot),
    ),
  }
}

/** Payout of each kind of field, and its number among the 54. */
const fields = [
  [200, 26],
  [300, 17],
  [1_000, 5],
  [1_700, 3],
  [2_500, 2],
  [5_200, 1],
] satisfies (readonly [number, number])[]

/** The fields spread around the wheel, so that equal ones are not adjacent if possible. */
function spread(): readonly number[] {
  const of = fields.reduce((sum, [, ways]) => sum + ways, 0)
  return fields
    .flatMap(([pays, ways]) =>
      Array.from({ length: ways }, (_, at) => ({ pays, place: ((at + 0.5) * of) / ways })),
    )
    .sort((a, b) => a.place - b.place || b.pays - a.pays)
    .map(({ pays }) => pays)
}

const moneyWheel: Game<number> = {
  id: 'roulette-money',
  kind: 'roulette',
  many: true,
  held: false,
  board: [{ cols: 3, spots: fields.map(([pays]) => `x${pays}`) }],
  look: { fields: spread() },
  ...weighted(fields as readonly (readonly [number, number])[], (spot, pays) =>
    spot === `x${pays}` ? pays : 0,
  ),
}

export const wheels = [
  roulette('european', european),
  roulette('american', american),
  roulette('french', european, true),
  moneyWheel,
]
