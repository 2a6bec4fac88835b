import type { Kysely } from 'kysely'
import type { Tables } from '../db/tables'
import { formatMinor } from '../db/money'
import { listedGames, type ListedGame } from '../handlers/game-item'
import { tile } from '../world/pictures'
import { stakeBounds } from './bets'
import { drawnNumbers, lastDraw, nextDraw, numeroOf } from './draws'
import { chanceOf, returnOf, ruleOf } from './rules'

export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA'

/** The vendor with its own menu under `/lgw/vn/`. */
export const vnVendor = 'TCG_LOTTO_VN'

/** The lotteries of a prize mode, most popular first. Here `ZY` is an alias of `Lott`. */
export async function lotteriesOf(db: Kysely<Tables>, mode: PrizeMode): Promise<ListedGame[]> {
  let query = listedGames(db).where('game.gameType', '=', mode === 'Elott' ? 'ELOTT' : 'LOTT')
  if (mode === 'SEA') query = query.where('game.vendor', '=', 'TCG_SEA')
  return query.orderBy('game.position').execute()
}

export function findLottery(db: Kysely<Tables>, code: string): Promise<ListedGame | undefined> {
  return listedGames(db)
    .where('game.gameType', 'in', ['ELOTT', 'LOTT'])
    .where('game.gameId', '=', code)
    .executeTakeFirst()
}

/** A lottery as the wire shows it. */
export function lotteryEntry(game: ListedGame) {
  const rule = ruleOf(game.name)
  const { kind, count, highest, every, pays } = rule
  return {
    code: game.gameId,
    nodeId: game.nodeId,
    name: game.name,
    vendor: game.vendor,
    vendorName: game.vendorName,
    category: game.gameType,
    lottoMode: game.gameType === 'ELOTT' ? 'Entertainment' : 'Tradition',
    iconUrl: tile({ name: game.name, type: game.gameType, vendor: game.vendor }, 'square'),
    kind,
    count,
    highest,
    every: every / 1000,
    minStake: formatMinor(stakeBounds.min),
    pays: Object.entries(pays)
      .map(([hits, times]) => {
        const chance = chanceOf(rule, Number(hits))
        return { hits: Number(hits), times, oneIn: Math.round(chance.in / chance.of) }
      })
      .sort((a, b) => b.hits - a.hits),
    // Hundredths of a percent, written like any two decimals.
    returns: formatMinor(returnOf(rule)),
  }
}

/** A past draw. */
export function drawEntry({ gameId, name }: Pick<ListedGame, 'gameId' | 'name'>, drawAt: number) {
  const rule = ruleOf(name)
  return {
    numero: numeroOf(rule, drawAt),
    numbers: drawnNumbers(gameId, rule, drawAt),
    drawnAt: drawAt,
  }
}

/** What a lottery has on sale at a given time. */
export function onSale(game: ListedGame, now: number) {
  const rule = ruleOf(game.name)
  const closeAt = nextDraw(rule, now)
  return {
    code: game.gameId,
    numero: numeroOf(rule, closeAt),
    closeAt,
    last: drawEntry(game, lastDraw(rule, now)),
  }
}
