import { describe, expect, it } from 'vitest'
import {
  draws,
  fishes,
  fitsStakes,
  returns,
  share,
  sidePays,
  slotPay,
  slotSymbols,
  stakesFrom,
  worth,
} from '../../src/sandbox/play/rules'
import { createRandom } from '../../src/sandbox/random'

/** The arithmetic of the demo games. What the rules promise in the long run is counted out here, not tried out. */

const hundredths = (parts: number, of: number) => Math.floor((parts * 10_000) / of)

describe('what comes back in the long run', () => {
  it('slot: every way in which three symbols can lie on a line', () => {
    const weight = slotSymbols.reduce((sum, symbol) => sum + symbol.weight, 0)
    let paid = 0
    for (const a of slotSymbols)
      for (const b of slotSymbols)
        for (const c of slotSymbols) {
          // The same three on every row: all five lines read them where the middle one is alike.
          const window = [a, b, c].map(({ id }) => ['none', id, 'none'])
          paid += a.weight * b.weight * c.weight * slotPay(window)
        }
    // Five lines, each with the chances of any other; the pays are in hundredths already.
    expect(Math.floor((5 * paid * 100) / weight ** 3)).toBe(returns.slot[0])
  })

  it('fish: luck times pay', () => {
    const back = fishes.map(({ luck, pay }) => luck * pay)
    expect([Math.min(...back), Math.max(...back)]).toEqual(returns.fish)
  })

  it('table: one, two or three dice of six colours', () => {
    expect(hundredths(75 * 2 + 15 * 3 + 1 * 4, 216)).toBe(returns.table[0])
  })

  it('cards: every two hands, with the third cards that the rule gives them', () => {
    // Of thirteen ranks four count nothing, and one each counts one to nine.
    const ways = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    const won = { player: 0, banker: 0, tie: 0 }
    const hands = ways.flatMap((a, x) => ways.map((b, y) => ({ at: (x + y) % 10, of: a * b })))
    const byPoints = ways.map((_, at) =>
      hands.filter((hand) => hand.at === at).reduce((sum, { of }) => sum + of, 0),
    )
    const third = (at: number) =>
      at < 6 ? ways.map((of, x) => ({ at: (at + x) % 10, of })) : [{ at, of: 13 }]
    for (const [p, playerWays] of byPoints.entries())
      for (const [b, bankerWays] of byPoints.entries()) {
        const ends = p >= 8 || b >= 8
        for (const one of ends ? [{ at: p, of: 13 }] : third(p))
          for (const two of ends ? [{ at: b, of: 13 }] : third(b)) {
            const side = one.at > two.at ? 'player' : one.at < two.at ? 'banker' : 'tie'
            won[side] += playerWays * bankerWays * one.of * two.of
          }
      }
    const all = 13 ** 6
    expect(won.player + won.banker + won.tie).toBe(all)
    const side = (won.player * sidePays.player + won.tie * 100) / 100
    expect(hundredths(won.banker * sidePays.banker + won.tie * 100, all * 100)).toBe(returns.cards[1])
    expect(side).toBe((won.banker * sidePays.banker + won.tie * 100) / 100)
    expect(hundredths(won.tie * sidePays.tie, all * 100)).toBe(returns.cards[0])
  })
})

describe('a draw', () => {
  const random = createRandom(3)

  it('pays what it shows', () => {
    for (let n = 0; n < 300; n += 1) {
      const slot = draws.slot({ stake: 700 }, random)
      const { reels } = slot.outcome as { reels: string[][] }
      expect(slot.due).toBe(share(700, slotPay(reels)))
      const cards = draws.cards({ stake: 700, side: 'banker' }, random)
      const { player, banker, winner } = cards.outcome as Record<'player' | 'banker', never[]> & {
        winner: string
      }
      expect(winner).toBe(
        worth(player) === worth(banker) ? 'tie' : worth(player) > worth(banker) ? 'player' : 'banker',
      )
      expect(cards.due).toBe(winner === 'banker' ? 1_365 : winner === 'tie' ? 700 : 0)
      const table = draws.table({ bets: { red: 100, pink: 300 } }, random)
      const { dice } = table.outcome as { dice: number[] }
      const times = (face: number) => dice.filter((one) => one === face).length
      const paid = (bet: number, face: number) => (times(face) > 0 ? bet * (times(face) + 1) : 0)
      expect(table.due).toBe(paid(100, 0) + paid(300, 5))
      const fish = draws.fish({ stake: 700, fish: 'fish-3' }, random)
      expect(fish.due).toBe((fish.outcome as { caught: boolean }).caught ? 5_600 : 0)
      for (const { due } of [slot, cards, table, fish]) expect(Number.isSafeInteger(due)).toBe(true)
    }
  })

  it('is cut to whole centavos, never rounded up', () => {
    expect([share(101, 195), share(1, 195), share(99, 100)]).toEqual([196, 1, 99])
  })
})

describe('stakes', () => {
  it('start at the least bet of the game, six of them', () => {
    expect(stakesFrom(75)).toEqual([100, 200, 500, 1_000, 2_000, 5_000])
    expect(stakesFrom(2_000)).toEqual([2_000, 5_000, 10_000, 20_000, 50_000])
  })

  it('of a pile are whole pesos, no less than the least and no more than six of the highest', () => {
    const stakes = stakesFrom(200)
    const fits = (red: number) => fitsStakes({ bets: { red } }, stakes)
    expect([fits(200), fits(700), fits(100), fits(250), fits(60_000), fits(60_100)]).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
    ])
  })
})
