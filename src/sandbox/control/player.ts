import * as v from 'valibot'
import { findByName, type Member } from '../accounts'
import { parseMinor } from '../db/money'
import type { Sandbox } from '../running'
import { createRandom } from '../random'
import { hashOf } from '../second-step/codes'
import { keptPassword } from '../seed/kept-passwords'
import { belongings, setBelongings } from './belongings'

/** Setup secret for the authenticator app of a player who gets one. */
export const appSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const amount = v.pipe(v.string(), v.regex(/^\d{1,11}(\.\d{1,2})?$/))

/** A player's data; omitted fields stay as they are. */
export const playerBody = v.strictObject({
  userName: v.string(),
  /** Account type: 0 member, 1 agent, 4 trial. */
  type: v.optional(v.number()),
  password: v.optional(v.string()),
  /** National number. */
  mobile: v.optional(v.string()),
  /** False: no account has this name or number; with `mobile`, true restores both. */
  known: v.optional(v.boolean()),
  /** Withdrawal password; null for none. */
  pin: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/)))),
  /** All bank accounts. */
  cards: v.optional(
    v.array(v.strictObject({ id: v.string(), bankName: v.string(), accountNum: v.string() })),
  ),
  /** The bank accounts are new and still on hold. */
  rests: v.optional(v.boolean()),
  /** Turnover left before a withdrawal. */
  toBet: v.optional(amount),
  /** Main wallet balance. */
  money: v.optional(amount),
  /** An authenticator app, or nothing besides the password; and whether withdrawals require it. */
  app: v.optional(v.boolean()),
  /** Besides the app, a recovery code: ABCDE-23456. */
  codes: v.optional(v.literal(true)),
  atWithdrawals: v.optional(v.boolean()),
  /** All contracts awaiting an answer. */
  contracts: v.optional(
    v.array(
      v.strictObject({
        id: v.string(),
        kind: v.picklist(['salary', 'dividend', 'hourly']),
        request: v.optional(v.string()),
      }),
    ),
  ),
  /** Has not deposited yet, and has not been asked for limits. */
  neverDeposited: v.optional(v.literal(true)),
  ...belongings,
})

export type PlayerBody = v.InferOutput<typeof playerBody>

type Of<K extends keyof PlayerBody> = NonNullable<PlayerBody[K]>

async function setIdentity({ db }: Sandbox, member: Member, body: PlayerBody): Promise<void> {
  const { type, password, known, mobile } = body
  const changes = {
    ...(type === undefined ? {} : { type }),
    ...(password === undefined ? {} : { passwordHash: await keptPassword(password, createRandom()) }),
    ...(mobile === undefined ? {} : { mobile }),
    ...(known === undefined ? {} : { nameKey: known ? member.username.toLowerCase() : '-' }),
    ...(known === false ? { mobile: null } : {}),
  }
  if (Object.keys(changes).length === 0) return
  await db.updateTable('member').set(changes).where('id', '=', member.id).execute()
  // Earlier wrong guesses do not count against a code that is correct now.
  await db.deleteFrom('loginAttempt').execute()
}

async function setPin({ db }: Sandbox, memberId: string, pin: string | null): Promise<void> {
  const row = {
    paymentPasswordHash: pin === null ? null : await keptPassword(pin, createRandom()),
    pinFailures: 0,
    pinFailedAt: 0,
  }
  await db
    .insertInto('memberSecurity')
    .values({ memberId, answers: null, ...row })
    .onConflict((c) => c.column('memberId').doUpdateSet(row))
    .execute()
}

async function setCards(
  { db, clock }: Sandbox,
  memberId: string,
  cards: Of<'cards'>,
  rests: boolean,
): Promise<void> {
  await db.deleteFrom('bankCard').where('memberId', '=', memberId).execute()
  for (const [at, card] of cards.entries()) {
    await db
      .insertInto('bankCard')
      .values({ ...card, memberId, addedAt: rests ? clock.now() : at })
      .execute()
  }
}

/** Removes every second step, and sets up an app if requested. */
async function setStep(
  { db }: Sandbox,
  memberId: string,
  { app = false, codes, atWithdrawals = false }: PlayerBody,
) {
  for (const table of ['passkey', 'recoveryCode', 'secondStep'] as const)
    await db.deleteFrom(table).where('memberId', '=', memberId).execute()
  await db.deleteFrom('loginAttempt').execute()
  await db
    .insertInto('secondStep')
    .values({
      memberId,
      userHandle: 'somebody',
      secret: app ? appSecret : null,
      confirmed: app ? 1 : 0,
      lastStep: 0,
      atWithdrawals: atWithdrawals ? 1 : 0,
    })
    .execute()
  if (!codes) return
  const hash = hashOf(memberId, 'ABCDE-23456')
  await db.insertInto('recoveryCode').values({ memberId, hash }).execute()
}

async function offerContracts({ db }: Sandbox, memberId: string, contracts: Of<'contracts'>): Promise<void> {
  const rows = JSON.stringify([{ label: 'turnover', value: '0.5' }])
  await db.deleteFrom('contractOffer').where('memberId', '=', memberId).execute()
  for (const { id, kind, request = '1' } of contracts) {
    const row = { id, memberId, kind, offeredBy: 'upline_1', request, rows, state: 'open' } as const
    await db.insertInto('contractOffer').values(row).execute()
  }
}

async function forgetDeposits({ db }: Sandbox, memberId: string): Promise<void> {
  await db.deleteFrom('limitAsked').where('memberId', '=', memberId).execute()
  const paid = db.updateTable('depositOrder').where('memberId', '=', memberId).where('state', '=', 'paid')
  await paid.set({ state: 'cancelled' }).execute()
}

/** The player with this name; for one hidden from the platform, by the name's original spelling. */
async function memberOf({ db }: Sandbox, userName: string): Promise<Member | undefined> {
  const hidden = db.selectFrom('member').selectAll().where('username', '=', userName)
  return (await findByName(db, userName)) ?? (await hidden.executeTakeFirst())
}

/** Sets a player's data as a test needs it. */
export async function setPlayer(sandbox: Sandbox, body: PlayerBody): Promise<{ found: boolean }> {
  const { db } = sandbox
  const member = await memberOf(sandbox, body.userName)
  if (!member) return { found: false }
  const { id } = member
  const { pin, cards, rests = false, toBet, money, app, contracts } = body
  await setIdentity(sandbox, member, body)
  await setBelongings(sandbox, id, body)
  if (pin !== undefined) await setPin(sandbox, id, pin)
  if (cards) await setCards(sandbox, id, cards, rests)
  if (app !== undefined) await setStep(sandbox, id, body)
  if (contracts) await offerContracts(sandbox, id, contracts)
  if (body.neverDeposited) await forgetDeposits(sandbox, id)
  if (toBet !== undefined) {
    await db.deleteFrom('turnover').where('memberId', '=', id).execute()
    const minor = parseMinor(toBet)
    if (minor > 0) await db.insertInto('turnover').values({ memberId: id, minor, at: 1 }).execute()
  }
  if (money !== undefined) {
    const wallet = db.updateTable('wallet').where('memberId', '=', id).where('vendor', '=', 'MAIN')
    await wallet.set({ minor: parseMinor(money) }).execute()
  }
  return { found: true }
}
