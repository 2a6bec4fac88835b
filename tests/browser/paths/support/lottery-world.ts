import type { SuborderStatus } from '../../../../src/sandbox/lottery/tables'
import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** The e-lottery that these paths look at: it draws every five minutes. */
export const code = 'ELOTT-0001'
const span = 5 * 60_000
/** Ten seconds after a draw: the next one is so far away that no path comes upon it by itself. */
const start = Date.UTC(2026, 10, 20, 11, 0, 10)
const day = 24 * 60 * 60_000

/** The platform's clock stands, and this is the only lottery that is sold. */
export async function openLottery({ control, db }: World): Promise<void> {
  await control('clock', { set: start })
  await sellLottery(db, false)
  await db.updateTable('game').set({ closed: 0 }).where('gameId', '=', code).execute()
}

/** One lottery is on sale, or none. */
export const onSale = (is: boolean) => ({
  make: async ({ world: { db } }: App) => {
    await sellLottery(db, false)
    if (is) await db.updateTable('game').set({ closed: 0 }).where('gameId', '=', code).execute()
  },
})

async function sellLottery(db: World['db'], is: boolean): Promise<void> {
  const lotteries = db.updateTable('game').where('gameType', 'in', ['ELOTT', 'LOTT'])
  await lotteries.set({ closed: is ? 0 : 1 }).execute()
}

/** The next draw closes: on the platform first, which the page then asks. */
export async function passDraw({ page, world }: App): Promise<void> {
  world.advance(span)
  await page.clock.fastForward(span)
}

/** A ticket for two draws, of which the later one has won, and the first one stands like this. */
export async function standTicket({ db }: World, status: SuborderStatus): Promise<void> {
  const { id: memberId } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'mika_07')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('lotterySuborder').execute()
  await db.deleteFrom('lotteryOrder').execute()
  const order = { id: 'L1', memberId, code, numbers: '[1,2,3,4,5,6]', stakeMinor: 1_000, draws: 2 }
  await db
    .insertInto('lotteryOrder')
    .values({ ...order, requestKey: 'bet', placedAt: start })
    .execute()
  for (const [n, stands] of [status, 'won' as const].entries()) {
    const row = {
      id: `L1-${n + 1}`,
      orderId: 'L1',
      memberId,
      numero: `261120-${n + 1}`,
      drawAt: start + (n + 1) * day,
      stakeMinor: 1_000,
      status: stands,
      payoutMinor: stands === 'won' ? 5_000 : 0,
      settledAt: stands === 'open' ? null : start,
      cancelKey: null,
    }
    await db.insertInto('lotterySuborder').values(row).execute()
  }
}
