import { describe, expect, it } from 'vitest'
import { perHundred, returnText, rulebook } from '../../src/sandbox/demo/rulebook'
import { games, kindOf, rulesOf } from '../../src/sandbox/play/catalogue'
import { dueOf, returnOf, returnsOf, settle, share, spotsOf, stakeOf } from '../../src/sandbox/play/game'
import { baccarat, pointsOf, type Dealt } from '../../src/sandbox/play/kinds/baccarat'
import { resultOf, shortMatches, slipOf, sports, type Sport } from '../../src/sandbox/play/kinds/slip'
import { fitsStakes, stakesFrom } from '../../src/sandbox/play/stakes'
import { createRandom } from '../../src/sandbox/random'
import { seededRandom } from '../../src/sandbox/rng'
import { worldGames } from '../../src/sandbox/world/games'

/** The arithmetic of the demo games. Long-run returns are computed from their tables, and then simulated. */

const all = [...games.values()]
/** A random source fast enough for a hundred thousand rounds. */
const fast = (seed: number) => {
  const next = seededRandom(seed)
  return { below: (limit: number) => Math.floor(next() * limit) }
}
const spread = (spot: string, game: (typeof all)[number], rounds: number) => {
  const back = returnOf(game, spot)
  const square = game
    .chances(spot)
    .reduce((sum, { pays, ways, of }) => sum + ((pays / 100) ** 2 * ways) / of, 0)
  return { back, error: Math.sqrt(Math.max(square - back * back, square * 0.1) / rounds) }
}

describe('returns', () => {
  it.each(all.map((game) => [game.id, game] as const))(
    '%s: on every bet between 85 and 99 of a hundred, as its rules page says',
    (id, game) => {
      const [low, high] = returnsOf(game)
      expect(low).toBeGreaterThan(0.85)
      expect(high).toBeLessThan(0.99)
      expect(returnText(id)).toBe(
        perHundred(low) === perHundred(high) ? perHundred(low) : `${perHundred(low)} – ${perHundred(high)}`,
      )
      for (const language of ['EN', 'TY'] as const) expect(rulebook(language, id)).toContain(returnText(id))
      for (const spot of spotsOf(game))
        for (const { ways, of } of game.chances(spot)) expect(ways > 0 && ways <= of * 12).toBe(true)
    },
  )

  it('are what is written beside each game', () => {
    const stated = (id: string) => returnsOf(games.get(id)!).map((back) => Number((back * 100).toFixed(2)))
    expect(stated('roulette-european')).toEqual([97.3, 97.3])
    expect(stated('roulette-american')).toEqual([94.74, 94.74])
    expect(stated('roulette-french')).toEqual([97.3, 98.65])
    expect(stated('baccarat-classic')).toEqual([85.88, 98.94])
    expect(stated('slot-video')).toEqual([94.41, 94.41])
    expect(stated('climb')).toEqual([96, 96])
    expect(stated('dice-colour')).toEqual([92.13, 92.13])
  })

  it.each(all.map((game) => [game.id, game] as const))('%s: rounds that are played agree', (_, game) => {
    const rounds = 4_000
    const spots = spotsOf(game)
    for (const spot of new Set([spots[0]!, spots.at(-1)!])) {
      const random = fast(spot.length * 7 + 3)
      let due = 0
      for (let n = 0; n < rounds; n += 1) due += settle(game, { [spot]: 100 }, random).due
      const { back, error } = spread(spot, game, rounds)
      // Jackpots make the variance large; it is computed, too.
      expect(Math.abs(due / rounds / 100 - back)).toBeLessThan(error * 5 + 0.001)
    }
  })

  it('of matches: between 94 and 95 of a hundred on every market, whoever plays', () => {
    for (const sport of Object.keys(sports) as Sport[])
      for (const fixture of shortMatches('410001', 'League', sport, 1_768_449_600_000, 20)) {
        const game = slipOf(fixture)
        for (const spot of spotsOf(game)) {
          expect(returnOf(game as never, spot)).toBeGreaterThanOrEqual(0.94)
          expect(returnOf(game as never, spot)).toBeLessThanOrEqual(0.95)
        }
      }
    expect(returnText('slip')).toBe('₱94.00 – ₱95.00')
  })
})

