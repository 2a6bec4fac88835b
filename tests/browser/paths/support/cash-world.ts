import { hashPassword } from '../../../../src/sandbox/passwords'
import { createRandom } from '../../../../src/sandbox/random'
import type { App } from '../../support/app'
import type { World } from '../../support/world'
import { setSafe } from './phone-key'

/** The player of these paths, and their withdrawal password. */
export const teller = 'tita_baby'
export const pin = '246810'

export async function memberId({ db }: World, username: string): Promise<string> {
  const found = db.selectFrom('member').select('id').where('username', '=', username)
  return (await found.executeTakeFirstOrThrow()).id
}

export interface Till {
  /** The withdrawal password; null when not set. */
  readonly pin?: string | null
  readonly cards?: readonly { readonly id: string; readonly bankName: string; readonly accountNum: string }[]
  /** The account has an app that each withdrawal asks for; or none, and the operator wants one. */
  readonly step?: 'none' | 'wanted' | 'missing'
  /** The cards were added just now, and rest. */
  readonly rests?: boolean
  /** Remaining turnover, minor units. */
  readonly toBet?: number
  /** Main wallet balance, minor units. */
  readonly money?: number
}

export const twoCards = [
  { id: 'C1', bankName: 'Banco Bayani', accountNum: '004417729035' },
  { id: 'C2', bankName: 'Isla Savings Bank', accountNum: '88120046' },
] as const

let hashes: Promise<Record<string, string>> | undefined

/** Sets everything a withdrawal depends on. */
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
      .values({ ...card, memberId: id, addedAt: till.rests ? Date.now() : at })
      .execute()
  }
  if (till.step) {
    await setSafe(world, username, till.step === 'wanted' ? { app: true, atWithdrawals: true } : {})
    await world.flags({ WITHDRAWSTEP3: till.step === 'missing' ? '1' : '0' })
  }
  await db.deleteFrom('turnover').where('memberId', '=', id).execute()
  if (till.toBet) await db.insertInto('turnover').values({ memberId: id, minor: till.toBet, at: 1 }).execute()
  const wallet = db.updateTable('wallet').where('memberId', '=', id).where('vendor', '=', 'MAIN')
  await wallet.set({ minor: till.money ?? 200_000 }).execute()
}

/** An outcome with the cash settings like this. */
export const tillOf = (till: Till = {}) => ({ make: ({ world }: App) => setTill(world, till) })

/** A field of a cash form; names are unique per screen. */
export const cashField = (app: App, name: string) =>
  app.page.locator(`form input[name="${name}"], form select[name="${name}"]`)
