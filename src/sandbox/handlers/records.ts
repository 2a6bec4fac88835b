import type { recordCalls } from '../../platform/calls/records'
import { settleDividends } from '../agency/dividends'
import { settleSalaries } from '../agency/salaries'
import { currency, formatMinor } from '../db/money'
import { isAgentType } from '../accounts'
import { Refusal, type Handlers } from '../handler'
import { bookPage, bookTotal, movementNumber } from '../records/book'
import { codeFor, codesOf } from '../records/codes'
import { daysIn, playOf, profitAndLoss, type Sums } from '../records/pnl'
import { checkRange } from '../records/date-range'
import { memberOf } from './collections'
import { paging } from '../paging'

const formatSums = (sums: Sums) => ({
  deposits: formatMinor(sums.deposits),
  withdrawals: formatMinor(sums.withdrawals),
  bets: formatMinor(sums.bets),
  paid: formatMinor(sums.paid),
  bonus: formatMinor(sums.bonus),
  held: formatMinor(sums.held),
  play: formatMinor(playOf(sums)),
  // Deposits and withdrawals count as neither profit nor loss.
  net: formatMinor(playOf(sums) + sums.bonus),
})

/** Only agents have another side. */
function checkSide(types: 'M' | 'A', type: number): void {
  if (types === 'A' && !isAgentType(type)) throw new Refusal(403, 'permission.denied')
}

export const recordHandlers = {
  txCodeList({ types }, context) {
    checkSide(types, memberOf(context).type)
    return {
      list: codesOf(types).map(({ code, kind, name }) => ({ code, kind, name: name[context.language] })),
    }
  },

  async accountTransactions({ types, from, to, kind, ...asked }, context) {
    const { memberId, type } = memberOf(context)
    checkSide(types, type)
    checkRange({ from, to })
    await settleDividends(context)
    await settleSalaries(context)
    const question = { memberId, types, from, to, kind }
    const page = paging(asked)
    const { count, came, went } = await bookTotal(context.db, question)
    const lines = await bookPage(context.db, question, page)
    return {
      list: lines.map(({ id, at, minor, reason, vendor, vendorName, balanceAfter }) => ({
        number: movementNumber(id),
        code: codeFor(reason).code,
        kind: codeFor(reason).kind,
        amount: formatMinor(minor),
        balanceAfter: formatMinor(balanceAfter),
        place: vendor === 'MAIN' ? null : (vendorName ?? vendor),
        at,
      })),
      ...page.of(count),
      total: { count, in: formatMinor(came), out: formatMinor(went) },
      currency,
    }
  },

  async memPnl({ from, to, timeZone, ...asked }, context) {
    const { memberId } = memberOf(context)
    checkRange({ from, to })
    const { total, days, categories } = await profitAndLoss(
      context.db,
      memberId,
      { from, to },
      zoned(timeZone),
    )
    const page = paging(asked)
    return {
      list: page.cut(days).map(([day, sums]) => ({ day, ...formatSums(sums) })),
      ...page.of(days.length),
      categories: categories.map(([gameType, sums]) => {
        const { bets, paid, play, held } = formatSums(sums)
        return { gameType, bets, paid, play, held }
      }),
      total: formatSums(total),
      currency,
    }
  },
} satisfies Pick<Handlers, keyof typeof recordCalls>

function zoned(timeZone: string): (at: number) => string {
  try {
    return daysIn(timeZone)
  } catch {
    throw new Refusal(400, 'request.invalid')
  }
}
