import { hashPassword } from '../../../../src/sandbox/passwords'
import { createRandom } from '../../../../src/sandbox/random'
import type { App } from '../../support/app'
import type { World } from '../../support/world'

/** The player of these paths, and the digits that open his purse. */
export const teller = 'tita_baby'
export const pin = '246810'

export async function memberId({ db }: World, username: string): Promise<string> {
  const found = db.selectFrom('member').select('id').where('username', '=', username)
  return (await found.executeTakeFirstOrThrow()).id
}

export interface Till {
  /** The withdrawal password; null: none yet. */
  readonly pin?: string | null
  readonly cards?: readonly { readonly id: string; readonly bankName: string; readonly accountNum: string }[]
  /** Still to be bet, minor units. */
  readonly toBet?: number
  /** In the main wallet, minor units. */
  readonly money?: number
}

export const twoCards = [
  { id: 'C1', bankName: 'Banco Bayani', accountNum: '004417729035' },
  { id: 'C2', bankName: 'Isla Savings Bank', accountNum: '88120046' },
] as const

let hashes: Promise<Record<string, string>> | undefined

/** Puts everything that a withdrawal depends on where a path wants it. */
export async function setTill(world: World, till: Till = {}, username = teller): Promise<void> {
  const { db } = world
  const id = await memberId(world, username)
  hashes ??= Promise.all(
    [pin, '135791'].map(async (one) => [one, await hashPassword(one, createRandom(3))] as const),
  ).then(Object.fromEntries<string>)
  const code = till.pin === undefined ? pin : till.pin
  const row = {
    paymentPasswordHash: code === null ? null : (await hashes)[code]!,
    pinFailures: 0,
    pinFailedAt: 0,
  }
  await db
    .insertInto('memberSecurity')
    .values({ memberId: id, answers: null, ...row })
    .onConflict((c) => c.column('memberId').doUpdateSet(row))
    .execute()
  await db.deleteFrom('bankCard').where('memberId', '=', id).execute()
  for (const [at, card] of (till.cards ?? twoCards).entries()) {
    await db
      .insertInto('bankCard')
      .values({ ...card, memberId: id, addedAt: at })
      .execute()
  }
  await db.deleteFrom('turnover').where('memberId', '=', id).execute()
  if (till.toBet) await db.insertInto('turnover').values({ memberId: id, minor: till.toBet, at: 1 }).execute()
  const wallet = db.updateTable('wallet').where('memberId', '=', id).where('vendor', '=', 'MAIN')
  await wallet.set({ minor: till.money ?? 200_000 }).execute()
}

/** The till stands like this when the platform is asked. */
export const tillOf = (till: Till = {}) => ({ make: ({ world }: App) => setTill(world, till) })

/** A field of one of the forms about money, which are never two of one name on a screen. */
export const cashField = (app: App, name: string) =>
  app.page.locator(`form input[name="${name}"], form select[name="${name}"]`)