describe('a round', () => {
  const random = createRandom(3)

  it('is the same for the same seed, and pays each of its bets by itself', () => {
    for (const game of all) {
      const bets = Object.fromEntries(spotsOf(game).map((spot, at) => [spot, 100 + at]))
      const once = settle(game, bets, createRandom(5))
      expect(settle(game, bets, createRandom(5))).toEqual(once)
      const single = Object.entries(bets).map(([spot, bet]) => dueOf(game, { [spot]: bet }, once.outcome))
      expect(once.due).toBe(single.reduce((sum, due) => sum + due, 0))
      expect(once.stake).toBe(stakeOf(bets))
      expect(Number.isSafeInteger(once.due)).toBe(true)
    }
  })

  it('baccarat: the banker’s third card by the usual table', () => {
    const [classic] = baccarat
    for (let n = 0; n < 500; n += 1) {
      const { hands, winner } = classic!.draw(random) as Dealt
      const [player, banker] = hands
      const [p, b] = [pointsOf(player.slice(0, 2)), pointsOf(banker.slice(0, 2))]
      const natural = p >= 8 || b >= 8
      expect(player).toHaveLength(!natural && p <= 5 ? 3 : 2)
      const third = player[2] ? pointsOf([player[2]]) : null
      const takes =
        third === null
          ? b <= 5
          : b <= 2 || (b === 3 && third !== 8) || (b >= 4 && b <= 6 && third >= (b - 3) * 2 && third <= 7)
      expect(banker).toHaveLength(!natural && takes ? 3 : 2)
      const [mine, theirs] = [pointsOf(player), pointsOf(banker)]
      expect(winner).toBe(mine > theirs ? 0 : mine < theirs ? 1 : 2)
    }
  })

  it('a match ends the same way for everybody, and its score says so', () => {
    for (const sport of Object.keys(sports) as Sport[])
      for (const fixture of shortMatches('410001', 'League', sport, 1_768_449_600_000, 30)) {
        const result = resultOf(fixture)
        expect(resultOf({ ...fixture })).toEqual(result)
        const { line, scores } = sports[sport]
        if (!scores) continue
        const [home = 0, away = 0] = result.score.split('-').map(Number)
        expect(result.winner).toBe(home > away ? 'home' : home < away ? 'away' : 'draw')
        expect(result.over).toBe(home + away > (line ?? 0))
      }
  })

  it('is rounded down to whole centavos', () => {
    expect([share(101, 195), share(1, 195), share(99, 100)]).toEqual([196, 1, 99])
  })
})

describe('a game opens what it names', () => {
  it('every game of the world, by its name', () => {
    const worlds = worldGames('perya').map(({ name, gameType, classify }) => ({ name, gameType, classify }))
    const rules = (name: string) => rulesOf(worlds.find((game) => game.name === name)!)
    const expected = ({ name, gameType, classify }: (typeof worlds)[number]): string | null => {
      if (gameType === 'RNG') return 'slot'
      if (gameType === 'FISH') return 'fish'
      if (['SPORTS', 'ESPORTS', 'COCKFIGHT'].includes(gameType)) return 'slip'
      if (gameType === 'LIVE' && ['ROULETTE', 'BACCARAT', 'DICE'].includes(classify))
        return classify.toLowerCase()
      return /blackjack|poker|tongits|pusoy|mahjong/i.test(name) ? 'cards' : null
    }
    const wrong = worlds.filter((game) => ![null, kindOf(rulesOf(game)) as string].includes(expected(game)))
    expect(wrong).toEqual([])
    expect(
      [
        'Speed Roulette',
        'American Roulette',
        'Dragon Tiger',
        'Color Game',
        'Super Sic Bo',
        'Bingo Night Live',
      ].map(rules),
    ).toEqual([
      'roulette-european',
      'roulette-american',
      'baccarat-tiger',
      'dice-colour',
      'dice-sicbo',
      'bingo-75',
    ])
    expect(
      [
        'Infinite Blackjack',
        'Mahjong Masters',
        'Lipad',
        'Plinko Fiesta',
        'Wheel of Perya',
        'Lucky 9 Live',
      ].map(rules),
    ).toEqual(['cards-21', 'cards-tiles', 'climb', 'drop', 'roulette-money', 'baccarat-nine'])
  })
})

describe('stakes', () => {
  it('are six, starting at the minimum bet of the game', () => {
    expect(stakesFrom(75)).toEqual([100, 200, 500, 1_000, 2_000, 5_000])
    expect(stakesFrom(2_000)).toEqual([2_000, 5_000, 10_000, 20_000, 50_000])
  })

  it('on one spot of many are whole pesos, from the minimum to six times the maximum', () => {
    const stakes = stakesFrom(200)
    const fits = (red: number) => fitsStakes({ red }, stakes, true)
    expect([200, 700, 100, 250, 60_000, 60_100].map(fits)).toEqual([true, true, false, false, true, false])
    expect([200, 700].map((spin) => fitsStakes({ spin }, stakes, false))).toEqual([true, false])
  })
})
