import { depositWays } from '../../../../src/sandbox/control/belongings'
import type { DepositState } from '../../../../src/sandbox/db/deposits'
import type { App } from '../../support/app'
import type { World } from '../../support/world'
import { leaveOnPhone } from './phone'

/** The depositing player of these paths: without deposit limits. */
export const username = 'don_ramon'
const ways = ['qrph', 'lakas', 'direkta', 'suki', 'sampaguita']

/** The provider's page opens nothing new: the player stays where they are. */
export async function stayOnPage({ page }: App): Promise<void> {
  await page.route('**/demo/pay/**', (route) => route.fulfill({ status: 204 }))
}

/** The usual payment methods are open, or none is. */
export const waysOpen = (open: boolean) => ({
  make: async ({ world }: App) => {
    for (const id of ways) await world.control('deposit', { method: { id, open } })
  },
})

const memberId = async ({ db }: World) =>
  (await db.selectFrom('member').select('id').where('username', '=', username).executeTakeFirstOrThrow()).id

/** The player has deposited nothing yet, and has not been asked for limits. */
export const neverAsked = {
  make: async ({ world }: App) => {
    await world.control('player', { userName: username, neverDeposited: true })
  },
}

const numberOf = (id: number) => `D${String(id).padStart(8, '0')}`

/** A pending deposit, created before the page loads; the phone knows its number. */
export async function leaveOrder(app: App): Promise<void> {
  const { db } = app.world
  const at = Date.now()
  const { id } = await db
    .insertInto('depositOrder')
    .values({
      memberId: await memberId(app.world),
      requestId: 'begun before',
      ...depositWays.page,
      amount: 100_000,
      fee: 0,
      bonus: 1_000,
      promoId: 'everyday',
      state: 'waiting',
      createdAt: at,
      expiresAt: at + 86_400_000,
      dueAt: null,
      endedAt: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await leaveOnPhone(app, 'session', { 'perya.deposit': { number: numberOf(id) } })
}

const latest = async ({ db }: World) =>
  (await db.selectFrom('depositOrder').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id

/** The deposit is pending at a provider, or waits for a transfer by the player. */
export const waits = (how: 'page' | 'transfer') => ({
  make: async ({ world }: App) => {
    await world.db
      .updateTable('depositOrder')
      .set(depositWays[how])
      .where('id', '=', await latest(world))
      .execute()
  },
})

/** The deposit ended in this state. */
export const ended = (state: DepositState) => ({
  make: async ({ world }: App) => {
    await world.control('deposit', { end: { number: numberOf(await latest(world)), state } })
  },
})

/** The platform knows no such deposit. */
export const unknown = {
  make: async ({ world }: App) => {
    await world.db
      .deleteFrom('depositOrder')
      .where('id', '=', await latest(world))
      .execute()
  },
}
