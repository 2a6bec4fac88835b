import type { Kysely, Transaction } from 'kysely'
import type { InputOf } from '../../platform/call'
import type { depositPaymentGateway, DepositOrder } from '../../platform/calls/deposit'
import { burn, isBurnt } from '../db/burnt-keys'
import type { DepositRelay } from '../db/deposits'
import { formatMinor, parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { Refusal, type HandlerContext } from '../handler'
import { memberOf } from '../handlers/collections'
import { isExcluded } from '../play/exclusion'
import type { Deposit } from './settle'
import { accounts, bonusOf, everyday, found, life, limitHours } from './world'

type Wish = InputOf<typeof depositPaymentGateway>

/** As the player and the operator know an order: `D00000012`. */
export const depositNumber = (id: number): string => `D${String(id).padStart(8, '0')}`

/** The id behind a number; 0, which nothing has, for what is none. */
export const idOfDeposit = (number: string): number => Number(/^D(\d{8})$/.exec(number)?.[1] ?? 0)

/** An order as the wire shows it. What is over cannot be paid: it says no more where. */
export function orderOf(row: Deposit): DepositOrder {
  const waits = row.state === 'waiting'
  const account = accounts[row.methodId]
  return {
    number: depositNumber(row.id),
    method: { id: row.methodId, kind: row.kind, name: row.methodName },
    amount: formatMinor(row.amount),
    fee: formatMinor(row.fee),
    bonus: formatMinor(row.bonus),
    state: row.state,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    paidAt: row.state === 'paid' ? row.endedAt : null,
    payUrl: waits && row.token !== null ? `/demo/pay/${row.token}` : null,
    transfer: waits && row.reference !== null && account ? { ...account, reference: row.reference } : null,
  }
}

const changed = () => new Refusal(409, 'transaction.terms.changed')

/** What a player may still deposit in these hours, minor units; null without a limit. What waits counts, too. */
export async function leftOf(db: Kysely<Tables>, memberId: string, now: number) {
  const limit = await db
    .selectFrom('depositLimit')
    .select('amount')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!limit) return null
  const sum = await db
    .selectFrom('depositOrder')
    .select(({ fn }) => fn.sum('amount').as('amount'))
    .where('memberId', '=', memberId)
    .where('state', 'in', ['waiting', 'paid'])
    .where('createdAt', '>', now - limitHours * 3_600_000)
    .executeTakeFirst()
  const { amount } = limit
  return { amount, left: Math.max(0, amount - Number(sum?.amount ?? 0)) }
}

/** Minor units; what is no amount with two decimals is refused like an amount out of bounds. */
function minor(text: string): number {
  try {
    return parseMinor(text)
  } catch {
    throw changed()
  }
}

/** The terms of a wish, checked against what counts now. Refuses where they are others than the player saw. */
async function agreed(
  trx: Transaction<Tables>,
  wish: Wish,
  relay: DepositRelay,
  memberId: string,
  at: number,
) {
  const amount = minor(wish.amount)
  const method = await trx
    .selectFrom('depositMethod')
    .selectAll()
    .where('id', '=', wish.methodId)
    .where('relay', '=', relay)
    .where('open', '=', 1)
    .executeTakeFirst()
  if (!method || amount < method.min || amount > method.max || minor(wish.fee) !== method.fee) throw changed()
  const limit = await leftOf(trx, memberId, at)
  if (limit && amount > limit.left) throw changed()
  const accepted = await trx
    .deleteFrom('acceptedPromo')
    .where('memberId', '=', memberId)
    .where('promoId', '=', wish.promoId)
    .executeTakeFirst()
  const promoId = accepted.numDeletedRows > 0n ? everyday.id : null
  const bonus = promoId === null ? 0 : bonusOf(amount)
  // A promotion that was never accepted adds nothing, whatever the wish says.
  if ((wish.promoId !== '' && promoId === null) || minor(wish.bonus) !== bonus) throw changed()
  return { amount, method, promoId, bonus }
}

/** Begins a deposit, once under its request id; repeated, it is the order that was made the first time. */
export function beginDeposit(
  wish: Wish,
  relay: DepositRelay,
  context: HandlerContext,
): Promise<DepositOrder> {
  const { db, now, random } = context
  const { memberId } = memberOf(context)
  const at = now()
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('depositOrder')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('requestId', '=', wish.requestId)
      .executeTakeFirst()
    if (known) return orderOf(known)
    // The player was told that nothing came of it: that stays true.
    if (await isBurnt(trx, memberId, wish.requestId)) throw changed()
    if (await isExcluded(trx, memberId, at)) throw new Refusal(403, 'player.excluded')
    const { amount, method, promoId, bonus } = await agreed(trx, wish, relay, memberId, at)
    const manual = relay === 'manual'
    const made = await trx
      .insertInto('depositOrder')
      .values({
        memberId,
        requestId: wish.requestId,
        methodId: method.id,
        kind: method.kind,
        methodName: method.name,
        amount,
        fee: method.fee,
        bonus,
        promoId,
        state: 'waiting',
        token: manual ? null : random.token(),
        reference: manual ? `PY${random.digits(8)}` : null,
        createdAt: at,
        expiresAt: at + (manual ? life.transfer : life.page),
        dueAt: manual ? at + found : null,
        endedAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return orderOf(made)
  })
}

/** What became of a wish whose answer got lost; a request id that no order has come under is burnt. */
export async function askAboutDeposit(requestId: string, context: HandlerContext): Promise<Deposit | null> {
  const { db, now } = context
  const { memberId } = memberOf(context)
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('depositOrder')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('requestId', '=', requestId)
      .executeTakeFirst()
    if (row) return row
    await burn(trx, memberId, requestId, now())
    return null
  })
}
