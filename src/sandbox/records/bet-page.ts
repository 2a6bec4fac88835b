import type { Kysely, Selectable } from 'kysely'
import { currency, formatMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { paging } from '../paging'
import { betNumber } from '../play/endpoint'
import type { GameCategory, GameType } from '../world/categories'
import { tile } from '../world/pictures'

interface Asked {
  /** Milliseconds UTC; `to` is exclusive. */
  readonly from: number
  readonly to: number
  readonly gameCategory?: GameCategory | undefined
  readonly pageNo: number
  readonly pageSize: number
}

type Bet = Selectable<Tables['bet']> & { readonly userName: string }

/**
 * One page of the bets of some accounts, newest first, with the sums of all of them; `own` adds fields to a
 * row.
 */
export async function betPage<Own>(
  db: Kysely<Tables>,
  memberIds: readonly string[],
  { from, to, gameCategory, ...asked }: Asked,
  own: (bet: Bet) => Own,
) {
  let query = db
    .selectFrom('bet')
    .where('memberId', 'in', memberIds)
    .where('placedAt', '>=', from)
    .where('placedAt', '<', to)
  if (gameCategory !== undefined) query = query.where('gameType', '=', gameCategory)
  const sums = await query
    .select(({ fn }) => [
      'state',
      fn.countAll().as('count'),
      fn.sum('stake').as('stake'),
      fn.sum('payout').as('payout'),
    ])
    .groupBy('state')
    .execute()
  const sum = (field: 'count' | 'stake' | 'payout', of = sums) =>
    of.reduce((all, one) => all + Number(one[field] ?? 0), 0)
  const held = sum(
    'stake',
    sums.filter(({ state }) => state === 'open'),
  )
  const page = paging(asked)
  const rows = await query
    .innerJoin('member', 'member.id', 'bet.memberId')
    .leftJoin('vendor', 'vendor.code', 'bet.vendor')
    .selectAll('bet')
    .select(['vendor.name as vendorName', 'member.username as userName'])
    .orderBy('placedAt', 'desc')
    .orderBy('bet.id', 'desc')
    .$call(page.rows)
    .execute()
  return {
    list: rows.map((bet) => ({
      number: betNumber(bet.id),
      round: `R${String(bet.roundId).padStart(8, '0')}`,
      gameName: bet.gameName,
      vendor: bet.vendor,
      vendorName: bet.vendorName ?? bet.vendor,
      gameType: bet.gameType as GameType,
      iconUrl: tile({ name: bet.gameName, type: bet.gameType as GameType, vendor: bet.vendor }, 'square'),
      stake: formatMinor(bet.stake),
      payout: formatMinor(bet.payout),
      net: formatMinor(bet.state === 'open' ? 0 : bet.payout - bet.stake),
      state: bet.state,
      placedAt: bet.placedAt,
      settledAt: bet.settledAt,
      ...own(bet),
    })),
    ...page.of(sum('count')),
    total: {
      count: sum('count'),
      stake: formatMinor(sum('stake')),
      payout: formatMinor(sum('payout')),
      net: formatMinor(sum('payout') - sum('stake') + held),
      held: formatMinor(held),
    },
    currency,
  }
}
