import type { Insertable } from 'kysely'
import { createRng } from '../rng'
import type { GameRow, WinnerRow } from '../db/games'

const names = [
  'juan',
  'mika',
  'carlo',
  'bea',
  'migs',
  'andeng',
  'paolo',
  'jessa',
  'ramil',
  'liza',
  'dodong',
  'inday',
  'kiko',
  'marites',
  'jomar',
  'aya',
  'benjie',
  'tess',
  'arvin',
  'grace',
  'nonoy',
  'kath',
  'elmer',
  'joy',
  'rico',
  'maine',
]
const tails = ['_88', '_07', '21', '_ph', '99', '.cebu', '_777', '12', 'xo', '_mnl', '08', '_26']

/** Masks a user name's middle, keeping the first two and the last four characters. */
export function maskName(name: string): string {
  return `${name.slice(0, 2)}***${name.slice(Math.max(2, name.length - 4))}`
}

/** Sixty wins of the last two days: few large, many small, exact to the centavo. */
export function worldWinners(
  seed: string,
  games: readonly Insertable<GameRow>[],
  now: number,
): Insertable<WinnerRow>[] {
  const random = createRng(`${seed}:winners`)
  const playable = games.filter((game) => game.hotPlace !== null || random.yes(0.1))
  return Array.from({ length: 60 }, (_, at) => {
    const centavos = Math.round(1_284_400_50 / (1 + at * 0.62)) + random.i(0, 99_999)
    return {
      customerName: maskName(`${random.pick(names)}${random.pick(tails)}`),
      nodeId: random.pick(playable).nodeId,
      winAmount: `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`,
      winCentavos: centavos,
      wonAt: now - random.i(60_000, 172_800_000),
    }
  })
}
