import { formatMinor } from '../../../../src/sandbox/db/money'
import type { App } from '../../support/app'
import type { World } from '../../support/world'

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

/** Sets everything a withdrawal depends on. */
export async function setTill(world: World, till: Till = {}, username = teller): Promise<void> {
  const { step } = till
  if (step) await world.flags({ WITHDRAWSTEP3: step === 'missing' ? '1' : '0' })
  await world.control('player', {
    userName: username,
    pin: till.pin === undefined ? pin : till.pin,
    cards: till.cards ?? twoCards,
    ...(till.rests ? { rests: true } : {}),
    toBet: formatMinor(till.toBet ?? 0),
    money: formatMinor(till.money ?? 200_000),
    ...(step ? { app: step === 'wanted' } : {}),
    ...(step === 'wanted' ? { atWithdrawals: true } : {}),
  })
}

/** An outcome with the cash settings like this. */
export const tillOf = (till: Till = {}) => ({ make: ({ world }: App) => setTill(world, till) })

/** A field of a cash form; names are unique per screen. */
export const cashField = (app: App, name: string) =>
  app.page.locator(`form input[name="${name}"], form select[name="${name}"]`)
