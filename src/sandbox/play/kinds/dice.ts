import { weighted, type Game } from '../game'

/** Games of dice and coins: every throw is as likely as any other. */

const throwsOf = (faces: number, count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : throwsOf(faces, count - 1).flatMap((rest) =>
        Array.from({ length: faces }, (_, face) => [...rest, face]),
      )

type Throw = readonly number[]
const equal = (all: readonly Throw[]) => all.map((one) => [one, 1] as const)
const matches = (thrown: Throw, face: number) => thrown.filter((one) => one === face).length

const colours = ['red', 'blue', 'green', 'yellow', 'white', 'pink']

/** Colour game: pays the bet once for each die of its colour. */
const colour: Game<Throw> = {
  id: 'dice-colour',
  kind: 'dice',
  many: true,
  held: true,
  board: [{ cols: 3, spots: colours }],
  look: { faces: colours },
  ...weighted(
    equal(throwsOf(6, 3)),
    (spot, thrown) => {
      const times = matches(thrown, colours.indexOf(spot))
      return times > 0 ? (times + 1) * 100 : 0
    },
    (spot, thrown) => `hits${matches(thrown, colours.indexOf(spot))}`,
  ),
}

const sum = (thrown: Throw) => thrown.reduce((total, face) => total + face + 1, 0)
const alike = (thrown: Throw) => thrown.every((face) => face === thrown[0])
const three = throwsOf(6, 3)

/** A total's payout: about 95 % in the long run, in steps of a half. */
const totalPays = (total: number) =>
  Math.floor((0.95 * three.length * 2) / three.filter((thrown) => sum(thrown) === total).length) * 50
const totals = Array.from({ length: 14 }, (_, at) => at + 4)
const payOfTotal = new Map(totals.map((total) => [total, totalPays(total)]))

function sicBoPays(spot: string, thrown: Throw): number {
  const total = sum(thrown)
  if (spot.startsWith('sum')) return total === Number(spot.slice(3)) ? (payOfTotal.get(total) ?? 0) : 0
  if (spot.startsWith('die')) return [0, 200, 300, 1_300][matches(thrown, Number(spot.slice(3)) - 1)] ?? 0
  if (alike(thrown)) return spot === 'triple' ? 3_400 : 0
  const won = { small: total <= 10, big: total > 10, odd: total % 2 === 1, even: total % 2 === 0 }
  return won[spot as keyof typeof won] ? 200 : 0
}

const sicBo: Game<Throw> = {
  id: 'dice-sicbo',
  kind: 'dice',
  many: true,
  held: true,
  board: [
    { cols: 5, spots: ['small', 'odd', 'triple', 'even', 'big'] },
    { cols: 6, spots: [1, 2, 3, 4, 5, 6].map((face) => `die${face}`) },
    { cols: 7, spots: totals.map((total) => `sum${total}`) },
  ],
  look: { faces: 6 },
  ...weighted(equal(three), sicBoPays, (spot, thrown) =>
    spot.startsWith('die') ? `hits${matches(thrown, Number(spot.slice(3)) - 1)}` : spot,
  ),
}

/** Cara y cruz: two coins. */
const coins: Game<Throw> = {
  id: 'dice-coins',
  kind: 'dice',
  many: true,
  held: true,
  board: [{ cols: 3, spots: ['heads', 'mixed', 'tails'] }],
  look: { faces: 2 },
  ...weighted(equal(throwsOf(2, 2)), (spot, [a, b]) => {
    if (a !== b) return spot === 'mixed' ? 190 : 0
    return spot === (a === 0 ? 'heads' : 'tails') ? 380 : 0
  }),
}

export const dice = [colour, sicBo, coins]
