import type { SuborderStatus } from '../../../../src/sandbox/lottery/tables'
import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** The e-lottery of these paths: it draws every five minutes. */
export const code = 'ELOTT-0001'
const span = 5 * 60_000
/** Ten seconds after a draw: the next one is too far away to happen on a path. */
const start = Date.UTC(2026, 10, 20, 11, 0, 10)
const day = 24 * 60 * 60_000

/** Pauses the platform's clock, with this as the only lottery on sale. */
export async function openLottery({ control, db }: World): Promise<void> {
  await control('clock', { set: start })
  await sellLottery(db, false)
  await db.updateTable('game').set({ closed: 0 }).where('gameId', '=', code).execute()
}

/** A draw has just been: the next one does not close under a bet. */
export const startDraw = ({ advance }: World): void => advance(span - (Date.now() % span) + 10_000)

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

/** The next draw closes. */
export async function passDraw({ page }: App): Promise<void> {
  await page.clock.fastForward(span)
}

/** A ticket for two draws, of which the later one has won, and the first has this status. */
export async function standTicket({ db }: World, status: SuborderStatus): Promise<void> {
  const { id: memberId } = await db
    .selectFrom('member')
    .select('id')
    .where('username', '=', 'mika_07')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('lotterySuborder').execute()
  await db.deleteFrom('lotteryOrder').execute()
  const order = {
    id: 'L1',
    memberId,
    code,
    lines: '[[1,2,3,4,5,6]]',
    sessionHash: '',
    stakeMinor: 1_000,
    draws: 2,
  }
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
