import type { Transaction } from 'kysely'
import type { InputOf, ReplyOf } from '../../platform/call'
import type { depositPaymentGateway } from '../../platform/calls/deposit'
import { burn, isBurnt } from '../db/burnt-keys'
import type { DepositRelay } from '../db/deposits'
import { currency, formatMinor, NotAnAmount, parseMinor } from '../db/money'
import type { Tables } from '../db/tables'
import { underKey } from '../db/under-key'
import { Refusal, type HandlerContext } from '../handler'
import { memberOf } from '../handlers/collections'
import { demandNoBreak } from '../play/exclusion'
import { checkLimit, LimitReached } from '../protection/limits'
import { siteBrand } from '../settings'
import type { Deposit } from './settle'
import { accounts, bonusOf, everyday, found, life, payeeOf } from './world'

type DepositRequest = InputOf<typeof depositPaymentGateway>

/** An order number as shown to the player and the operator: `D00000012`. */
export const depositNumber = (id: number): string => `D${String(id).padStart(8, '0')}`

/** The id behind a number; 0, which no order has, if it is not a number. */
export const idOfDeposit = (number: string): number => Number(/^D(\d{8})$/.exec(number)?.[1] ?? 0)

/** An order as shown to a brand's player. A finished order no longer has payment details. */
export function orderOf(row: Deposit, brand: string | undefined) {
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
    transfer:
      waits && row.reference !== null && account
        ? { ...account, holder: payeeOf(brand), reference: row.reference }
        : null,
  }
}

const changed = () => new Refusal(409, 'transaction.terms.changed')

/** Minor units; amounts too large to be represented are refused as out of bounds. */
function minor(text: string): number {
  try {
    return parseMinor(text)
  } catch (error) {
    throw error instanceof NotAnAmount ? error : changed()
  }
}

/**
 * The terms of a request, checked against the current ones. Refuses if they differ from what the player
 * saw.
 */
async function agreed(
  trx: Transaction<Tables>,
  request: DepositRequest,
  relay: DepositRelay,
  memberId: string,
  at: number,
) {
  const amount = minor(request.amount)
  const method = await trx
    .selectFrom('depositMethod')
    .selectAll()
    .where('id', '=', request.methodId)
    .where('relay', '=', relay)
    .where('open', '=', 1)
    .executeTakeFirst()
  if (!method || amount < method.min || amount > method.max || minor(request.fee) !== method.fee)
    throw changed()
  await checkLimit(trx, { memberId, kind: 'deposit', need: amount }, at).catch((error: unknown) => {
    // The form requests the current remainder, and shows it.
    throw error instanceof LimitReached ? changed() : error
  })
  const accepted = await trx
    .deleteFrom('acceptedPromo')
    .where('memberId', '=', memberId)
    .where('promoId', '=', request.promoId)
    .executeTakeFirst()
  const promoId = accepted.numDeletedRows > 0n ? everyday.id : null
  const bonus = promoId === null ? 0 : bonusOf(amount)
  // A promotion that was never accepted adds nothing, whatever the request says.
  if ((request.promoId !== '' && promoId === null) || minor(request.bonus) !== bonus) throw changed()
  return { amount, method, promoId, bonus }
}

/** Begins a deposit, once per request id; repeating it returns the first order. */
export function beginDeposit(
  request: DepositRequest,
  relay: DepositRelay,
  context: HandlerContext,
): Promise<ReplyOf<typeof depositPaymentGateway>> {
  const { db, now, random } = context
  const { memberId } = memberOf(context)
  const at = now()
  return db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('depositOrder')
      .selectAll()
      .where('memberId', '=', memberId)
      .where('requestId', '=', request.requestId)
      .executeTakeFirst()
    if (known) return { ...orderOf(known, await siteBrand(trx)), currency }
    // The player was told that nothing arrived: that must stay true.
    if (await isBurnt(trx, memberId, request.requestId)) throw changed()
    await demandNoBreak(trx, memberId, at)
    const { amount, method, promoId, bonus } = await agreed(trx, request, relay, memberId, at)
    const manual = relay === 'manual'
    const made = await trx
      .insertInto('depositOrder')
      .values({
        memberId,
        requestId: request.requestId,
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
    return { ...orderOf(made, await siteBrand(trx)), currency }
  })
}

/** Looks up a request whose answer was lost; an unused request id is burnt. */
export async function askAboutDeposit(requestId: string, context: HandlerContext): Promise<Deposit | null> {
  const { db, now } = context
  const { memberId } = memberOf(context)
  return db.transaction().execute(async (trx) => {
    const row = await underKey(trx, 'depositOrder', memberId, requestId)
    if (row) return row
    await burn(trx, memberId, requestId, now())
    return null
  })
}
