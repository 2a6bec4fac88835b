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

/** The player has deposited nothing yet, and has not been asked for limits. */
export const neverAsked = {
  make: async ({ world }: App) => {
    await world.control('player', { userName: username, neverDeposited: true })
  },
}

const numberOf = (id: number) => `D${String(id).padStart(8, '0')}`

/** A pending deposit, created before the page loads; the phone knows its number. */
export async function leaveOrder(app: App): Promise<void> {
  await app.world.control('player', { userName: username, deposit: 'page' })
  await leaveOnPhone(app, 'session', { 'perya.deposit': { number: numberOf(await latest(app.world)) } })
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
