import type { Kysely, Transaction } from 'kysely'
import { formatMinor, moveMoney } from '../db/money'
import type { Tables } from '../db/tables'
import { escapeHtml } from '../demo/document'
import { drawnNumbers } from './draws'
import { ruleOf, winsOf } from './rules'

const due = (db: Kysely<Tables>, memberId: string, now: number) =>
  db
    .selectFrom('lotterySuborder')
    .innerJoin('lotteryOrder', 'lotteryOrder.id', 'lotterySuborder.orderId')
    .innerJoin('game', 'game.gameId', 'lotteryOrder.code')
    .select(['lotterySuborder.id', 'lotterySuborder.orderId', 'lotterySuborder.numero'])
    .select(['lotterySuborder.drawAt', 'lotteryOrder.stakeMinor'])
    .select(['lotteryOrder.lines', 'lotteryOrder.code', 'game.name'])
    .where('lotterySuborder.memberId', '=', memberId)
    .where('lotterySuborder.status', '=', 'open')
    .where('lotterySuborder.drawAt', '<=', now)
    .orderBy('lotterySuborder.drawAt')
    .orderBy('lotterySuborder.id')

type Due = Awaited<ReturnType<ReturnType<typeof due>['executeTakeFirstOrThrow']>>

/** Settles a member's bets in past draws; call before reading any of the member's data. */
export async function settleDue(db: Kysely<Tables>, memberId: string, now: number): Promise<void> {
  if (!(await due(db, memberId, now).limit(1).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const row of await due(trx, memberId, now).execute()) {
      const rule = ruleOf(row.name)
      const lines = JSON.parse(row.lines) as number[][]
      const wins = winsOf(rule, lines, drawnNumbers(row.code, rule, row.drawAt), row.stakeMinor)
      const payoutMinor = wins.reduce((sum, { prizeMinor }) => sum + prizeMinor, 0)
      await trx
        .updateTable('lotterySuborder')
        .set({ status: payoutMinor > 0 ? 'won' : 'lost', payoutMinor, settledAt: row.drawAt })
        .where('id', '=', row.id)
        .execute()
      if (payoutMinor > 0) {
        await moveMoney(trx, { memberId, minor: payoutMinor, reason: 'lottery.won', at: row.drawAt })
        await tellWin(trx, memberId, row, payoutMinor)
      } else await tellEnd(trx, memberId, row)
    }
  })
}

const message = (
  trx: Transaction<Tables>,
  memberId: string,
  { drawAt }: Due,
  words: Record<'titleEn' | 'titleTy' | 'textEn' | 'textTy', string>,
) => {
  const content = (text: string, name: string) =>
    `<p>${escapeHtml(text)}</p><p><a href="/m/lottery?view=tickets">${name}</a></p>`
  return trx
    .insertInto('inbox')
    .values({
      memberId,
      titleEn: words.titleEn,
      titleTy: words.titleTy,
      contentEn: content(words.textEn, 'See your tickets'),
      contentTy: content(words.textTy, 'Tingnan ang mga tiket mo'),
      sentAt: drawAt,
      readAt: null,
    })
    .execute()
}

/** A winning draw is announced at once. */
async function tellWin(trx: Transaction<Tables>, memberId: string, row: Due, minor: number): Promise<void> {
  const amount = `₱${formatMinor(minor).replace(/\B(?=(\d{3})+(?=\.))/g, ',')}`
  await message(trx, memberId, row, {
    titleEn: `Your ticket won ${amount}`,
    titleTy: `Nanalo ng ${amount} ang tiket mo`,
    textEn: `${row.name}, ticket ${row.orderId}, draw ${row.numero}: ${amount} is in your wallet.`,
    textTy: `${row.name}, tiket ${row.orderId}, bola ${row.numero}: nasa wallet mo na ang ${amount}.`,
  })
}

/** A ticket without winnings is announced once, after its last draw. */
async function tellEnd(trx: Transaction<Tables>, memberId: string, row: Due): Promise<void> {
  const other = await trx
    .selectFrom('lotterySuborder')
    .select('id')
    .where('orderId', '=', row.orderId)
    .where('status', 'in', ['open', 'won'])
    .executeTakeFirst()
  if (other) return
  await message(trx, memberId, row, {
    titleEn: `Ticket ${row.orderId}: no win this time`,
    titleTy: `Tiket ${row.orderId}: hindi nanalo ngayon`,
    textEn: `${row.name}: the last draw of this ticket was ${row.numero}.`,
    textTy: `${row.name}: ${row.numero} ang huling bola ng tiket na ito.`,
  })
}
